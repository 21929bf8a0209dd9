class Bucket:
    def __init__(self, rate: float, burst: float) -> None: ...
    def take(self) -> float:
        return 0.0
