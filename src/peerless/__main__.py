"""`python -m peerless` is the command `peerless`."""

from peerless.cli.main import main

main()
