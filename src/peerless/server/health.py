from typing import Any


def health_routes(hall: Any) -> list[Any]:
    return []
