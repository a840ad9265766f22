import type {
  ChatMessage,
  ChatProgress,
  ChatRefusal,
  ChatServerFrame,
  ChatTransport,
  ChatView,
  TwilioAddress,
} from '@lintel/contract';
import { CHAT_PAGE, hasSecretNumber, isTooLong } from '@lintel/domain';
import { Client, type Conversation, type Message, type Paginator } from '@twilio/conversations';
import { isRefusal, readProgress, toChatMessage } from './twilio-message.ts';
import { TwilioToken } from './twilio-token.ts';
import { Waiters } from './waiters.ts';

/** The address and token of a Twilio conversation, and the callbacks that report to the chat. */
export interface TwilioChannelParts {
  readonly address: TwilioAddress;
  readonly token: string;
  /** Replaces the token at our server, before Twilio refuses it. */
  readonly refresh: () => Promise<string>;
  readonly onView: (view: ChatView) => void;
  readonly onFrame: (frame: ChatServerFrame) => void;
}

/** Milliseconds between two tries to connect, growing from the first to the last. */
const RETRIES = { min: 500, max: 5000, randomness: 0.25 };
/** Milliseconds that a reconnected client may take to deliver the messages it missed. */
const CATCH_UP_MS = 5000;

/**
 * A conversation over Twilio's own client, which connects again and receives what it missed by itself. A message whose
 * fate a cut left open is sent again only when the client, back again, has not received it.
 */
export class TwilioChannel implements ChatTransport {
  readonly #parts: TwilioChannelParts;
  #view: ChatView = { connection: 'CONNECTING', messages: [], pending: [], progress: undefined };
  #client: Client;
  readonly #token: TwilioToken;
  #conversation: Conversation | undefined;
  #first: Paginator<Message> | undefined;
  #isClosed = false;
  #isSending = false;
  #hasRecovered = false;
  readonly #waiters = new Waiters();
  /** The number of the last message that arrived. */
  #received = 0;
  /** Messages that Twilio stored and that the client hasn't handed over yet. */
  #stored = new Set<string>();

  constructor(parts: TwilioChannelParts) {
    this.#parts = parts;
    this.#token = new TwilioToken(parts.token, parts.refresh);
    this.#client = this.#connect();
  }

  get view(): ChatView {
    return this.#view;
  }

  send(text: string, clientId: string = crypto.randomUUID()): string {
    const others = this.#view.pending.filter((message) => message.clientId !== clientId);
    this.#show({ pending: [...others, { clientId, text, files: [] }] });
    if (isTooLong(text)) this.#refuse(clientId, 'TOO_LONG');
    else if (hasSecretNumber(text)) this.#refuse(clientId, 'SECRET_NUMBER');
    else void this.#sendPending();
    return clientId;
  }

  discard(clientId: string): void {
    this.#show({ pending: this.#view.pending.filter((message) => message.clientId !== clientId) });
  }

  /** Tells Twilio that the borrower is typing, but not the text. */
  tellTyping(): void {
    if (this.#view.connection === 'OPEN') this.#conversation?.typing().catch(() => {});
  }

  loadEarlier(): void {
    const page = this.#first;
    if (!page?.hasPrevPage) return;
    page.prevPage().then(
      (earlier) => {
        this.#first = earlier;
        this.#add(earlier.items);
      },
      () => {}, // The reader asks again.
    );
  }

  changeToken(token: string): void {
    if (token === this.#token.value) return;
    this.#token.value = token;
    this.#useToken(token);
  }

  #useToken(token: string): void {
    this.#client.updateToken(token).catch(() => {}); // The connection's state says so.
  }

  /** Leaves the conversation, by which our server learns that it is over. */
  end(): void {
    this.#conversation?.leave().then(
      () => this.#show({ progress: ENDED }),
      () => {}, // Its writer selects it again.
    );
  }

  close(): void {
    this.#isClosed = true;
    this.#waiters.wake();
    void this.#client.shutdown();
  }

