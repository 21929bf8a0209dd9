"""The first hour of a host: the commands of docs/hosting.md, in folders and on ports of their own.

Lines marked as not run are skipped. Everything else runs in the order of the page: the service as its unit starts it,
nginx with the configuration shown in front of it, with the certificate the page makes.
"""

from __future__ import annotations

import asyncio
import json
import re
import shlex
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2 as httpx
import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from peerless import __version__
from tests.architecture.test_repository import ROOT
from tests.docs.pages import DOCS, blocks
from tests.package.conftest import NEWER
from tests.package.support import SYSTEM_PATH, Started, environment, free_port, run
from tests.server.support import WAIT_SECONDS

PAGE = DOCS / "hosting.md"
NGINX = shutil.which("nginx", path=f"{SYSTEM_PATH}:/usr/sbin")
CADDY = shutil.which("caddy")
OUTSIDE = re.compile(r"(?<![\w.])/(opt|var|etc)/")
HOST = "peerless.example.org"
needs_nginx = pytest.mark.skipif(NGINX is None, reason="nginx is not installed")


class Machine:
    """A folder in the place of `/`, with ports of its own."""

    def __init__(self, root: Path, wheel: Path) -> None:
        self.root = root
        self.port, self.tls_port = free_port(), free_port()
        for folder in ("dist", "etc/ssl", "opt", "var/lib/peerless", "var/backups"):
            (root / folder).mkdir(parents=True)
        shutil.copy(wheel, root / "dist" / wheel.name)

    def moved(self, text: str) -> str:
        """A text of the page, with the paths and the port of this machine."""
        return OUTSIDE.sub(rf"{self.root}/\1/", text).replace(":8600", f":{self.port}")

    def run(self, command: str) -> str:
        path = f"{Path(sys.executable).parent}:{SYSTEM_PATH}"  # `python3` is the one that runs the tests
        return run(["bash", "-ec", self.moved(command)], self.root, PATH=path)

    @contextmanager
    def service(self, **more: str) -> Iterator[Started]:
        """What systemd would start."""
        [(_, unit)] = blocks(PAGE, "ini")
        lines = [line.split("=", 1) for line in self.moved(unit).splitlines() if "=" in line]
        [command] = [value for key, value in lines if key == "ExecStart"]
        settings = dict(
            word.split("=", 1) for key, value in lines if key == "Environment" for word in shlex.split(value)
        )
        process = subprocess.Popen(
            shlex.split(command),
            cwd=self.root,
            env=environment(**{**settings, **more}, PEERLESS_PORT=str(self.port)),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        server = Started(process)
        try:
            server.wait()
            yield server
        finally:
            process.terminate()
            process.communicate()
        assert process.returncode == 0

    @contextmanager
    def nginx(self) -> Iterator[None]:
        """The proxy with the configuration of the page."""
        assert NGINX is not None
        [(_, site)] = blocks(PAGE, "nginx")
        site = self.moved(site).replace("listen 443", f"listen 127.0.0.1:{self.tls_port}")
        folders = "".join(
            f"{kind}_temp_path {self.root}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        main = f"daemon off; pid {self.root}/nginx.pid; error_log stderr; user root;"
        path = self.root / "nginx.conf"
        path.write_text(f"{main}\nevents {{}}\nhttp {{ access_log off; {folders}\n{site}\n}}\n")
        run([NGINX, "-t", "-c", path], self.root)
        with proxy([NGINX, "-c", str(path)], self.tls_port, HOST):
            yield


@contextmanager
def proxy(command: list[str], port: int, name: str, **variables: str) -> Iterator[None]:
    """A proxy in the foreground, once it has a certificate for this name."""
    process = subprocess.Popen(command, env=environment(**variables), stderr=subprocess.PIPE, text=True)
    try:
        wait_for_certificate(port, name)
        yield
    finally:
        process.terminate()
        process.communicate()


def wait_for_certificate(port: int, name: str) -> None:
    """Wait for a handshake: Caddy listens before it has made its certificate. The visit checks who signed it."""
    anyone = ssl.create_default_context()
    anyone.check_hostname = False
    anyone.verify_mode = ssl.CERT_NONE
    latest = time.monotonic() + WAIT_SECONDS
    while True:
        try:
            with (
                socket.create_connection(("127.0.0.1", port), timeout=WAIT_SECONDS) as plain,
                anyone.wrap_socket(plain, server_hostname=name),
            ):
                return
        except OSError:  # nobody listens, or there is no certificate yet
            if time.monotonic() > latest:
                raise
            time.sleep(0.05)


async def visit(port: int, host: str, trusted: ssl.SSLContext) -> None:
    """The page, a guest and a socket through a proxy with TLS; no metrics."""
    base, name = f"https://{host}", host.partition(":")[0]
    transport = httpx.AsyncHTTPTransport(verify=trusted)
    async with httpx.AsyncClient(transport=transport, timeout=WAIT_SECONDS) as client:

        async def ask(method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
            return await client.request(
                method,
                f"https://127.0.0.1:{port}{path}",
                headers={"Host": host, "Origin": base, **headers},
                json=body,
                extensions={"sni_hostname": name},
            )

        page = await ask("GET", "/")
        assert "<title>Peerless</title>" in page.text
        assert "strict-transport-security" in page.headers
        assert (await ask("GET", "/metrics")).status_code == 403
        assert (await ask("GET", "/readyz")).status_code == 200
        made = (await ask("POST", "/api/guests", {"name": "Ada"})).json()
        setup = {"board": "sarpedon", "seats": [{"hero": "medusa"}, {"hero": "sinbad", "kind": "bot", "level": "easy"}]}
        wanted = {"setup": setup, "seats": ["p1"]}
        table = (await ask("POST", "/api/tables", wanted, Authorization=f"Bearer {made['token']}")).json()
    address = f"wss://{host}/api/tables/{table['table']['table']}/socket"
    async with connect(
        address, origin=Origin(base), ssl=trusted, server_hostname=name, host="127.0.0.1", port=port
    ) as player:
        await player.send(json.dumps({"type": "hello", "id": 1, "protocol": 1, "token": made["token"]}))
        assert json.loads(await player.recv())["type"] == "welcome"


def commands() -> list[str]:
    """The commands of the first hour that can run here, in order."""
    text = PAGE.read_text(encoding="utf-8")
    hour = text[text.index("## The first hour") : text.index("### Containers")]
    lines = [line for block in re.findall(r"```sh\n(.*?)```", hour, re.DOTALL) for line in block.splitlines()]
    return [line for line in lines if "# not run" not in line]


def test_the_page_marks_what_is_not_run() -> None:
    marked = [line for _, block in blocks(PAGE, "sh") for line in block.splitlines() if "# not run" in line]
    tools = {line.split()[0] for line in marked}
    assert tools == {
        "apt-get", "/opt/peerless/bin/pip", "useradd", "systemctl", "certbot", "nginx", "chown", "echo", "docker",
    }  # fmt: skip


@needs_nginx
def test_the_first_hour(pure_wheel: Path, newer_wheel: Path, tmp_path: Path) -> None:
    machine = Machine(tmp_path, pure_wheel)
    left = iter(commands())
    ran = []

    def follow(until: str) -> None:
        """Run the commands up to one that has this in it."""
        for command in left:
            ran.append(machine.run(command))
            if until in command:
                return

    follow("peerless --version")
    assert ran[-1] == f"peerless, version {__version__}\n"
    follow("openssl req")
    trusted = ssl.create_default_context(cafile=str(tmp_path / "etc" / "ssl" / "peerless.pem"))
    with machine.service(), machine.nginx():
        asyncio.run(visit(machine.tls_port, HOST, trusted))
        follow("mv dist/")  # backups while the server runs
    shutil.copy(newer_wheel, tmp_path / "dist")
    follow("peerless --version")
    assert ran[-1] == f"peerless, version {NEWER}\n"
    with machine.service(), machine.nginx():
        follow("readyz")
        asyncio.run(visit(machine.tls_port, HOST, trusted))
    follow("pip install")
    with pytest.raises(AssertionError, match="written by a newer version"), machine.service():
        pass
    follow("no such command: to the end")
    with machine.service(), machine.nginx():
        asyncio.run(visit(machine.tls_port, HOST, trusted))
    assert len(ran) == len(commands()) > 12


@pytest.mark.skipif(CADDY is None, reason="Caddy is not installed")
def test_behind_caddy_as_in_the_compose_file(pure_wheel: Path, tmp_path: Path) -> None:
    assert CADDY is not None
    machine = Machine(tmp_path, pure_wheel)
    for command in commands()[:2]:
        machine.run(command)
    # Its own authority signs a certificate for localhost; nothing else of the machine changes.
    options = "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n"
    path = tmp_path / "Caddyfile"
    path.write_text(options + (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8"))
    host = f"localhost:{machine.tls_port}"
    variables = {
        "PEERLESS_DOMAIN": host,
        "PEERLESS_UPSTREAM": f"127.0.0.1:{machine.port}",
        "XDG_DATA_HOME": str(tmp_path),
        "XDG_CONFIG_HOME": str(tmp_path),
    }
    run([CADDY, "validate", "--config", path, "--adapter", "caddyfile"], tmp_path, **variables)
    start = [CADDY, "run", "--config", str(path), "--adapter", "caddyfile"]
    with machine.service(PEERLESS_URL=f"https://{host}"), proxy(start, machine.tls_port, "localhost", **variables):
        authority = tmp_path / "caddy" / "pki" / "authorities" / "local" / "root.crt"
        asyncio.run(visit(machine.tls_port, host, ssl.create_default_context(cafile=str(authority))))
