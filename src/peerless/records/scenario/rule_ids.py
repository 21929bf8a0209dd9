"""The ids of all rules and rulings. Made by `python -m tools.rule_ids`; do not edit."""

# ruff: noqa: E501, SIM905

from typing import Final

RULE_IDS: Final = (
    "GEN-1 GEN-2 GEN-3 "
    "FIG-1 FIG-2 FIG-3 FIG-4 FIG-5 "
    "BRD-1 BRD-2 BRD-3 BRD-4 BRD-5 "
    "SET-1 SET-2 SET-3 SET-4 SET-5 SET-6 SET-7 SET-8 "
    "TRN-1 TRN-2 TRN-3 TRN-4 TRN-5 TRN-6 TRN-7 "
    "DRW-1 DRW-2 "
    "MAN-1 MAN-2 MAN-3 "
    "MOV-1 MOV-2 MOV-3 MOV-4 MOV-5 MOV-6 "
    "SCH-1 SCH-2 "
    "CRD-1 CRD-2 CRD-3 CRD-4 CRD-5 "
    "BST-1 "
    "ATK-1 ATK-2 ATK-3 ATK-4 "
    "CMB-1 CMB-2 CMB-3 CMB-4 CMB-5 CMB-6 CMB-7 CMB-8 CMB-9 CMB-10 "
    "EFF-1 EFF-2 EFF-3 EFF-4 EFF-5 EFF-6 EFF-7 "
    "DEF-1 DEF-2 DEF-3 "
    "WIN-1 WIN-2 WIN-3 "
    "TEAM-1 TEAM-2 TEAM-3 TEAM-4 TEAM-5 TEAM-6 "
    "FFA-1 FFA-2 FFA-3 FFA-4 FFA-5 FFA-6 "
    "PASS-1 PASS-2 PASS-3 "
    "HOU-1 HOU-2 HOU-3 "
    "FOG-1 FOG-2 FOG-3 FOG-4 FOG-5 "
    "ED-1 ED-2 ED-3 ED-4 ED-5 ED-6 ED-7 ED-8 ED-9 "
    "EX-1 EX-2 EX-3 EX-4 EX-5 EX-6 EX-7 EX-8 EX-9 EX-10 "
).split()
"""Of docs/rules.md."""
RULING_IDS: Final = (
    "R-ALL-1 R-ALL-2 R-ALL-3 R-ALL-4 R-ALL-5 R-ALL-6 R-ALL-7 R-ALL-8 R-ALL-9 R-ALL-10 R-ALL-11 R-ALL-12 R-ALL-13 R-ALL-14 R-ALL-15 R-ALL-16 R-ALL-17 R-ALL-18 R-ALL-19 R-ALL-20 R-ALL-21 R-ALL-22 R-ALL-23 "
    "R-CMB-1 R-CMB-2 R-CMB-3 R-CMB-4 R-CMB-5 R-CMB-6 R-CMB-7 R-CMB-8 R-CMB-9 R-CMB-10 R-CMB-11 R-CMB-12 R-CMB-13 R-CMB-14 "
    "R-BRD-1 R-BRD-2 R-BRD-3 R-BRD-4 "
    "R-ALI-1 R-ALI-2 R-ALI-3 R-ALI-4 "
    "R-MED-1 R-MED-2 "
    "R-SIN-1 R-SIN-2 "
    "R-ART-1 R-ART-2 R-ART-3 R-ART-4 R-ART-5 "
    "R-HOU-1 R-HOU-2 R-HOU-3 R-HOU-4 R-HOU-5 R-HOU-6 R-HOU-7 R-HOU-8 "
    "R-GEN-1 R-GEN-2 "
    "R-HOL-1 R-HOL-2 R-HOL-3 R-HOL-4 R-HOL-5 R-HOL-6 R-HOL-7 "
    "R-DRA-1 R-DRA-2 R-DRA-3 R-DRA-4 "
    "R-JEK-1 R-JEK-2 R-JEK-3 R-JEK-4 R-JEK-5 "
    "R-INV-1 R-INV-2 R-INV-3 R-INV-4 R-INV-5 R-INV-6 R-INV-7 R-INV-8 R-INV-9 R-INV-10 R-INV-11 R-INV-12 R-INV-13 R-INV-14 R-INV-15 R-INV-16 "
    "R-WUK-1 R-WUK-2 R-WUK-3 "
).split()
"""Of docs/rulings.md."""
