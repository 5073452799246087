// The connection to a table: a socket that reconnects automatically, or plain requests where sockets do not work.
import { addressOf, get, post, Refused } from '../../api';
import type { Denied, Frame, GreetingPart, Hello, Request } from '../../wire';
import { Pieces } from './pieces';

export type Line = 'connecting' | 'open' | 'offline';
type Answer = Extract<Frame, { t: 'done' } | { t: 'answer' }>;
interface Waiting { resolve(answer: Answer): void; reject(why: Denied): void }
export interface Listener {
  frame(frame: Frame): void;
  line(line: Line): void;
  /** The version to continue from, or null to start again. */
  since(): number | null;
}

const PING_EVERY = 25_000, SILENCE = 60_000, LONGEST_PAUSE = 15_000, FAILURES_BEFORE_POLLING = 2;
/** After how long an answer is late enough to ask whether the server is still there. */
const LATE = 15_000;
const LOST: Denied = { error: 'lost', text: null, refusal: null };

export class Connection {
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private lastId = 0;
  private failures = 0;
  private polling: AbortController | null = null;
  private timer = 0;
  private heart = 0;
  private heard = 0;
  private closed = false;

  constructor(private readonly table: string, private readonly key: string | null, private as: string, private readonly listener: Listener) {
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.open();
  }

  /** Changes the view, from the beginning. */
  look(as: string): void {
    this.as = as;
    this.failures = 0;
    this.drop();
    this.open();
  }

  tell(message: Request): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    else if ('text' in message) post(addressOf(this.table, 'chat', this.key), { ...message, t: undefined }).catch(() => undefined);
  }

  /** Resolves with the answer; rejects with a `Denied`. */
  request(message: Request): Promise<Answer> {
    if (this.polling) return this.post(message);
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.reject(LOST);
    const id = ++this.lastId;
    this.socket.send(JSON.stringify({ ...message, id }));
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.keepWaiting(id, 0);
    });
  }

  /** An answer may take long, as a hint does while bots think: it is waited for as long as the server answers pings. */
  private keepWaiting(id: number, pinged: number): void {
    setTimeout(() => {
      if (!this.waiting.has(id)) return;
      if (this.heard < pinged) { this.socket?.close(); return; }
      this.tell({ t: 'ping' });
      this.keepWaiting(id, Date.now());
    }, LATE);
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.drop();
  }

  private address(name: string, query: Record<string, string>): string {
    return addressOf(this.table, name, this.key, { as: this.as, ...query });
  }

  private open(): void {
    const since = this.listener.since();
    const query: Record<string, string> = since === null ? { pieces: '1' } : { pieces: '1', since: String(since) };
    const socket = new WebSocket(location.origin.replace(/^http/, 'ws') + this.address('socket', query));
    const pieces = new Pieces();
    this.socket = socket;
    this.heard = Date.now();
    this.listener.line('connecting');
    socket.onmessage = (event) => {
      this.heard = Date.now();
      for (const frame of pieces.put(JSON.parse(event.data) as Frame | GreetingPart)) this.hear(frame);
    };
    socket.onclose = () => { if (this.socket === socket) this.lost(); };
    this.heart = window.setInterval(() => this.beat(), PING_EVERY);
  }

  private beat(): void {
    if (Date.now() - this.heard > SILENCE) this.socket?.close();
    else this.tell({ t: 'ping' });
  }

  private hear(frame: Frame): void {
    if (frame.t === 'hello') { this.failures = 0; this.listener.line('open'); }
    if (frame.t === 'done' || frame.t === 'answer') this.settle(frame.id, (waiting) => waiting.resolve(frame));
    else if (frame.t === 'refused') this.settle(frame.id, (waiting) => waiting.reject({ ...frame, text: frame.text ?? null }));
    else this.listener.frame(frame);
  }

  private settle(id: number, how: (waiting: Waiting) => void): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (waiting) how(waiting);
  }

  private lost(): void {
    this.drop();
    this.failures += 1;
    if (this.failures > FAILURES_BEFORE_POLLING) void this.poll();
    else this.retry();
  }

  private retry(): void {
    this.listener.line('offline');
    const pause = Math.min(LONGEST_PAUSE, 300 * 2 ** this.failures) * (0.7 + Math.random() * 0.6);
    this.timer = window.setTimeout(() => this.open(), pause);
  }

  private hurry = (): void => {
    if (this.closed || document.hidden || this.socket || this.polling) return;
    clearTimeout(this.timer);
    this.open();
  };

  private drop(): void {
    clearInterval(this.heart);
    clearTimeout(this.timer);
    this.polling?.abort();
    this.polling = null;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    for (const id of [...this.waiting.keys()]) this.settle(id, (waiting) => waiting.reject(LOST));
  }

  /** Where sockets do not work, polls; the server answers when something has happened. */
  private async poll(): Promise<void> {
    const turn = new AbortController();
    this.polling = turn;
    try {
      while (!turn.signal.aborted) {
        const since = this.listener.since();
        const hello = await get<Hello>(this.address('view', since === null ? {} : { since: String(since), wait: '25' }));
        if (turn.signal.aborted) return;
        this.listener.line('open');
        this.listener.frame({ ...hello, t: 'hello' });
      }
    } catch {
      if (turn.signal.aborted) return;
      this.polling = null;
      this.retry();
    }
  }

  private async post(message: Request): Promise<Answer> {
    const path = ({ act: 'actions', undo: 'undo' } as Record<string, string>)[message.t] ?? 'ask';
    const { t, ...fields } = message;
    try {
      const answer = await post<Answer>(addressOf(this.table, path, this.key), path === 'ask' ? { t, ...fields } : fields);
      return { ...answer, t: path === 'ask' ? 'answer' : 'done' } as Answer;
    } catch (error) {
      if (!(error instanceof Refused)) throw LOST;
      throw { error: error.code, text: error.message, refusal: error.body.refusal ?? null } satisfies Denied;
    }
  }
}
