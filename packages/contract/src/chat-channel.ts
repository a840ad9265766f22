import { CHAT_TIMES } from '@lintel/domain';
import type { ChatFile } from './chat-files.ts';
import {
  CHAT_CLOSE,
  type ChatClientFrame,
  type ChatMessage,
  type ChatProgress,
  type ChatRefusal,
  type ChatServerFrame,
} from './chat-frames.ts';

/** A message that was sent, or waits for a connection, and that the server hasn't confirmed yet. */
export interface PendingMessage {
  readonly clientId: string;
  readonly text: string;
  readonly files: readonly ChatFile[];
  /** Why the server refused it; its writer can send it again. */
  readonly refusal?: ChatRefusal;
}

/** The state of a conversation for a page to show. */
export interface ChatView {
  readonly connection: 'CONNECTING' | 'OPEN' | 'LOST' | 'REFUSED';
  /** In order, without gaps. */
  readonly messages: readonly ChatMessage[];
  readonly pending: readonly PendingMessage[];
  /** Undefined before the server's first reply. */
  readonly progress: ChatProgress | undefined;
}

/** What a channel needs from its page: the socket, the token, and where changes are reported. */
export interface ChatChannelParts {
  readonly open: () => WebSocket;
  readonly token: () => string;
  /** The conversation; null for the lists that staff watch. */
  readonly channelId: string | null;
  /** Milliseconds between keepalive pings; absent, the socket has none. */
  readonly pingEvery?: number | undefined;
  readonly onView?: (view: ChatView) => void;
  /** Frames that are not part of the view: typing, lists. */
  readonly onFrame?: (frame: ChatServerFrame) => void;
}

/** Seconds before each try to connect again; the last counts for all further tries. */
const RETRY_SECONDS = [0.5, 1, 2, 4, 5];
/** Codes after which the channel doesn't connect again: another try would be refused too. */
const FINAL_CODES: readonly number[] = [CHAT_CLOSE.tokenRefused, CHAT_CLOSE.otherChannel];

/**
 * One end of a conversation over the chat socket. Messages typed without a connection wait and are sent in order when
 * it is back. What arrived twice is shown once, and what arrived out of order is asked for again.
 */
export class ChatChannel {
  readonly #parts: ChatChannelParts;
  #view: ChatView = { connection: 'CONNECTING', messages: [], pending: [], progress: undefined };
  #socket: WebSocket | undefined;
  #openingToken: string | undefined;
  #tries = 0;
  #isClosed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #reply: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: ChatChannelParts) {
    this.#parts = parts;
    this.#connect();
    // After the constructor, so that its caller has the channel.
    queueMicrotask(() => this.#show({}));
  }

  get view(): ChatView {
    return this.#view;
  }

  /** Sends a message now, or when there is a connection. Returns its ID. */
  send(text: string, clientId: string = crypto.randomUUID(), files: readonly ChatFile[] = []): string {
    const others = this.#view.pending.filter((message) => message.clientId !== clientId);
    this.#show({ pending: [...others, { clientId, text, files }] });
    this.#post(toFrame({ clientId, text, files }));
    this.#expectReply();
    return clientId;
  }

  /** Takes back a message that the server refused. */
  discard(clientId: string): void {
    this.#show({ pending: this.#view.pending.filter((message) => message.clientId !== clientId) });
  }

  /** Tells the other side what is being typed. */
  tellTyping(preview: string): void {
    this.#post({ t: 'typing', preview });
  }

  /** Asks for the messages before the first one shown. */
  loadEarlier(): void {
    const [first] = this.#view.messages;
    if (first) this.#post({ t: 'history', beforeSeq: first.seq });
  }

  /** Sends a newer token, before the current one expires. */
  changeToken(token: string): void {
    this.#post({ t: 'token', token });
  }

  /** Ends the conversation. */
  end(): void {
    this.#post({ t: 'end' });
  }

