import type { WebSocket } from '@fastify/websocket';
import {
  CHAT_CLOSE,
  chatClientFrame,
  type ChatClientFrame,
  type ChatMessage,
  type ChatProgress,
  type ChatServerFrame,
} from '@lintel/contract';
import { maskPreview } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { SECOND_MS } from '../../kernel/time.ts';
import { loadAgentName, loadOpenConversations } from './conversations.ts';
import { notifyChatChange, type ChatChange, type FanOut } from './fan-out.ts';
import {
  appendMessage,
  appendNextMessage,
  endConversation,
  messagesAfter,
  messagesBefore,
  REPLAY_PAGE,
} from './messages.ts';
import { auditStaff, findParticipant, type Participant, type TokenUse } from './participant.ts';
import { findConversation } from './store.ts';
import type { ConversationRow } from './types.ts';
import { openPreview, sealPreview } from './typing.ts';

/** How long a token counts as checked. When a session ends, its sockets end this soon after. */
const CHECK_EVERY_MS = 5 * SECOND_MS;
/**
 * How old a check is when the next one in the background is due: a random part of `CHECK_EVERY_MS`, so that sockets
 * that opened together aren't all checked together.
 */
const CHECK_DUE_PART = { least: 0.3, most: 0.7 };
/** Frames that a browser may send in a span of time. */
const MOST_FRAMES = 20;
const FRAMES_IN_MS = 5 * SECOND_MS;
/** How long a browser that sends too many frames has to close its end. */
const TERMINATE_AFTER_MS = SECOND_MS;
/** Bytes that may wait for a slow browser before its socket is cut. It asks for what it missed. */
const MOST_WAITING = 1_000_000;
const LISTS_AFTER_MS = 2 * SECOND_MS;
/** The most sockets that one conversation may have on a replica. */
const MOST_LISTENERS = 8;

/** The part of a WebSocket that a connection uses. */
export type ChatSocket = Pick<WebSocket, 'OPEN' | 'readyState' | 'bufferedAmount' | 'close' | 'send' | 'terminate'>;

/** The services that all chat connections of a process share. */
export interface ChatShared {
  readonly context: Context;
  readonly fanOut: FanOut;
}

type Frame<T extends ChatClientFrame['t']> = Extract<ChatClientFrame, { t: T }>;

/**
 * The server's end of one chat socket, to a borrower, a visitor or a staff member. It handles frames and deliveries one
 * after the other, so messages leave in the order of their numbers, each once: a change only makes it look up what
 * comes after the last number sent.
 */
export class ChatConnection {
  readonly #context: Context;
  readonly #fanOut: FanOut;
  readonly #socket: ChatSocket;
  #work: Promise<void> = Promise.resolve();
  #participant: Participant | undefined;
  #token = '';
  #checkedAt = 0;
  #checkDueAt = 0;
  #sentSeq = 0;
  #progress = '';
  #frames: number[] = [];
  #unsubscribe = (): void => {};
  #isDeliveryDue = false;
  #listsDue: NodeJS.Timeout | undefined;

  constructor({ context, fanOut }: ChatShared, socket: ChatSocket) {
    this.#context = context;
    this.#fanOut = fanOut;
    this.#socket = socket;
  }

  get isIdentified(): boolean {
    return this.#participant !== undefined;
  }

  /** Tells whether a staff member is at the other end, who may share an address with all colleagues. */
  get isOfStaff(): boolean {
    return this.#participant?.caller != null;
  }

  /** Handles a frame after those before it. Drops frames that arrive while the socket closes. */
  receive(content: string): void {
    if (!this.#isOpen) return;
    const now = Date.now();
    this.#frames = [...this.#frames.filter((at) => at > now - FRAMES_IN_MS), now];
    if (this.#frames.length > MOST_FRAMES) return this.#refuseFlood();
    const frame = parseFrame(content);
    if (!frame) return this.#socket.close(CHAT_CLOSE.malformed);
    this.#enqueue(() => this.#handle(frame));
  }

  end(): void {
    clearTimeout(this.#listsDue);
    this.#unsubscribe();
    this.#participant = undefined;
  }

  get #isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  /** Closes the socket, then terminates it: a browser that keeps sending may not close its end. */
  #refuseFlood(): void {
    this.#socket.close(CHAT_CLOSE.tooManyFrames);
    setTimeout(() => this.#socket.terminate(), TERMINATE_AFTER_MS).unref();
  }

  /**
   * Runs a task after those before it. A failure closes the socket; its browser reconnects and continues where it was.
   */
  #enqueue(task: () => Promise<void>): void {
    this.#work = this.#work.then(async () => {
      if (!this.#isOpen) return;
      await task();
    });
    this.#work = this.#work.catch((error: unknown) => this.#fail(error));
  }

  #fail(error: unknown): void {
    this.#context.log.warn({ err: error }, 'a chat socket failed');
    this.#socket.close(1011);
  }

