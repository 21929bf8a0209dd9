"""`peerless scenario FILE…`: run scenario files and report which pass."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from peerless.cli.heroes import to_json
from peerless.cli.options import OLD_FILE, content_option, language_option, load
from peerless.messages.message import Message
from peerless.records.scenario import ScenarioResult, run_file


@click.command()
@click.argument("scenarios", nargs=-1, required=True, type=OLD_FILE)
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@content_option
@language_option
def scenario(scenarios: tuple[Path, ...], as_json: bool, files: tuple[Path, ...], language: str) -> None:
    """Run scenario files; exit code 0 only if all scenarios pass."""
    content = load(files)
    results = [result for path in scenarios for result in run_file(path, content)]
    failed = [result for result in results if not result.ok]
    if as_json:
        click.echo(to_json([_data(result, language) for result in results]))
    else:
        for result in failed:
            which = Message("fault-scenario", number=result.number, name=result.name)
            place = f"{result.path}:{result.line}" if result.line else result.path
            click.echo(f"{place}: {which.said(language)}" if result.number else place)
            for failure in result.failures:
                click.echo(f"    {failure.said(language)}")
        hold = Message("error-scenarios-hold", held=len(results) - len(failed), count=len(results))
        click.echo(hold.said(language))
    raise SystemExit(1 if failed else 0)


def _data(result: ScenarioResult, language: str) -> dict[str, Any]:
    return {**vars(result), "failures": [failure.said(language) for failure in result.failures]}
