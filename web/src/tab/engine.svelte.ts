// The engine of this tab as a server of the game: a worker behind the interface of `net/gameServer.ts`.

import type { SocketLike } from '../net/connection';
import type { Answer, GameServer } from '../net/gameServer';
import { engineWorker } from './engineWorker';
import type { FromEngine, Obstacle, StorageTrouble, ToEngine } from './messages';
import { ownRelease, type EngineFiles } from './release';

export type EngineState =
  | { state: 'loading'; share: number }
  | { state: 'elsewhere' }
  | { state: 'ready' }
  | { state: 'failed'; obstacle: Obstacle; why: string };

class Socket implements SocketLike {
  onopen: SocketLike['onopen'] = null;
  onmessage: SocketLike['onmessage'] = null;
  onclose: SocketLike['onclose'] = null;

  constructor(
    readonly send: (text: string) => void,
    readonly close: () => void,
  ) {}
}

export class Engine implements GameServer {
  now = $state<EngineState>({ state: 'loading', share: 0 });
  storage = $state<StorageTrouble | null>(null);
  /** Whether the browser has kept the files: until then, a service worker would load them once more. */
  kept = $state(false);
  #worker: Worker;
  /** What was asked of an engine that is not ready: a second attempt answers it. */
  #waiting: ToEngine[] = [];
  readonly #replies = new Map<number, (answer: Answer) => void>();
  readonly #sockets = new Map<number, Socket>();
  #last = 0;

  constructor(
    readonly makeWorker: () => Worker,
    readonly scope: string,
    readonly files: EngineFiles,
  ) {
    this.#worker = this.#start(false);
  }

  /** Starts once more after a failure. */
  retry(): void {
    this.#worker.terminate();
    this.now = { state: 'loading', share: 0 };
    this.#worker = this.#start(true);
    for (const message of this.#waiting) this.#worker.postMessage(message);
  }

  #start(again: boolean): Worker {
    const worker = this.makeWorker();
    worker.onmessage = ({ data }: MessageEvent<FromEngine>) => this.#hear(data);
    worker.onerror = ({ message }) => this.#hear({ type: 'failed', obstacle: 'start', why: message });
    const { scope } = this;
    worker.postMessage({ type: 'start', scope, engine: $state.snapshot(this.files), again } satisfies ToEngine);
    return worker;
  }

  fetch(path: string, init: { method: string; headers: Record<string, string>; body?: string }): Promise<Answer> {
    const id = ++this.#last;
    return new Promise((resolve) => {
      this.#replies.set(id, resolve);
      this.#say({ type: 'request', id, text: JSON.stringify({ path, ...init }) });
    });
  }

  socket(table: string): SocketLike {
    const socket = ++this.#last;
    const made = new Socket(
      (text) => this.#say({ type: 'hear', socket, text }),
      () => {
        this.#sockets.delete(socket);
        this.#say({ type: 'leave', socket });
      },
    );
    this.#sockets.set(socket, made);
    this.#say({ type: 'connect', socket, table });
    queueMicrotask(() => made.onopen?.(undefined as never));
    return made;
  }

  #say(message: ToEngine): void {
    if (this.now.state !== 'ready') this.#waiting.push(message);
    this.#worker.postMessage(message);
  }

  #hear(message: FromEngine): void {
    switch (message.type) {
      case 'progress':
        if (this.now.state === 'loading') this.now = { state: 'loading', share: message.loaded / message.total };
        break;
      case 'kept':
        this.kept = true;
        break;
      case 'ready':
        this.#waiting = [];
      // falls through
      case 'elsewhere':
        this.now = { state: message.type };
        break;
      case 'failed':
        this.now = { state: 'failed', obstacle: message.obstacle, why: message.why };
        break;
      case 'storage':
        this.storage = message.trouble;
        break;
      case 'precious':
        void keepStorage();
        break;
      case 'reply': {
        const { status, text } = JSON.parse(message.text) as { status: number; text: string };
        this.#replies.get(message.id)?.({ ok: status < 400, status, text: async () => text });
        this.#replies.delete(message.id);
        break;
      }
      case 'send':
        this.#sockets.get(message.socket)?.onmessage?.({ data: message.text } as MessageEvent<string>);
        break;
      case 'close': {
        const socket = this.#sockets.get(message.socket);
        this.#sockets.delete(message.socket);
        socket?.onclose?.({ code: message.code } as CloseEvent);
      }
    }
  }
}

/** Asks the browser not to delete what is stored when the device runs out of room. Some browsers ask the visitor. */
async function keepStorage(): Promise<void> {
  const { storage } = navigator as Partial<Navigator>; // missing in old browsers and on insecure pages
  try {
    if (!(await storage?.persisted?.())) await storage?.persist?.();
  } catch {
    // then it stays as it is: stored until the browser needs the room
  }
}

/** The engine of this page, from the files beside it. */
export function startEngine(): Engine {
  return new Engine(engineWorker, new URL('./', document.baseURI).href, ownRelease().engine);
}
