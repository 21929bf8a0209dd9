"""The board in the browser: its room, its gestures, its fighters."""
