"""Draw the icons of the installable site from `web/src/art/icon.svg`, with Chromium: `python -m tools.site.icons`.

The results are small and change with the drawing only, so they are part of the repository.
"""

from __future__ import annotations

from playwright.sync_api import sync_playwright

from tests.browser.support.chromium import launch
from tools.site.release import ICONS, PAPER, WEB

DRAWN = {
    # file: its size, the part that the drawing fills, its background
    "icon-192.png": (192, 1.0, "transparent"),
    "icon-512.png": (512, 1.0, "transparent"),
    "icon-180.png": (180, 0.8, PAPER),
    # A system cuts these to a shape of its own: all that matters is within the middle 80 %.
    "icon-maskable-512.png": (512, 0.62, PAPER),
}


def main() -> None:
    drawing = (WEB / "src" / "art" / "icon.svg").read_text("utf-8")
    ICONS.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for name, (size, share, background) in DRAWN.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            style = f"margin:0;display:grid;place-items:center;height:100vh;background:{background}"
            sized = drawing.replace("<svg ", f'<svg width="{share * size}" height="{share * size}" ')
            page.set_content(f'<body style="{style}">{sized}')
            page.screenshot(path=ICONS / name, omit_background=background == "transparent")
        browser.close()


if __name__ == "__main__":
    main()
