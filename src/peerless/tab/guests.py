"""The part of the store that knows guests."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import Final

from msgspec.structs import replace

from peerless.messages.message import Message
from peerless.service.protocol.characters import refused_in
from peerless.service.store.base import Device, Guest, NameTaken, NotStored
from peerless.service.store.tokens import hashed
from peerless.tab.key_value_store import Batch, KeyValueStore
from peerless.tab.records import CodeRecord, TokenRecord

DAY_MS: Final = 24 * 3_600_000


def _require_characters(text: str) -> None:
    refused = refused_in(text)
    if refused is not None:
        raise NotStored(Message("error-characters", code=refused))


class GuestStore(ABC):
    """Guests, their devices, codes and claimed names."""

    def __init__(self, database: KeyValueStore) -> None:
        self._database = database

    @abstractmethod
    def writing(self) -> AbstractAsyncContextManager[Batch]: ...

    @abstractmethod
    async def _forget(self, batch: Batch, guest: str, owner: str) -> None: ...

    async def add_guest(
        self, guest: Guest, token: bytes, skeletons: Sequence[str] = (), *, browser: str = "", system: str = ""
    ) -> None:
        async with self.writing() as batch:
            await self._check_name(batch, guest.id, guest.name, skeletons)
            if await batch.get(f"guest/{guest.id}", Guest) is not None:
                raise NotStored(Message("error-store-failed", why=guest.id))
            batch.put(f"guest/{guest.id}", guest)
            device = Device(token=token, created=guest.created, browser=browser, system=system)
            await self._add_token(batch, guest.id, device)

    async def guest_of(self, token: bytes) -> Guest | None:
        """The guest of a token. The day is not noted: the only device is this browser."""
        batch = Batch(self._database)
        record = await batch.get(f"token/{token.hex()}", TokenRecord)
        return None if record is None else await batch.get(f"guest/{record.guest}", Guest)

    async def guest(self, guest: str) -> Guest | None:
        return await Batch(self._database).get(f"guest/{guest}", Guest)

    async def guests(self, ids: Sequence[str]) -> dict[str, Guest]:
        found = {guest: await self.guest(guest) for guest in dict.fromkeys(ids)}
        return {guest: known for guest, known in found.items() if known is not None}

    async def rename_guest(self, guest: str, name: str, skeletons: Sequence[str] = (), *, claim: bool = False) -> Guest:
        async with self.writing() as batch:
            await self._check_name(batch, guest, name, skeletons)
            before = await self._known(batch, guest)
            if claim or before.name != name:
                await self._drop_of(batch, "claim/", guest)
            for skeleton in skeletons if claim else ():
                batch.put(f"claim/{skeleton}", guest)
            renamed = replace(before, name=name, claimed=claim or (before.claimed and before.name == name))
            batch.put(f"guest/{guest}", renamed)
        return renamed

    async def delete_guest(self, guest: str, owner: str) -> None:
        async with self.writing() as batch:
            batch.drop(f"guest/{guest}")
            batch.drop(f"rating/guest:{guest}")
            batch.put(f"deleted/{hashed(guest).hex()}", True)
            for token, record in (await batch.scan("token/", TokenRecord)).items():
                if record.guest == guest:
                    batch.drop(f"token/{token}")
            await self._drop_codes(batch, guest)
            await self._drop_of(batch, "claim/", guest)
            await self._forget(batch, guest, owner)

    async def add_token(self, guest: str, token: bytes, at: int, *, browser: str = "", system: str = "") -> None:
        async with self.writing() as batch:
            await self._known(batch, guest)
            await self._add_token(batch, guest, Device(token=token, created=at, browser=browser, system=system))

    async def _add_token(self, batch: Batch, guest: str, device: Device) -> None:
        key = f"token/{device.token.hex()}"
        if await batch.get(key, TokenRecord) is not None:
            raise NotStored(Message("error-store-failed", why="token"))
        batch.put(key, TokenRecord(guest=guest, device=replace(device, seen=device.created // DAY_MS * DAY_MS)))

    async def devices(self, guest: str) -> list[Device]:
        found = (await Batch(self._database).scan("token/", TokenRecord)).values()
        own = [record.device for record in found if record.guest == guest]
        return sorted(own, key=lambda device: (device.created, device.token))

    async def drop_token(self, token: bytes) -> None:
        async with self.writing() as batch:
            batch.drop(f"token/{token.hex()}")

    async def add_code(self, code: bytes, guest: str, until: int) -> None:
        async with self.writing() as batch:
            await self._known(batch, guest)
            await self._drop_codes(batch, guest)
            batch.put(f"code/{code.hex()}", CodeRecord(guest=guest, until=until))

    async def take_code(self, code: bytes, now: int) -> str | None:
        async with self.writing() as batch:
            record = await batch.get(f"code/{code.hex()}", CodeRecord)
            batch.drop(f"code/{code.hex()}")
        return None if record is None or record.until <= now else record.guest

    async def _drop_codes(self, batch: Batch, guest: str) -> None:
        for code, record in (await batch.scan("code/", CodeRecord)).items():
            if record.guest == guest:
                batch.drop(f"code/{code}")

    async def _drop_of(self, batch: Batch, prefix: str, guest: str) -> None:
        for key, of in (await batch.scan(prefix, str)).items():
            if of == guest:
                batch.drop(prefix + key)

    async def _known(self, batch: Batch, guest: str) -> Guest:
        found = await batch.get(f"guest/{guest}", Guest)
        if found is None:
            raise NotStored(Message("error-store-no-guest", guest=guest))
        return found

    async def _check_name(self, batch: Batch, guest: str, name: str, skeletons: Sequence[str]) -> None:
        """Refuse a name that looks like one another guest has claimed."""
        _require_characters(name)
        for skeleton in skeletons:
            if await batch.get(f"claim/{skeleton}", str) not in (None, guest):
                raise NameTaken(Message("error-name-claimed", name=name))

    async def _is_deleted(self, batch: Batch, guest: str) -> bool:
        return await batch.get(f"deleted/{hashed(guest).hex()}", bool) is not None
