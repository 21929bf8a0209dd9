import logging

LOG = logging.getLogger("peerless.server")


def set_up_logs(fmt: str) -> None:
    logging.basicConfig(level=logging.INFO)
