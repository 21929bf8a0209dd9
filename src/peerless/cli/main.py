"""The command group; each command is in the module of its name and is loaded when it is called."""

from __future__ import annotations

import importlib
from typing import Any, Final

import click

from peerless import __version__
from peerless.cli.terminal.plain import soften_output
from peerless.core.errors import ContentError, PeerlessError
from peerless.messages.message import Message

# By purpose, in the order of `--help`.
_GROUPS: Final = {
    "Play": {
        "serve": ("serve", "Play in the browser: start the server."),
        "play": ("play", "Play a match in the terminal."),
        "watch": ("watch", "Watch bots play."),
        "replay": ("replay", "Play a record again and check it."),
    },
    "Look up": {
        "heroes": ("heroes", "List the heroes."),
        "hero": ("heroes", "Show a hero: fighters, ability, deck."),
        "boards": ("boards", "List the boards."),
        "board": ("boards", "Show a board: picture, zones, lines."),
    },
    "Build heroes and boards": {
        "new": ("new", "Write a hero or board file to start from."),
        "check": ("check", "Check hero and board files."),
        "schema": ("schema", "Print the JSON Schema of hero or board files."),
        "scenario": ("scenario", "Run scenario files: positions, answers, checks."),
        "lab": ("lab", "Play many matches between bots: balance, cards, ladders."),
    },
    "Run a server": {
        "bot-worker": ("cluster.bot_worker", "Think for the bots of a cluster."),
        "cluster": ("cluster.cluster", "Try out several processes behind one address."),
        "backup": ("backup", "Back up a server's data to a file."),
        "restore": ("backup", "Restore a backup into an empty database."),
        "doctor": ("doctor", "Check a server's stored data."),
    },
}
_COMMANDS: Final = {name: found for group in _GROUPS.values() for name, found in group.items()}


class Refusal(click.ClickException):
    """An error of the package, shown in one line with its own exit code."""

    exit_code = 2


class Commands(click.Group):
    """Loads a command only when it is used, so that each starts fast; shows errors of the package in one line."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in _COMMANDS:
            return None
        module = importlib.import_module(f"peerless.cli.{_COMMANDS[cmd_name][0]}")
        command: click.Command = getattr(module, cmd_name.replace("-", "_"))
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        for purpose, commands in _GROUPS.items():
            with formatter.section(purpose):
                formatter.write_dl([(name, about) for name, (_, about) in commands.items()])

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except PeerlessError as error:
            raise Refusal(_one_line(error, _language(ctx))) from error
        except OSError as error:
            if error.filename is None:  # a closed pipe and the like: click knows what to do
                raise
            raise Refusal(f"{error.filename}: {error.strerror}") from error


def _language(ctx: click.Context) -> str:
    """The language of `--lang`, or of the system."""
    from peerless.messages.translator import system_language  # late: it loads all code that reads message files

    return ctx.obj or system_language()


def _one_line(error: PeerlessError, language: str) -> str:
    if isinstance(error, ContentError) and len(error.problems) > 1:
        first, more = error.problems[0], len(error.problems) - 1
        return Message("error-more-problems", first=first, count=more).said(language)
    return " ".join(error.said(language).split())


@click.group(cls=Commands, invoke_without_command=True)
@click.version_option(__version__, prog_name="peerless")
@click.pass_context
def main(ctx: click.Context) -> None:
    """Duels between legendary heroes, in your browser or terminal.

    Without a command, Peerless starts the server and opens it in your browser.
    """
    soften_output()
    if ctx.invoked_subcommand is None:
        from peerless.cli.serve import serve

        ctx.invoke(serve, show=True)
