/** The kinds of Twilio Sync objects. */
export type SyncKind = 'map' | 'list' | 'document';

interface SyncItem {
  readonly data: unknown;
  readonly eventId: number;
  readonly at: string;
}

/** A change of an object, as Twilio Sync sends it to subscribers. */
export interface SyncEvent {
  readonly type: string;
  readonly id: number;
  readonly fields: Readonly<Record<string, unknown>>;
}

type Watcher = (object: SyncObject, event: SyncEvent) => void;

/** An emulated map, list or document of Twilio Sync. It stores its events, for a client that reconnects. */
export class SyncObject {
  readonly kind: SyncKind;
  readonly sid: string;
  readonly events: SyncEvent[] = [];
  readonly items = new Map<string | number, SyncItem>();
  readonly #watchers: Set<Watcher>;
  #data: unknown = {};

  constructor(kind: SyncKind, sid: string, watchers: Set<Watcher>) {
    this.kind = kind;
    this.sid = sid;
    this.#watchers = watchers;
  }

  get lastEventId(): number {
    return this.events.at(-1)?.id ?? 0;
  }

  /** Replaces a document. */
  replace(data: unknown): void {
    this.#data = data;
    this.#record('document_updated', { document_data: data, document_revision: String(this.lastEventId + 1) });
  }

  set(key: string | number, data: unknown): void {
    const change = this.items.has(key) ? 'updated' : 'added';
    this.items.set(key, { data, eventId: this.lastEventId + 1, at: new Date().toISOString() });
    this.#record(`${this.kind}_item_${change}`, { ...this.#toKeyField(key), item_data: data, item_revision: '1' });
  }

  delete(key: string | number): void {
    const item = this.items.get(key);
    if (!item || !this.items.delete(key)) return;
    this.#record(`${this.kind}_item_removed`, { ...this.#toKeyField(key), item_data: item.data });
  }

  describe(base: string, includesItems: boolean): Record<string, unknown> {
    const url = `${base}/v3/${PATHS[this.kind]}/${this.sid}`;
    return {
      sid: this.sid,
      unique_name: null,
      url,
      links: { items: `${url}/Items` },
      revision: String(this.lastEventId),
      last_event_id: this.lastEventId,
      date_updated: new Date().toISOString(),
      date_expires: null,
      ...(this.kind === 'document' ? { data: this.#data } : {}),
      ...(includesItems ? { items: this.#list(base, [...this.items.keys()]) } : {}),
    };
  }

  /** A page of the items: those from a key on, which is part of it, in the order asked for. */
  page(base: string, params: Readonly<Record<string, string>>): Record<string, unknown> {
    const one = params['Key'] ?? params['Index'];
    const keys = [...this.items.keys()];
    if (one !== undefined)
      return {
        items: this.#list(
          base,
          keys.filter((key) => String(key) === one),
        ),
        meta: NO_OTHER_PAGES,
      };
    const ordered = params['Order'] === 'desc' ? keys.toReversed() : keys;
    const from = params['From'];
    const found = from === undefined ? 0 : ordered.findIndex((key) => String(key) === from);
    const start = Math.max(0, found);
    const end = start + Number(params['PageSize'] ?? 50);
    return {
      items: this.#list(base, ordered.slice(start, end)),
      meta: {
        previous_token: start > 0 ? 'previous' : null,
        next_token: end < ordered.length ? 'next' : null,
      },
    };
  }

  #list(base: string, keys: readonly (string | number)[]): Record<string, unknown>[] {
    return keys.flatMap((key) => {
      const item = this.items.get(key);
      if (!item) return [];
      const url = `${base}/v3/${PATHS[this.kind]}/${this.sid}/Items/${key}`;
      const dates = { date_created: item.at, date_updated: item.at, date_expires: null };
      const name = this.kind === 'map' ? { key } : { index: key };
      return [{ ...name, url, revision: '1', last_event_id: item.eventId, data: item.data, ...dates }];
    });
  }

  #toKeyField(key: string | number): Record<string, unknown> {
    return this.kind === 'map' ? { item_key: key } : { item_index: key };
  }

  #record(type: string, fields: Record<string, unknown>): void {
    const id = this.lastEventId + 1;
    const names = { [`${this.kind}_sid`]: this.sid, [`${this.kind}_revision`]: String(id) };
    const event = { type, id, fields: { ...names, ...fields, date_created: new Date().toISOString() } };
    this.events.push(event);
    for (const watcher of this.#watchers) watcher(this, event);
  }
}

const PATHS = { map: 'Maps', list: 'Lists', document: 'Documents' } as const satisfies Record<SyncKind, string>;
const NO_OTHER_PAGES = { previous_token: null, next_token: null };

/** The objects of the emulated Sync service. */
export class SyncStore {
  readonly #objects = new Map<string, SyncObject>();
  readonly #watchers = new Set<Watcher>();

  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  create(kind: SyncKind, sid: string): SyncObject {
    const object = new SyncObject(kind, sid, this.#watchers);
    this.#objects.set(sid, object);
    return object;
  }

  find(sid: string): SyncObject | undefined {
    return this.#objects.get(sid);
  }
}
