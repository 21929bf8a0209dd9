"""A release of the static site: what makes it installable, and what its service worker keeps.

index.html             names the release, the manifest and the icons
release.json           the same release, for pages that may be older
manifest.webmanifest   for the browser's "install"
icons/*.png
sw.js                  the service worker, with the hashes of all files in front
"""

from __future__ import annotations

import base64
import hashlib
import json
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
WEB: Final = ROOT / "web"
ICONS: Final = WEB / "src" / "art" / "app"
PAPER, ACCENT = "#f3e8d2", "#8a3b12"
MANIFEST: Final[dict[str, Any]] = {
    "name": "Peerless",
    "short_name": "Peerless",
    "description": "Play, build and study the Unmatched skirmish system on your device.",
    "lang": "en",
    "categories": ["games"],
    "id": "./",
    "start_url": "./",
    "scope": "./",
    "display": "standalone",
    "background_color": PAPER,
    "theme_color": ACCENT,
    "icons": [
        {"src": "icons/icon-192.png", "sizes": "192x192", "type": "image/png"},
        {"src": "icons/icon-512.png", "sizes": "512x512", "type": "image/png"},
        {"src": "icons/icon-maskable-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
    ],
}
"""All addresses are relative, so the site works at any of them."""
HEAD: Final = f"""\
<meta name="theme-color" content="{ACCENT}" />
    <link rel="manifest" href="./manifest.webmanifest" />
    <link rel="apple-touch-icon" href="./icons/icon-180.png" />
    <script id="release" type="application/json">%s</script>
    <title>"""
NOT_KEPT: Final = ("sw.js", "engine/", "index.html")


def write_release(folder: Path, engine: dict[str, Any]) -> None:
    """Finish a site whose client and engine are in the folder."""
    (folder / "manifest.webmanifest").write_text(json.dumps(MANIFEST, indent=2) + "\n", "utf-8")
    shutil.copytree(ICONS, folder / "icons", dirs_exist_ok=True)
    page = (folder / "index.html").read_text("utf-8")
    release = json.dumps({"version": _version(folder, page, engine["version"]), "engine": engine})
    if page.count("<title>") != 1:
        raise ValueError("index.html must have one title")
    (folder / "index.html").write_text(page.replace("<title>", HEAD % release), "utf-8")
    (folder / "release.json").write_text(release, "utf-8")
    _write_service_worker(folder, json.loads(release))


def _version(folder: Path, page: str, engine: str) -> str:
    digest = hashlib.sha256(f"{engine}\n{HEAD}\n{page}".encode())
    for path, file in _kept_files(folder).items():
        if path not in ("./", "release.json"):
            digest.update(f"{path} {_integrity(file)}\n".encode())
    return digest.hexdigest()[:16]


def _kept_files(folder: Path) -> dict[str, Path]:
    """The files of the client by their addresses; `./` is the page."""
    found = {file.relative_to(folder).as_posix(): file for file in sorted(folder.rglob("*")) if file.is_file()}
    return {"./": folder / "index.html"} | {path: file for path, file in found.items() if not path.startswith(NOT_KEPT)}


def _integrity(file: Path) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(file.read_bytes()).digest()).decode()


def _write_service_worker(folder: Path, release: dict[str, Any]) -> None:
    engine: str = release["engine"]["version"]
    kept = {
        "version": release["version"],
        "engine": engine,
        "clientFiles": {path: _integrity(file) for path, file in _kept_files(folder).items()},
        "engineFiles": {file.name: _integrity(file) for file in sorted((folder / "engine" / engine).iterdir())},
    }
    target = folder / "sw.js"
    command = ["npx", "rolldown", "src/tab/serviceWorker.ts", "--file", str(target), "--format", "iife", "--minify"]
    subprocess.run(command, cwd=WEB, check=True, stdout=subprocess.DEVNULL)
    target.write_text(f"const RELEASE={json.dumps(kept)};\n{target.read_text('utf-8')}", "utf-8")
