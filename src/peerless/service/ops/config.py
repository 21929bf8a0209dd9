"""Server settings: options of `peerless serve`, or variables `PEERLESS_…`."""

from __future__ import annotations

from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from peerless.core.errors import PeerlessError
from peerless.messages.message import Message
from peerless.service.store.base import LEASE_SECONDS

Above = Annotated[float, Meta(gt=0)]
Count = Annotated[int, Meta(ge=0)]
Network = IPv4Network | IPv6Network


class ConfigError(PeerlessError):
    """An invalid setting."""


class Config(Struct, frozen=True, kw_only=True):
    """All settings. A field `name` is set by `PEERLESS_NAME`."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8600
    db: str = ""
    """`sqlite:PATH` or `postgresql://…`; empty: a file in the user's data directory."""
    content: str = ""
    """A folder of hero and board files that everyone can choose, like those of the package."""
    origins: str = ""
    """Other origins whose pages may use this server, separated by commas; its own always may."""
    url: str = ""
    """The public address, if it is not host and port."""
    proxies: Count = 0
    """Number of trusted proxies in front of the server, which add to X-Forwarded-For."""
    proxy_addresses: str = "127.0.0.0/8,::1"
    """Addresses or networks of those proxies, separated by commas. From any other address X-Forwarded-For is ignored:
    anyone can write it."""
    bots: Literal["here", "workers"] = "here"
    """Where bots think: in processes of this server, or in bot workers, which take their work over the bus."""
    bot_processes: Count = 0
    """Bot processes; 0: one less than the number of cores, at least one."""
    bot_pace_ms: Count = 500
    """Bots answer at multiples of this time, so that their thinking time reveals little. If players watch what happens
    one step after the other, bots wait for them instead and answer at multiples of at most 100 ms."""
    bot_seconds: Above = 10.0
    """Time limit for a bot; after it the server takes the plain bot's answer."""
    homebrew_seconds: Above = 5.0
    """Time limit for checking the homebrew files of a request."""
    homebrew_mb: Annotated[int, Meta(ge=256)] = 512
    """Memory limit of each of the two processes that check homebrew files."""
    idle_seconds: Annotated[float, Meta(ge=0)] = 60.0
    """Tables without connections leave memory after this time."""
    lease_seconds: Above = LEASE_SECONDS
    """How long a dead process keeps its tables from other processes on the same database."""
    bus: str = ""
    """NATS servers over which processes on one database serve each other's tables, `nats://…` or `tls://…`, separated
    by commas; empty: each process needs an address of its own."""
    bus_secret: str = ""
    """What all processes of a cluster know and nobody else: at least 32 characters."""
    bus_user: str = ""
    """User and password at the bus."""
    bus_password: str = ""
    bus_token: str = ""
    """Or a token."""
    bus_nkey: str = ""
    """Or a file with the seed of an NKey."""
    bus_ca: str = ""
    """A file with the certificates that sign that of the bus; the connection is then encrypted."""
    bus_cert: str = ""
    """Files with a certificate and key of this process, if the bus asks for one."""
    bus_key: str = ""
    tables_per_guest: Count = 60
    """Tables a guest may create in an hour, including rematches, finished ones and refused attempts."""
    mb_per_guest: Count = 200
    """Megabytes that the tables a guest creates in 30 days may take in the database; a duel takes about 0.1."""
    chat_per_minute: Above = 60.0
    """Chat lines and emotes of one guest, on average, at all tables; a table takes four times as many from all."""
    messages_per_second: Above = 20.0
    """From one socket, on average; bursts may be five times as many."""
    requests_per_second: Above = 20.0
    """From one address, on average; bursts may be five times as many."""
    sockets_per_address: Count = 200
    connections: Count = 10_000
    """Open connections in total, or fewer if the file descriptor limit is lower."""
    connections_per_address: Count = 500
    """Open connections from one address, except from a proxy."""
    header_seconds: Above = 10.0
    """For a client to send the headers of a request, from when it connects or begins another request."""
    body_seconds: Above = 60.0
    """For a client to send the body of a request."""
    unread_seconds: Above = 30.0
    """A client that reads none of its waiting data is disconnected after this time, at the latest after twice it."""
    guests_per_hour: Count = 60
    """New guests from one address."""
    log_format: Literal["text", "json"] = "text"


def from_environment(environment: dict[str, str], **given: Any) -> Config:
    """Read the settings; options take precedence over the environment. Raises `ConfigError`."""
    values: dict[str, Any] = {}
    for name in Config.__struct_fields__:
        if given.get(name) is not None:
            values[name] = given[name]
        elif f"PEERLESS_{name.upper()}" in environment:
            values[name] = environment[f"PEERLESS_{name.upper()}"]
    try:
        config = msgspec.convert(values, Config, strict=False)
    except msgspec.ValidationError as error:
        raise ConfigError(Message("error-config", why=str(error))) from error
    proxy_networks(config)
    return config


def proxy_networks(config: Config) -> list[Network]:
    """The networks of trusted proxies. Raises `ConfigError`."""
    try:
        return [ip_network(part.strip()) for part in config.proxy_addresses.split(",") if part.strip()]
    except ValueError as error:
        raise ConfigError(Message("error-config", why=f"{error} - at `$.proxy_addresses`")) from error