  /** Connects without waiting for the next try, as when the browser is online again. */
  wake(): void {
    if (this.#view.connection === 'LOST') this.#connect();
  }

  /** Drops the connection, as when the browser went offline, which a socket notices late. */
  drop(): void {
    if (!this.#isClosed && this.#view.connection !== 'REFUSED') this.#lose();
  }

  /** Closes the socket for good. The conversation isn't ended. */
  close(): void {
    this.#isClosed = true;
    this.#detach();
  }

  #connect(): void {
    this.#detach();
    const socket = this.#parts.open();
    this.#socket = socket;
    socket.addEventListener('open', () => this.#identify());
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.#socket) this.#receive(JSON.parse(String(data)) as ChatServerFrame);
    });
    socket.addEventListener('close', ({ code }) => {
      if (socket !== this.#socket) return;
      // The session has a newer token than the one with which this socket opened.
      const token = this.#parts.token();
      const isRenewed = code === CHAT_CLOSE.tokenRefused && token !== '' && token !== this.#openingToken;
      if (!FINAL_CODES.includes(code) || isRenewed) return this.#lose();
      this.#detach();
      this.#show({ connection: 'REFUSED' });
    });
    // A host that doesn't answer at all.
    this.#expectReply();
  }

  #detach(): void {
    for (const timer of [this.#retry, this.#ping, this.#reply]) clearTimeout(timer);
    this.#reply = undefined;
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  #lose(): void {
    this.#detach();
    this.#show({ connection: 'LOST' });
    const seconds = RETRY_SECONDS[Math.min(this.#tries, RETRY_SECONDS.length - 1)] ?? 1;
    this.#tries += 1;
    // Browsers that lost the same server don't all come back at the same moment.
    this.#retry = setTimeout(() => this.#connect(), seconds * 1000 * (0.75 + Math.random() / 2));
  }

  #identify(): void {
    const token = this.#parts.token();
    const { channelId } = this.#parts;
    const afterSeq = this.#view.messages.at(-1)?.seq;
    this.#openingToken = token;
    this.#post({ t: 'auth', token, channelId, ...(afterSeq === undefined ? {} : { afterSeq }) });
  }

  #receive(frame: ChatServerFrame): void {
    if (frame.t === 'ready') this.#begin(frame.messages, { state: frame.state, agent: frame.agent });
    else if (frame.t === 'lists') this.#begin([], undefined);
    else if (frame.t === 'message') this.#append([frame]);
    else if (frame.t === 'state') this.#show({ progress: { state: frame.state, agent: frame.agent } });
    else if (frame.t === 'history') this.#prepend(frame.messages);
    else if (frame.t === 'refused') this.#refuse(frame.clientId, frame.reason);
    this.#heardReply();
    this.#parts.onFrame?.(frame);
  }

  #begin(messages: readonly ChatMessage[], progress: ChatProgress | undefined): void {
    this.#tries = 0;
    this.#append(messages);
    this.#show({ connection: 'OPEN', progress });
    for (const message of this.#view.pending) if (message.refusal === undefined) this.#post(toFrame(message));
    clearInterval(this.#ping);
    const { pingEvery } = this.#parts;
    if (pingEvery === undefined) return;
    this.#ping = setInterval(() => {
      this.#post({ t: 'ping' });
      this.#expectReply();
    }, pingEvery);
  }

  /** Adds what comes after the last message. A gap means that something was lost: the server sends it again. */
  #append(arrived: readonly ChatMessage[]): void {
    const messages = [...this.#view.messages];
    for (const { seq, clientId, author, text, files, at } of arrived) {
      const last = messages.at(-1)?.seq;
      if (last !== undefined && seq <= last) continue;
      if (last !== undefined && seq > last + 1) return this.#identify();
      messages.push({ seq, clientId, author, text, files, at });
    }
    const ids = new Set(messages.map((message) => message.clientId));
    this.#show({ messages, pending: this.#view.pending.filter(({ clientId }) => !ids.has(clientId)) });
  }

  #prepend(earlier: readonly ChatMessage[]): void {
    const { messages } = this.#view;
    const first = messages[0]?.seq ?? 0;
    this.#show({ messages: [...earlier.filter(({ seq }) => seq < first), ...messages] });
  }

  #refuse(clientId: string, refusal: ChatRefusal): void {
    this.#show({
      pending: this.#view.pending.map((message) => (message.clientId === clientId ? { ...message, refusal } : message)),
    });
  }

  #post(frame: ChatClientFrame): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (frame.t === 'auth' || this.#view.connection === 'OPEN') socket.send(JSON.stringify(frame));
  }

  /** A socket that is silent for too long is dead, whatever the browser says. */
  #expectReply(): void {
    if (this.#socket) this.#reply ??= setTimeout(() => this.#lose(), CHAT_TIMES.provider);
  }

  #heardReply(): void {
    clearTimeout(this.#reply);
    this.#reply = undefined;
  }

  #show(change: Partial<ChatView>): void {
    this.#view = { ...this.#view, ...change };
    if (!this.#isClosed) this.#parts.onView?.(this.#view);
  }
}

const toFrame = ({ clientId, text, files }: PendingMessage): ChatClientFrame => ({
  t: 'send',
  clientId,
  text,
  ...(files.length > 0 && { files: files.map(({ uuid }) => uuid) }),
});
