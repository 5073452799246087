import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, type Line } from '../src/table/state/connection';
import type { Frame } from '../src/wire';

/** A socket whose server says what a test lets it say. */
class Socket extends EventTarget {
  static readonly OPEN = 1;
  static last: Socket;
  readonly readyState = Socket.OPEN;
  sent: { t: string; id?: number }[] = [];
  closed = false;
  /** Whether the server still answers pings. */
  alive = true;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    super();
    Socket.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
    if (this.alive && this.sent.at(-1)!.t === 'ping') this.say({ t: 'pong' });
  }

  close(): void {
    if (!this.closed) { this.closed = true; this.onclose?.(); }
  }

  say(frame: unknown): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

const SECOND = 1000;

describe('a question over a socket', () => {
  let lines: Line[];
  let connection: Connection;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', Socket);
    lines = [];
    connection = new Connection('t', null, 'auto', { frame: () => undefined, line: (line) => lines.push(line), since: () => 0 });
    Socket.last.say({ t: 'hello' });
  });

  afterEach(() => {
    connection.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('is waited for as long as the server answers pings, however long it thinks', async () => {
    const asked = connection.request({ t: 'hint' });
    await vi.advanceTimersByTimeAsync(100 * SECOND);
    Socket.last.say({ t: 'answer', id: Socket.last.sent[0]!.id, hint: { plans: [] } });
    expect(((await asked) as Extract<Frame, { t: 'answer' }>).hint).toEqual({ plans: [] });
    expect(lines).toEqual(['connecting', 'open']);
  });

  it('is given up soon on a line that is dead, and the line is opened again', async () => {
    const asked = connection.request({ t: 'hint' }).catch((why) => why.error);
    const first = Socket.last;
    first.alive = false;
    await vi.advanceTimersByTimeAsync(31 * SECOND);
    expect(await asked).toBe('lost');
    expect(first.closed).toBe(true);
    expect(Socket.last).not.toBe(first);
  });

  it('leaves no pings behind once it is answered', async () => {
    const asked = connection.request({ t: 'hint' });
    Socket.last.say({ t: 'answer', id: Socket.last.sent[0]!.id, hint: { plans: [] } });
    await asked;
    await vi.advanceTimersByTimeAsync(20 * SECOND);
    expect(Socket.last.sent.map(({ t }) => t)).toEqual(['hint']);
  });
});
