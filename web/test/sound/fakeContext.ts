// As much of an AudioContext as a player uses.

class Param {
  value = 0;
  setTargetAtTime(value: number): void {
    this.value = value;
  }
}

class Node {
  gain = new Param();
  threshold = new Param();
  ratio = new Param();
  loop = false;
  buffer: { length: number } | null = null;
  constructor(readonly context: FakeContext) {}
  connect<T>(next: T): T {
    return next;
  }
  start(): void {
    this.context.started.push(this);
  }
  stop(): void {
    this.context.stopped.push(this);
  }
}

export class FakeContext {
  /** How many there are. */
  static made = 0;
  state = 'running';
  sampleRate = 8000;
  currentTime = 0;
  destination = {};
  resumed = 0;
  started: Node[] = [];
  stopped: Node[] = [];
  gains: Node[] = [];
  constructor() {
    FakeContext.made += 1;
  }
  resume(): Promise<void> {
    this.resumed += 1;
    return Promise.resolve();
  }
  createGain(): Node {
    const made = new Node(this);
    this.gains.push(made);
    return made;
  }
  createBufferSource(): Node {
    return new Node(this);
  }
  createDynamicsCompressor(): Node {
    return new Node(this);
  }
  createBuffer(_: number, length: number) {
    const data = new Float32Array(length);
    return { length, getChannelData: () => data };
  }
}
