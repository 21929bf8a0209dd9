"""`python -m tests.faults`: makes one fault after the other in a copy of the tree and tells which test catches it.

What is done is kept in `build/mutants`, so a run that was stopped goes on where it was, and another one begins with
the test that caught a fault before. First all tests run without a fault. It fails if a fault survives
that has no reason written beside it.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

import msgspec

from tests.faults.entries import AREAS, ROOT, Fault, Unfit, control, faults, place_of
from tests.faults.report import table
from tests.faults.scratch import Result, Scratch, tracked


def main() -> int:
    options = _parser().parse_args()
    if options.table:
        sys.stdout.write(table(faults(), *(_kept(Path(path)) for path in options.table)))
        return 0
    wanted = [fault for fault in faults(tuple(options.area or AREAS)) if not options.only or fault.id in options.only]
    root: Path = options.tree.resolve()
    controls = [control(area) for area in AREAS if any(fault.area == area for fault in wanted)]
    stale = [str(error) for fault in wanted if (error := _unfit(fault, root)) is not None]
    if stale:
        print("\n".join(stale))
        return 1
    keep = options.keep or root / "build" / "mutants" / "results.jsonl"
    controlled = {} if options.no_control else _run(controls, root, keep, options.workers)
    spoiled = [result for result in controlled.values() if result.caught]
    if spoiled:
        print("these tests fail without any fault:", *(result.by for result in spoiled), sep="\n  ")
        return 1
    results = _run(wanted, root, keep, options.workers)
    survivors = [fault for fault in wanted if not results[fault.id].caught]
    seconds = sum(results[fault.id].seconds for fault in wanted)
    print(f"{len(wanted)} faults, {len(survivors)} survive, {seconds / max(1, len(wanted)):.1f} s each")
    for fault in survivors:
        print(f"  {fault.id}: {fault.about}; {fault.survives or 'NO TEST AND NO REASON'}")
    return int(any(not fault.survives for fault in survivors))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("--area", action="append", choices=AREAS, help="only faults of this area")
    parser.add_argument("--only", action="append", metavar="ID", help="only this fault")
    parser.add_argument("--tree", type=Path, default=ROOT, help="the checkout to test; this one by default")
    parser.add_argument("--keep", type=Path, help="the file of results; build/mutants/results.jsonl by default")
    parser.add_argument("--workers", type=int, default=2, help="faults at a time")
    parser.add_argument(
        "--no-control", action="store_true", help="skip the tests without a fault, if they have just passed"
    )
    parser.add_argument("--table", nargs=2, metavar=("BEFORE", "AFTER"), help="print docs/mutants.md from two results")
    return parser


def _unfit(fault: Fault, root: Path) -> Unfit | None:
    try:
        place_of(fault, root)
    except Unfit as error:
        return error
    return None


def _kept(path: Path) -> dict[str, Result]:
    """Results by fault; of several the last."""
    lines = path.read_bytes().splitlines() if path.exists() else []
    return {
        result.id: result for result in msgspec.convert([msgspec.json.decode(line) for line in lines], list[Result])
    }


def _run(wanted: list[Fault], root: Path, keep: Path, workers: int) -> dict[str, Result]:
    keep.parent.mkdir(parents=True, exist_ok=True)
    tree = _fingerprint(root)
    marks = {fault.id: hashlib.sha256(msgspec.json.encode(fault) + tree).hexdigest()[:16] for fault in wanted}
    kept = _kept(keep)
    failed = {fault.id for fault in wanted if not fault.text and fault.id in kept and kept[fault.id].caught}
    results = {
        name: kept[name] for name in marks if name in kept and kept[name].of == marks[name] and name not in failed
    }
    open_ones = [fault for fault in wanted if fault.id not in results]
    copies: SimpleQueue[Scratch] = SimpleQueue()

    def test(fault: Fault) -> Result:
        copy = copies.get()
        try:
            result = copy.tested(fault, marks[fault.id], kept[fault.id].by if fault.id in kept else "")
        finally:
            copies.put(copy)
        with keep.open("ab") as file:
            file.write(msgspec.json.encode(result) + b"\n")
        print(
            f"{'caught' if result.caught else 'SURVIVED':9}{result.seconds:6.1f} s  {fault.id}  {result.by}", flush=True
        )
        return result

    copied = root / "build" / "mutants"
    copied.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=copied) as folder, ThreadPoolExecutor(workers) as pool:
        for i in range(workers if open_ones else 0):
            copies.put(Scratch(root, Path(folder) / str(i)))
        for result in pool.map(test, open_ones):
            results[result.id] = result
    return results


def _fingerprint(root: Path) -> bytes:
    """Of everything that the outcome depends on: sources and tests."""
    digest = hashlib.sha256()
    for name in tracked(root):
        if name.startswith(("src/", "tests/", "web/")) and not name.startswith("tests/faults/"):
            digest.update(name.encode() + b"\0" + (root / name).read_bytes())
    return digest.digest()


if __name__ == "__main__":
    sys.exit(main())
