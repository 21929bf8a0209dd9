"""`peerless scenario FILE…`: runs scenario files and says which hold."""

from __future__ import annotations

from pathlib import Path

import click

from peerless.cli.heroes import to_json
from peerless.cli.options import OLD_FILE, content_option, load


@click.command()
@click.argument("scenarios", nargs=-1, required=True, type=OLD_FILE)
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@content_option
def scenario(scenarios: tuple[Path, ...], as_json: bool, files: tuple[Path, ...]) -> None:
    """Run scenario files; exit code 0 only if everything holds."""
    from peerless.records.scenario import run_file

    content = load(files)
    results = [result for path in scenarios for result in run_file(path, content)]
    failed = [result for result in results if not result.ok]
    if as_json:
        click.echo(to_json(results))
    else:
        for result in failed:
            click.echo(f"{result.path}: {result.name}")
            for failure in result.failures:
                click.echo(f"    {failure}")
        click.echo(f"{len(results) - len(failed)} of {len(results)} scenarios hold")
    raise SystemExit(1 if failed else 0)
