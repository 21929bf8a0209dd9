"""A player at a table of a server, over a WebSocket (docs/bots.md).

python examples/socket_bot.py ADDRESS TOKEN

The address is that of the seat (ws://…); the token is the guest's who holds it, and goes into a header, as addresses
are written to logs.
"""

import json
import sys
from typing import Any

from websockets.sync.client import connect


def choose(view: dict[str, Any]) -> str:
    """Attacks the weakest it can reach, otherwise takes the first option."""
    options: list[str] = view["decision"]["options"]
    health = {fighter["id"]: fighter["health"] for fighter in view["fighters"]}
    attacks = [option for option in options if option.startswith("attack ")]
    return min(attacks, key=lambda option: health[option.split()[2]], default=options[0])


def main(address: str, token: str) -> None:
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        for text in socket:
            message = json.loads(text)
            if message["type"] == "hello":
                socket.send(json.dumps({"type": "ready", "protocol": 1}))
            elif message["type"] == "decide":
                answer = choose(message["view"])
                socket.send(json.dumps({"type": "answer", "number": message["number"], "answer": answer}))
            elif message["type"] == "refused":
                print("refused:", message["why"])
            elif message["type"] == "end":
                print("the match is over")


if __name__ == "__main__":
    main(*sys.argv[1:])
