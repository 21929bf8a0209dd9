"""`serve --content`: heroes and boards of a folder are offered like those of the package."""

from __future__ import annotations

from pathlib import Path

import pytest

from peerless import ContentError
from peerless.catalog.content import load_folder
from peerless.catalog.loader import template
from peerless.messages.message import Message
from peerless.service.content.content_cache import served_ids
from peerless.service.content.homebrew import read_homebrew
from peerless.service.protocol.setup import HomebrewFile
from tests.server.support import ServerProcess, in_loop, new_guest, sqlite


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for kind, name in (("hero", "fox"), ("board", "den")):
        text = template(kind).replace("new_id", name).replace("NEW_NAME", name.title())
        (tmp_path / f"{name}.yaml").write_text(text, encoding="utf-8")
    (tmp_path / "notes.txt").write_text("not a hero", encoding="utf-8")
    return tmp_path


def test_a_folder_is_added_to_the_package(folder: Path) -> None:
    content = load_folder(folder)
    assert content.hero("fox").name == "Fox"
    assert content.board("den").name == "Den"
    assert served_ids(content) == ["den", "fox"]
    assert "alice" in content.heroes


def test_every_faulty_file_is_reported_with_its_place(folder: Path) -> None:
    (folder / "alice.yaml").write_text("name: Alice\n", encoding="utf-8")
    (folder / "fox.yaml").write_text("name: Fox\nmove: 99\n", encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        load_folder(folder)
    found = [(problem.file, problem.line) for problem in caught.value.problems]
    assert found[0] == ("alice.yaml", 0)
    assert ("fox.yaml", 2) in found


def test_a_missing_folder_is_reported(tmp_path: Path) -> None:
    with pytest.raises(ContentError):
        load_folder(tmp_path / "none")


@in_loop
async def test_everyone_can_choose_what_a_folder_has(folder: Path, tmp_path: Path) -> None:
    server = ServerProcess(sqlite(tmp_path), content=str(folder))
    server.start()
    try:
        ada = await new_guest(server.address)
        served = (await ada.call("GET", "/api/content?language=ru")).json()
        assert [hero["id"] for hero in served["heroes"]] == ["fox"]
        assert [board["id"] for board in served["boards"]] == ["den"]
        assert "fox" in {hero["id"] for hero in (await ada.call("GET", "/api/heroes")).json()["heroes"]}
        seats = [{"hero": "fox"}, {"kind": "bot", "level": "easy", "hero": "medusa"}]
        table, _ = await ada.create({"board": "den", "seats": seats}, ["p1"])
        shown = (await ada.call("GET", f"/api/tables/{table}/content")).json()
        assert "fox" in {hero["id"] for hero in shown["heroes"]}
        text = (folder / "fox.yaml").read_text(encoding="utf-8")
        checked = (await ada.call("POST", "/api/check", kind="hero", id="fox", text=text)).json()
        assert [problem["error"] for problem in checked["problems"]] == ["error-id-taken"]
    finally:
        server.stop()


def test_homebrew_cannot_take_the_id_of_a_served_hero(folder: Path) -> None:
    file = HomebrewFile(kind="hero", id="fox", text=(folder / "fox.yaml").read_text(encoding="utf-8"))
    with pytest.raises(ContentError) as caught:
        read_homebrew(file, load_folder(folder).copy(), ["fox"])
    assert caught.value.problems[0].message == Message("error-id-taken", id="fox")