  #connect(): Client {
    const { socketUrl, apiUrl, syncUrl } = this.#parts.address;
    const options = {
      Twilsock: { uri: socketUrl },
      apiUri: apiUrl,
      cdsUri: syncUrl,
      retryPolicy: RETRIES,
      // Otherwise what people write would be in the browser's storage.
      Sync: { enableSessionStorage: false },
    };
    const client = new Client(this.#token.value, options);
    client.on('initialized', () => void this.#open(client));
    client.on('initFailed', ({ error }) => {
      if (error?.terminal === true && this.#view.connection !== 'REFUSED') this.#restart(client);
    });
    client.on('connectionStateChanged', (state) => {
      if (this.#conversation && state === 'connected') void this.#resume();
      else if (state === 'denied') void this.#recover(client);
      else if (state !== 'connected' && this.#view.connection === 'OPEN') this.#show({ connection: 'LOST' });
    });
    client.on('tokenAboutToExpire', () => void this.#refresh());
    client.on('tokenExpired', () => void this.#refresh());
    return client;
  }

  /** Replaces a client whose connection was cut while it started: it doesn't try again by itself. */
  #restart(client: Client): void {
    if (this.#isClosed || client !== this.#client) return;
    this.#show({ connection: 'LOST' });
    setTimeout(() => {
      if (!this.#isClosed) this.#client = this.#connect();
    }, RETRIES.min);
  }

  /**
   * Twilio's token lasts for minutes and ours for hours, so a computer that slept gets another one, and another client.
   * A client that is denied before it opened anything is refused.
   */
  async #recover(client: Client): Promise<void> {
    if (this.#isClosed || client !== this.#client) return;
    if (this.#hasRecovered) return this.#show({ connection: 'REFUSED' });
    this.#hasRecovered = true;
    this.#show({ connection: 'LOST' });
    try {
      await this.#token.renew();
    } catch {
      return this.#show({ connection: 'REFUSED' });
    }
    this.#conversation = undefined;
    void client.shutdown();
    if (!this.#isClosed) this.#client = this.#connect();
  }

  async #refresh(): Promise<void> {
    try {
      this.#useToken(await this.#token.renew());
    } catch {
      this.#show({ connection: 'REFUSED' });
    }
  }

  async #open(client: Client): Promise<void> {
    try {
      const conversation = await client.getConversationBySid(this.#parts.address.conversationSid);
      this.#conversation = conversation;
      conversation.on('messageAdded', (message) => this.#receive(message));
      conversation.on('updated', () => this.#show({ progress: readProgress(conversation) }));
      conversation.on('removed', () => this.#show({ progress: ENDED }));
      conversation.on('typingStarted', () => {
        this.#parts.onFrame({ t: 'typing', author: 'AGENT', preview: null });
      });
      this.#first = await conversation.getMessages(CHAT_PAGE);
      this.#add(this.#first.items);
      this.#hasRecovered = false;
      this.#show({ connection: 'OPEN', progress: readProgress(conversation) });
    } catch {
      // A borrower who left a conversation can't open it.
      if (client.connectionState === 'connected') this.#show({ connection: 'OPEN', progress: ENDED });
      else this.#restart(client);
    }
    void this.#sendPending();
  }

  /** Waits for what the client missed, and only then sends what may or may not have arrived. */
  async #resume(): Promise<void> {
    try {
      const count = (await this.#conversation?.getMessagesCount()) ?? 0;
      await this.#waitFor(() => this.#received >= count);
    } catch {
      return; // It was cut again.
    }
    if (this.#client.connectionState !== 'connected') return;
    this.#show({ connection: 'OPEN' });
    void this.#sendPending();
  }

  /** After a cut the messages that came back decide what is sent again; when Twilio is busy, a moment passes. */
  #waitForRetry(): Promise<void> {
    const { connection } = this.#view;
    return connection === 'OPEN' ? this.#waitFor(() => this.#view.connection !== 'OPEN') : Promise.resolve();
  }

  #waitFor(check: () => boolean): Promise<void> {
    return this.#waiters.wait(() => this.#isClosed || check(), CATCH_UP_MS);
  }

  /** Sends one message after the other, so that they arrive in order. */
  async #sendPending(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    for (let next = this.#nextPending(); next; next = this.#nextPending()) {
      const { clientId, text } = next;
      try {
        await this.#conversation?.sendMessage(text, { clientId });
        this.#stored.add(clientId);
      } catch (error) {
        if (isRefusal(error)) this.#refuse(clientId, 'ENDED');
        else await this.#waitForRetry();
      }
    }
    this.#isSending = false;
  }

  #nextPending() {
    if (this.#isClosed || this.#view.connection !== 'OPEN' || !this.#conversation) return undefined;
    return this.#view.pending.find(({ clientId, refusal }) => refusal === undefined && !this.#stored.has(clientId));
  }

  #receive(message: Message): void {
    this.#add([message]);
    const arrived = this.#view.messages.find(({ seq }) => seq === message.index + 1);
    if (arrived) this.#parts.onFrame({ t: 'message', ...arrived });
  }

  /** Adds messages in Twilio's order. The same client ID is the same message. */
  #add(arrived: readonly Message[]): void {
    const { identity } = this.#client.user;
    const known = new Map(this.#view.messages.map((message) => [message.clientId, message]));
    for (const message of arrived.map((one): ChatMessage => toChatMessage(one, identity))) {
      this.#received = Math.max(this.#received, message.seq);
      if (!known.has(message.clientId)) known.set(message.clientId, message);
    }
    this.#show({
      messages: [...known.values()].toSorted((one, other) => one.seq - other.seq),
      pending: this.#view.pending.filter(({ clientId }) => !known.has(clientId)),
    });
  }

  #refuse(clientId: string, reason: ChatRefusal): void {
    this.#show({
      pending: this.#view.pending.map((message) =>
        message.clientId === clientId ? { ...message, refusal: reason } : message,
      ),
    });
    this.#parts.onFrame({ t: 'refused', clientId, reason });
  }

  #show(change: Partial<ChatView>): void {
    this.#view = { ...this.#view, ...change };
    if (!this.#isClosed) this.#parts.onView(this.#view);
    this.#waiters.wake();
  }
}

const ENDED: ChatProgress = { state: 'ENDED', agent: null };
