import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { World } from '../world.ts';
import { callerOf, creation, onLoan, registration, statusPath, type Ask, type Caller, type Reply } from './caller.ts';
import { somebody } from './person.ts';

interface Offer {
  id: string;
  term: number;
  originationFee: number;
  minDraw: number;
  maxDraw: number;
}

const REPEATED = new Set([500, 502, 503, 504]);
/** The polling budget of one wait: what a borrower's browser gives it, counted anew from the server's last start. */
const BUDGET_MS = 60_000;

/** Goes from registration to a confirmed offer whatever the server does in between: every press keeps its key until it is answered. */
export class PatientBorrower {
  readonly caller: Caller;
  readonly person = somebody();
  uuid = '';
  /** The highest version of the loan that an answer named. */
  acknowledged = 0;
  /** Requests that had to be repeated. */
  again = 0;
  readonly #world: World;
  #confirmation: { path: string; asked: Ask } | undefined;

  constructor(world: World) {
    this.#world = world;
    this.caller = callerOf(world);
  }

  async walk(): Promise<void> {
    await this.#register();
    await this.#create();
    await this.#until('OFFER_SELECTION');
    await this.#confirm();
    await this.#until('COLLECT_ADDITIONAL_INFO');
  }

  confirmAgain(): Promise<Reply> {
    if (!this.#confirmation) throw new Error('Nothing was confirmed yet.');
    return this.#press('POST', this.#confirmation.path, this.#confirmation.asked);
  }

  async #register(): Promise<void> {
    const { email, password } = this.person;
    const reply = await this.#press<{ jwt?: string }>(
      'POST',
      '/identity/api/v1/registration/register?organization=FIGURE',
      { body: registration(this.person), key: randomUUID() },
    );
    // The account stands, its answer was lost: the page offers the login.
    const signedIn =
      reply.body.jwt === undefined
        ? await this.#press('POST', '/identity-broker/customer/api/v3/login', { body: { email, password } })
        : null;
    const jwt = reply.body.jwt ?? signedIn?.headers.get('authorization')?.replace('Bearer ', '');
    if (!jwt) throw new Error(`Neither registered nor logged in: ${reply.text}`);
    this.caller.token = jwt;
  }

  async #create(): Promise<void> {
    const { path, body } = await this.#patiently(() => creation(this.caller, this.person));
    const created = await this.#press<{ uuid?: string; version?: number }>('POST', path, { body, key: randomUUID() });
    this.#saw(created.body.version);
    if (created.body.uuid) {
      this.uuid = created.body.uuid;
      return;
    }
    const all = await this.#press<{ uuid: string }[]>('GET', '/service-application/api/v3/application/helocs');
    if (all.body.length !== 1)
      throw new Error(`One application was made, ${all.body.length} are listed: ${created.text}`);
    this.uuid = all.body[0]!.uuid;
  }

  async #until(status: string): Promise<number> {
    const since = Date.now();
    for (;;) {
      const { body } = await this.#press<{ checklistStatus: string; version: number }>('GET', statusPath(this.uuid));
      this.#saw(body.version);
      if (body.checklistStatus === status) return body.version;
      if (this.#isOver(since)) throw new Error(`${this.uuid} stands at ${body.checklistStatus}, not at ${status}.`);
      await wait(150);
    }
  }

  async #confirm(): Promise<void> {
    const base = onLoan(this.uuid);
    const { body: set } = await this.#press<{ offerSetId: string; offersByType: Record<string, Offer[]> }>(
      'GET',
      `${base}/offers`,
    );
    const offer = Object.values(set.offersByType).flat()[0];
    if (!offer) throw new Error('No offer.');
    const choice = {
      offerSetId: set.offerSetId,
      offerId: offer.id,
      drawAmount: offer.maxDraw,
      discountTypes: ['AUTOPAY'],
      payOffPreference: 'DEDUCT',
    };
    const { body: quote } = await this.#press<{ monthlyPayment: number; rate: number; totalDraw: number }>(
      'POST',
      `${base}/offers/quotes`,
      { body: choice },
    );
    const { monthlyPayment, rate, totalDraw } = quote;
    const version = await this.#until('OFFER_SELECTION');
    this.#confirmation = {
      path: `${base}/offers/confirmation`,
      asked: { body: { ...choice, shown: { monthlyPayment, rate, totalDraw } }, key: randomUUID(), version },
    };
    const confirmed = await this.confirmAgain();
    this.#saw(confirmed.body['version']);
    // Recorded, but the answer was lost: asked again, the step is over.
    if (confirmed.status >= 300 && confirmed.body['status'] !== 'not-at-this-step')
      throw new Error(`Not confirmed: ${confirmed.text}`);
  }

  #press<T = Record<string, unknown>>(method: string, path: string, asked?: Ask): Promise<Reply<T>> {
    return this.#patiently(async () => {
      const reply = await this.caller.ask<T>(method, path, asked);
      const inProgress = (reply.body as { status?: unknown }).status === 'request-in-progress';
      if (REPEATED.has(reply.status) || inProgress)
        throw new Error(`${method} ${path}: ${reply.status} ${reply.text.slice(0, 200)}`);
      return reply;
    });
  }

  async #patiently<T>(ask: () => Promise<T>): Promise<T> {
    const since = Date.now();
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        if (this.#isOver(since)) throw error;
        this.again += 1;
        await wait(120);
      }
    }
  }

  readonly #isOver = (since: number): boolean => Date.now() > Math.max(since, this.#world.startedAt) + BUDGET_MS;

  #saw(version: unknown): void {
    if (typeof version === 'number') this.acknowledged = Math.max(this.acknowledged, version);
  }
}
