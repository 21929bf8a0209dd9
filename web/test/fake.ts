import type { SocketLike } from '../src/net/connection';
import type { ClientMessage, ServerMessage } from '../src/protocol';

/** The server's end of a line. */
export class FakeSocket implements SocketLike {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  sent: ClientMessage[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.onopen?.(undefined as never);
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>);
  }
  break(code = 1006): void {
    this.onclose?.({ code } as CloseEvent);
  }
  get last(): ClientMessage | undefined {
    return this.sent.at(-1);
  }
}