  async #handle(frame: ChatClientFrame): Promise<void> {
    if (frame.t === 'auth') return this.#identify(frame);
    if (frame.t === 'token') return this.#changeToken(frame.token);
    const participant = await this.#check();
    if (!participant) return;
    if (frame.t === 'ping') return this.#send({ t: 'pong' });
    const { conversation, caller } = participant;
    if (conversation === null) return this.#socket.close(CHAT_CLOSE.malformed);
    if (frame.t === 'send') return this.#append(frame, participant, conversation);
    if (frame.t === 'typing') return this.#tellTyping(frame, conversation, participant);
    if (frame.t === 'history')
      return this.#send({
        t: 'history',
        messages: await messagesBefore(this.#context, this.#context.db, conversation, frame.beforeSeq),
      });
    // Staff end a conversation by a call, which the audit trail records.
    if (!caller) await endConversation(this.#context, conversation);
  }

  async #identify({ token, channelId = null, afterSeq }: Frame<'auth'>): Promise<void> {
    const startedAt = Date.now();
    const participant = await findParticipant(this.#context, { token, channelId });
    if (typeof participant === 'number') return this.#socket.close(participant);
    await auditStaff(this.#context, participant);
    this.#unsubscribe();
    this.#participant = participant;
    this.#token = token;
    this.#setChecked(startedAt);
    const { conversation, organisation } = participant;
    // Subscribed before the tables are read, so that nothing falls between.
    const unsubscribe =
      conversation === null
        ? await this.#fanOut.subscribe(organisation, () => this.#sendListsSoon())
        : await this.#fanOut.subscribe(conversation, (change) => this.#follow(change), MOST_LISTENERS);
    if (!unsubscribe) return this.#socket.close(CHAT_CLOSE.tooManySockets);
    if (!this.#isOpen) return unsubscribe();
    this.#unsubscribe = unsubscribe;
    if (conversation === null) return this.#sendLists(participant);
    const row = await findConversation(this.#context.db, conversation);
    if (!row) return this.#socket.close(CHAT_CLOSE.tokenRefused);
    const messages =
      afterSeq == null
        ? await messagesBefore(this.#context, this.#context.db, conversation, row.last_seq + 1)
        : await messagesAfter(this.#context, this.#context.db, conversation, afterSeq);
    const progress = await this.#loadProgress(row);
    this.#sentSeq = messages.at(-1)?.seq ?? afterSeq ?? row.last_seq;
    if (this.#sentSeq < row.last_seq) this.#follow(undefined);
    this.#progress = JSON.stringify(progress);
    this.#send({ t: 'ready', messages, ...progress });
  }

  /** Sends the lists with a delay, so that a burst of messages sends them once. */
  #sendListsSoon(): void {
    this.#listsDue ??= setTimeout(() => {
      this.#listsDue = undefined;
      this.#enqueue(async () => {
        const participant = await this.#check();
        if (participant) await this.#sendLists(participant);
      });
    }, LISTS_AFTER_MS);
  }

  async #sendLists({ caller }: Participant): Promise<void> {
    if (caller) this.#send({ t: 'lists', ...(await loadOpenConversations(this.#context, caller)) });
  }

  /** Queues what a change requires. A delivery that already waits also sends later changes. */
  #follow(change: ChatChange | undefined): void {
    const { typing, message } = change ?? {};
    if (typing) return this.#enqueue(() => this.#showTyping(typing));
    if (message) return this.#enqueue(() => this.#sendNext(message));
    if (this.#isDeliveryDue) return;
    this.#isDeliveryDue = true;
    this.#enqueue(() => {
      this.#isDeliveryDue = false;
      return this.#deliver();
    });
  }

  async #changeToken(token: string): Promise<void> {
    if (!this.#participant) return this.#socket.close(CHAT_CLOSE.noAuth);
    if (await this.#readParticipant(this.#participant, token)) this.#token = token;
  }

  /** The use of the token that checks are about; undefined until the socket is authenticated, and after its end. */
  get tokenUse(): TokenUse | undefined {
    return this.#participant && { token: this.#token, channelId: this.#participant.conversation };
  }

  isCheckDue(now: number): boolean {
    return this.#participant !== undefined && this.#isOpen && now >= this.#checkDueAt;
  }

  /**
   * Accepts what a check in the background found, unless the browser has changed its token or its chat, or left. A
   * refusal counts once the last good check is too old: a token that was just replaced may be refused a moment before
   * the browser sends the new one.
   */
  acceptCheck({ token, channelId }: TokenUse, participant: Participant | number, startedAt: number): void {
    const known = this.#participant;
    if (!known || token !== this.#token || channelId !== known.conversation || !this.#isOpen) return;
    if (typeof participant === 'number' && Date.now() - this.#checkedAt < CHECK_EVERY_MS) return;
    this.#accept(participant, known, startedAt);
  }

  /** Returns the participant at the other end. Checks their token if no check in the background did. */
  async #check(): Promise<Participant | undefined> {
    if (!this.#participant) {
      this.#socket.close(CHAT_CLOSE.noAuth);
      return undefined;
    }
    const isChecked = Date.now() - this.#checkedAt < CHECK_EVERY_MS;
    return isChecked ? this.#participant : this.#readParticipant(this.#participant, this.#token);
  }

  /** Reads the participant of a token. Another person's token closes the socket. */
  async #readParticipant(known: Participant, token: string): Promise<Participant | undefined> {
    const startedAt = Date.now();
    const participant = await findParticipant(this.#context, { token, channelId: known.conversation });
    return this.#accept(participant, known, startedAt);
  }

  #accept(participant: Participant | number, known: Participant, startedAt: number): Participant | undefined {
    if (typeof participant === 'number') this.#socket.close(participant);
    else if (!isSamePerson(participant, known)) this.#socket.close(CHAT_CLOSE.otherChannel);
    else {
      this.#setChecked(startedAt);
      this.#participant = participant;
      return participant;
    }
    return undefined;
  }

  #setChecked(at: number): void {
    const { least, most } = CHECK_DUE_PART;
    this.#checkedAt = at;
    this.#checkDueAt = at + CHECK_EVERY_MS * (least + Math.random() * (most - least));
  }

  async #append(frame: Frame<'send'>, who: Participant, conversation: string): Promise<void> {
    const { clientId, text, files } = frame;
    const result =
      (await this.#appendNext(frame, who, conversation)) ??
      (await appendMessage(this.#context, {
        conversation,
        clientId,
        text,
        files: files ?? [],
        staffUuid: who.caller?.identityUuid ?? null,
      }));
    this.#send(
      typeof result === 'number' ? { t: 'ack', clientId, seq: result } : { t: 'refused', clientId, reason: result },
    );
  }

  /** Stores a message in one statement, and passes it to the sockets of this process without reading it again. */
  async #appendNext({ clientId, text, files = [] }: Frame<'send'>, who: Participant, conversation: string) {
    if (files.length > 0) return undefined;
    const { replica } = this.#fanOut;
    const change = { organisation: who.organisation, conversation };
    const staffUuid = who.caller?.identityUuid ?? null;
    const seq = this.#sentSeq + 1;
    try {
      const message = await appendNextMessage(this.#context, { conversation, clientId, text, staffUuid, seq, replica });
      if (message) this.#fanOut.publish({ ...change, message });
      return message?.seq;
    } catch (error) {
      // The message may have been stored, so the sockets of this process look for it.
      this.#fanOut.publish(change);
      throw error;
    }
  }

  async #tellTyping({ preview }: Frame<'typing'>, conversation: string, who: Participant): Promise<void> {
    const shown = maskPreview(preview);
    const { organisation, caller } = who;
    await notifyChatChange(this.#context.db, {
      organisation,
      conversation,
      typing: sealPreview(this.#context, conversation, caller ? 'AGENT' : 'APPLICANT', shown),
    });
  }

  async #showTyping(typing: NonNullable<ChatChange['typing']>): Promise<void> {
    const { conversation = null, caller } = (await this.#check()) ?? {};
    if (conversation === null || typing.by === (caller ? 'AGENT' : 'APPLICANT')) return;
    // The borrower sees that someone is typing, not what.
    const preview = caller ? openPreview(this.#context, conversation, typing) : null;
    this.#send({ t: 'typing', author: typing.by, preview });
  }

  /** Sends a message that was stored in this process. Reads the tables first if messages before it are missing. */
  async #sendNext(message: ChatMessage): Promise<void> {
    if (message.seq <= this.#sentSeq || !(await this.#check())) return;
    if (message.seq > this.#sentSeq + 1) return this.#deliver();
    this.#sentSeq = message.seq;
    this.#send({ t: 'message', ...message });
  }

  async #deliver(): Promise<void> {
    const { conversation = null } = (await this.#check()) ?? {};
    if (conversation === null) return;
    const messages = await messagesAfter(this.#context, this.#context.db, conversation, this.#sentSeq);
    for (const message of messages) {
      this.#sentSeq = message.seq;
      this.#send({ t: 'message', ...message });
    }
    if (messages.length === REPLAY_PAGE) return this.#follow(undefined);
    const row = await findConversation(this.#context.db, conversation);
    if (!row) return this.#socket.close(CHAT_CLOSE.tokenRefused);
    const progress = await this.#loadProgress(row);
    if (JSON.stringify(progress) === this.#progress) return;
    this.#progress = JSON.stringify(progress);
    this.#send({ t: 'state', ...progress });
  }

  async #loadProgress(row: ConversationRow): Promise<ChatProgress> {
    return { state: row.state, agent: await loadAgentName(this.#context, row) };
  }

  #send(frame: ChatServerFrame): void {
    if (this.#socket.bufferedAmount > MOST_WAITING) return this.#socket.terminate();
    this.#socket.send(JSON.stringify(frame));
  }
}

const isSamePerson = (one: Participant, other: Participant): boolean =>
  one.organisation === other.organisation && one.caller?.identityUuid === other.caller?.identityUuid;

function parseFrame(content: string): ChatClientFrame | undefined {
  try {
    return chatClientFrame.parse(JSON.parse(content));
  } catch {
    return undefined;
  }
}
