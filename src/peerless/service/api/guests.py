"""Guests: players without an account.

A guest has a name, a token for each device, and a code to add another device. A guest who claims a name has it alone.
"""

from __future__ import annotations

import re
import secrets
import unicodedata
from functools import cache
from typing import Annotated, Final

from msgspec import Meta, Struct

from peerless.messages.message import Message
from peerless.messages.translator import LANGUAGES, translator
from peerless.service.api.devices import browser_of, sign_out, system_of
from peerless.service.api.skeletons import skeletons
from peerless.service.http.endpoint import Body, Call, Params, endpoint
from peerless.service.http.errors import HttpError
from peerless.service.protocol.messages import GuestInfo
from peerless.service.protocol.visible_text import has_shape, is_visible
from peerless.service.store.base import Guest
from peerless.service.store.tokens import hashed, new_id, new_token

MOST_LETTERS: Final = 40
CODE_LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # none that look alike
CODE_LENGTH: Final = 8  # 31 ** 8: about 40 bits, for ten minutes
CODE_MS: Final = 10 * 60 * 1000


class GuestNamed(Body, frozen=True):
    """A guest's name. It is trimmed; 1 to 40 visible characters."""

    name: Annotated[str, Meta(min_length=1, max_length=200)]


class GuestRenamed(GuestNamed, frozen=True):
    """A guest's new name, or the old one to be claimed."""

    claim: bool = False
    """Claim the name: from now on nobody else can take it, nor one that looks the same. Another name ends the claim."""


class CodeTyped(Body, frozen=True):
    """A code shown on the other device; case and separators do not matter."""

    code: Annotated[str, Meta(min_length=CODE_LENGTH, max_length=40)]


class GuestToken(GuestInfo, frozen=True, kw_only=True):
    """A guest on one device. Only this response contains the token."""

    token: str


class GuestSelf(GuestInfo, frozen=True, kw_only=True):
    """A guest as they see themselves."""

    created: int
    """Milliseconds since 1970."""


class DeviceCode(Struct, frozen=True, kw_only=True):
    """A code that works once."""

    code: str
    until: int
    """Milliseconds since 1970."""


def clean_name(text: str) -> str:
    """Normalize a name to one line of visible characters."""
    name = unicodedata.normalize("NFC", text).strip()
    if not is_visible(name) or not has_shape(name) or len(name) > MOST_LETTERS:
        raise HttpError(400, Message("error-guest-name", most=MOST_LETTERS))
    return name


@cache
def reserved_skeletons() -> frozenset[str]:
    """Skeletons of the names that the client gives visitors: claiming one would lock new visitors out."""
    return frozenset(
        skeleton for language in LANGUAGES for skeleton in skeletons(translator(language).say("web-guest"))
    )


@endpoint("POST", "/api/guests", "Create a guest", body=GuestNamed, response=GuestToken, errors=[409])
async def create_guest(call: Call[Params, GuestNamed]) -> GuestToken:
    call.services.new_guest(call.address)
    guest = Guest(id=new_id(), name=clean_name(call.body.name), created=call.services.now())
    token, agent = new_token(), call.agent
    await call.store.add_guest(
        guest, hashed(token), skeletons(guest.name), browser=browser_of(agent), system=system_of(agent)
    )
    return GuestToken(guest=guest.id, name=guest.name, token=token)


@endpoint("GET", "/api/guests/me", "Get the current guest", response=GuestSelf, who="guest")
async def show_guest(call: Call[Params, None]) -> GuestSelf:
    guest = call.guest
    return GuestSelf(guest=guest.id, name=guest.name, claimed=guest.claimed, created=guest.created)


@endpoint(
    "PATCH", "/api/guests/me", "Change the name, or claim it", body=GuestRenamed, response=GuestInfo, who="guest",
    errors=[409],
)  # fmt: skip
async def rename_guest(call: Call[Params, GuestRenamed]) -> GuestInfo:
    name, claim = clean_name(call.body.name), call.body.claim
    looks = skeletons(name)
    if claim and not reserved_skeletons().isdisjoint(looks):
        raise HttpError(409, Message("error-name-reserved", name=name))
    guest = await call.store.rename_guest(call.guest.id, name, looks, claim=claim)
    await call.services.changed(guest.id, guest)
    return GuestInfo(guest=guest.id, name=guest.name, claimed=guest.claimed)


@endpoint(
    "DELETE",
    "/api/guests/me",
    "Delete the guest: name, tokens, rating and chat. Matches remain, without the name",
    response=None,
    who="guest",
)
async def delete_guest(call: Call[Params, None]) -> None:
    registry = call.services.registry
    await call.store.delete_guest(call.guest.id, registry.owner if registry is not None else "")
    await call.services.changed(call.guest.id, None)
    await call.store.wipe()


@endpoint("POST", "/api/guests/me/code", "Create a code for another device", response=DeviceCode, who="guest")
async def create_code(call: Call[Params, None]) -> DeviceCode:
    letters = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    until = call.services.now() + CODE_MS
    await call.store.add_code(hashed(letters), call.guest.id, until)
    half = CODE_LENGTH // 2
    return DeviceCode(code=f"{letters[:half]}-{letters[half:]}", until=until)


@endpoint(
    "POST",
    "/api/guests/claim",
    "Use a code: become the same guest on this device",
    body=CodeTyped,
    response=GuestToken,
    errors=[404],
)
async def claim_guest(call: Call[Params, CodeTyped]) -> GuestToken:
    call.services.new_guest(call.address)  # also limits guessing codes
    letters = re.sub(r"[^0-9A-Z]", "", call.body.code.upper())
    found = await call.store.take_code(hashed(letters), call.services.now())
    guest = await call.store.guest(found) if found is not None else None
    if guest is None:
        raise HttpError(404, Message("error-code-unknown"))
    token, agent = new_token(), call.agent
    await call.store.add_token(
        guest.id, hashed(token), call.services.now(), browser=browser_of(agent), system=system_of(agent)
    )
    return GuestToken(guest=guest.id, name=guest.name, claimed=guest.claimed, token=token)


@endpoint("DELETE", "/api/guests/me/token", "Sign out this device", response=None, who="guest")
async def drop_token(call: Call[Params, None]) -> None:
    assert call.token is not None
    await sign_out(call, call.token)
