import { randomBytes } from 'node:crypto';
import { SyncStore } from './sync-store.ts';

/** A message of a conversation at Twilio. */
export interface TwilioMessage {
  readonly sid: string;
  readonly index: number;
  readonly author: string;
  readonly body: string;
  readonly attributes: string;
  readonly at: string;
}

/** `isByClient`: whether a client's socket sent it, rather than the REST API. */
type Listener = (conversation: TwilioConversation, message: TwilioMessage, isByClient: boolean) => void;
type TypingListener = (conversation: string, identity: string) => void;

const createSid = (prefix: string): string => prefix + randomBytes(16).toString('hex');

/** A conversation of the Twilio emulator: its data for the REST API, and the Sync objects in which clients read it. */
export class TwilioConversation {
  readonly sid = createSid('CH');
  readonly uniqueName: string | null;
  readonly participants = new Map<string, string>();
  readonly messages: TwilioMessage[] = [];
  readonly #service: ConversationsService;
  #nextIndex = 0;
  #state = 'active';
  #attributes = '{}';

  constructor(service: ConversationsService, uniqueName: string | null, attributes = '{}') {
    this.#service = service;
    this.uniqueName = uniqueName;
    this.#attributes = attributes;
    service.store.create('document', this.documentName);
    service.store.create('list', `${this.sid}.messages`);
    service.store.create('map', `${this.sid}.roster`);
    this.#describe();
  }

  get documentName(): string {
    return `${this.sid}.channel`;
  }

  get state(): string {
    return this.#state;
  }

  get attributes(): string {
    return this.#attributes;
  }

  change({ state = this.#state, attributes = this.#attributes }: { state?: string; attributes?: string }): void {
    this.#state = state;
    this.#attributes = attributes;
    this.#describe();
  }

  join(identity: string): string {
    const sid = createSid('MB');
    this.participants.set(identity, sid);
    this.#service.store
      .find(`${this.sid}.roster`)
      ?.set(sid, { identity, type: 'chat', attributes: '{}', roleSid: 'RL' });
    this.#service.addUser(identity).set(this.sid, { status: 'joined', channel: this.documentName });
    return sid;
  }

  leave(identity: string): void {
    const sid = this.participants.get(identity);
    if (sid === undefined) return;
    this.participants.delete(identity);
    this.#service.store.find(`${this.sid}.roster`)?.delete(sid);
    this.#service.addUser(identity).delete(this.sid);
  }

  post(author: string, body: string, attributes: string, isByClient = false): TwilioMessage {
    const message = {
      sid: createSid('IM'),
      index: this.#nextIndex,
      author,
      body,
      attributes,
      at: new Date().toISOString(),
    };
    this.#nextIndex += 1;
    this.messages.push(message);
    const data = {
      sid: message.sid,
      author,
      text: body,
      attributes,
      timestamp: message.at,
      dateUpdated: message.at,
      type: 'text',
    };
    this.#service.store.find(`${this.sid}.messages`)?.set(message.index, data);
    this.#service.notifyListeners(this, message, isByClient);
    return message;
  }

  remove(sid: string): boolean {
    const position = this.messages.findIndex((message) => message.sid === sid);
    const [message] = position < 0 ? [] : this.messages.splice(position, 1);
    if (message) this.#service.store.find(`${this.sid}.messages`)?.delete(message.index);
    return message !== undefined;
  }

  #describe(): void {
    const now = new Date().toISOString();
    this.#service.store.find(this.documentName)?.replace({
      messages: `${this.sid}.messages`,
      roster: `${this.sid}.roster`,
      attributes: this.#attributes,
      createdBy: 'system',
      dateCreated: now,
      dateUpdated: now,
      state: { current: this.#state, dateUpdated: now },
      status: 'joined',
    });
  }
}

/** The conversations and the users of one Conversations service. */
export class ConversationsService {
  readonly store = new SyncStore();
  readonly conversations: TwilioConversation[] = [];
  readonly #listeners = new Set<Listener>();
  readonly #typingListeners = new Set<TypingListener>();

  create(uniqueName: string | null, attributes?: string): TwilioConversation {
    const conversation = new TwilioConversation(this, uniqueName, attributes);
    this.conversations.push(conversation);
    return conversation;
  }

  remove(sid: string): void {
    const conversation = this.find(sid);
    if (!conversation) return;
    for (const identity of [...conversation.participants.keys()]) conversation.leave(identity);
    this.conversations.splice(this.conversations.indexOf(conversation), 1);
  }

  find(name: string): TwilioConversation | undefined {
    return this.conversations.find(({ sid, uniqueName }) => sid === name || uniqueName === name);
  }

  /** Returns the map of a user's conversations. */
  addUser(identity: string) {
    const name = `${identity}.channels`;
    const known = this.store.find(name);
    if (known) return known;
    const info = this.store.create('map', `${identity}.info`);
    info.set('friendlyName', { value: identity });
    info.set('attributes', { value: '{}' });
    return this.store.create('map', name);
  }

  onMessage(listener: Listener): void {
    this.#listeners.add(listener);
  }

  notifyListeners(...message: Parameters<Listener>): void {
    for (const listener of this.#listeners) listener(...message);
  }

  onTyping(listener: TypingListener): () => void {
    this.#typingListeners.add(listener);
    return () => this.#typingListeners.delete(listener);
  }

  notifyTyping(conversation: string, identity: string): void {
    for (const listener of this.#typingListeners) listener(conversation, identity);
  }
}
