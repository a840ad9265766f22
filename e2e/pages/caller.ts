import { randomUUID } from 'node:crypto';
import {
  acceptSignerInvitation,
  type Call,
  createHeloc,
  readConsentTypes,
  readProfileConsentTypes,
  registerIdentity,
  type Reply,
  type SentBodyOf,
} from '@lintel/contract';
import {
  keyFor,
  toPayload,
  RefusalError,
  replyIn,
  buildUrl,
  type Arguments,
  type BodyOf,
  type LooseRequest,
  type RawRequest,
  type Request,
} from '../../apps/server/src/sandbox/client.ts';
import type { World } from '../world.ts';
import { newPerson, type Person } from './person.ts';

/** A reply with any status. `body` is the parsed `text`. */
export interface HttpReply<T = Record<string, unknown>> {
  readonly status: number;
  readonly body: T;
  readonly text: string;
  readonly headers: Headers;
}

/** Sends the contract's calls to a server as one person, without a browser. */
export interface Caller {
  token: string | undefined;
  /** Returns the reply or the error of a call. */
  ask<C extends Call>(call: C, ...request: Arguments<Request<C>>): Promise<HttpReply<BodyOf<C>>>;
  /** Returns the reply of a call; throws on any status but 2xx. */
  send<C extends Call>(call: C, ...request: Arguments<Request<C>>): Promise<Reply<C>>;
  /** Like `ask`, with a request that the types don't allow. */
  loose<C extends Call>(call: C, request: LooseRequest): Promise<HttpReply<BodyOf<C>>>;
  /** Sends a request as written, for paths that aren't in the contract. */
  raw(method: Call['method'], path: string, request?: RawRequest): Promise<HttpReply>;
}

/** Milliseconds to wait for a reply; a busy machine takes a while to write a set of documents. */
const REPLY_TIMEOUT_MS = 60_000;

/** Creates a caller that isn't logged in. */
export function createCaller(world: Pick<World, 'address'>, organisation = 'FIGURE'): Caller {
  const raw: Caller['raw'] = async (method, path, { body, idempotencyKey, version, headers = {} } = {}) => {
    const isForm = body instanceof FormData;
    const sent = isForm || typeof body !== 'object' ? body : JSON.stringify(body);
    const reply = await fetch(`${world.address}${path}`, {
      method,
      headers: {
        'x-org': organisation,
        ...(typeof sent === 'string' ? { 'content-type': 'application/json' } : {}),
        ...(caller.token === undefined ? {} : { authorization: `Bearer ${caller.token}` }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
        ...headers,
      },
      ...(sent === undefined ? {} : { body: sent }),
      signal: AbortSignal.timeout(REPLY_TIMEOUT_MS),
    });
    const text = await reply.text();
    const isJson = /json/.test(reply.headers.get('content-type') ?? '');
    return {
      status: reply.status,
      body: (isJson && text ? JSON.parse(text) : {}) as Record<string, unknown>,
      text,
      headers: reply.headers,
    };
  };
  const loose = async <C extends Call>(call: C, request: LooseRequest = {}): Promise<HttpReply<BodyOf<C>>> => {
    const { params, query, body, idempotencyKey, ...rest } = request;
    const reply = await raw(call.method, buildUrl(call, { params, query }), {
      ...rest,
      body: toPayload(call, body),
      idempotencyKey: keyFor(call, idempotencyKey),
    });
    return reply as HttpReply<BodyOf<C>>;
  };
  const caller: Caller = {
    token: undefined,
    raw,
    loose,
    ask: (call, ...[request]) => loose(call, request as LooseRequest),
    async send(call, ...[request]) {
      const reply = await loose(call, request as LooseRequest);
      if (reply.status >= 300) throw new RefusalError(call, reply);
      return replyIn(reply) as Reply<typeof call>;
    },
  };
  return caller;
}

/** Returns the body that registers a person's account. */
export const toRegistration = ({
  email,
  password,
  phone,
}: Person): { email: string; password: string; phoneNumber: string } => ({ email, password, phoneNumber: phone });

/** Returns the body that the registration sends to create an application. */
async function buildCreation(
  caller: Caller,
  person: Person,
  referrerId?: string,
): Promise<SentBodyOf<typeof createHeloc>> {
  const [profileTexts, loanTexts] = [await caller.send(readProfileConsentTypes), await caller.send(readConsentTypes)];
  const { street: street1, city, state, zip, birthDate } = person;
  const address = { street1, street2: '', city, state, zip };
  return {
    consentListRequest: profileTexts.map(({ type, version }) => ({ type, version, optInOut: 'OPT_IN' as const })),
    consentRequests: loanTexts.flatMap(({ type, version }) => (type === 'SOFT_CREDIT' ? [{ type, version }] : [])),
    income: { incomeCoDeeders: 0, incomePrimary: Number(person.income), incomeOther: 0 },
    profileRequest: {
      name: { firstName: person.firstName, lastName: person.lastName },
      dob: `${birthDate[2]}-${birthDate[0]}-${birthDate[1]}`,
      email: person.email,
      phoneNumbers: [{ type: 'MOBILE', number: person.phone }],
      addresses: [{ type: 'HOME', ...address }],
    },
    propertyListedForSale: person.forSale === 'Yes',
    propertyRequest: { address, occupancyType: 'HOME' },
    publish: true,
    employmentType: 'FULL_TIME',
    ...(referrerId !== undefined && { referrerId }),
  };
}

/** Registers a person and logs in. */
export async function createAccount(world: World, person: Person, organisation = 'FIGURE'): Promise<Caller> {
  const caller = createCaller(world, organisation);
  const { jwt } = await caller.send(registerIdentity, {
    query: { organization: organisation },
    body: toRegistration(person),
  });
  caller.token = jwt;
  return caller;
}

/** Creates an application, for which a loan officer or broker may have sent the borrower; returns its uuid. */
export async function startApplication(caller: Caller, person: Person, referrerId?: string): Promise<string> {
  const { uuid } = await caller.send(createHeloc, {
    query: { state: person.state },
    body: await buildCreation(caller, person, referrerId),
  });
  return uuid;
}

/** Registers a borrower and creates an application. */
export async function createBorrower(
  world: World,
  person = newPerson(),
  organisation = 'FIGURE',
): Promise<{ caller: Caller; uuid: string; person: Person }> {
  const caller = await createAccount(world, person, organisation);
  return { caller, uuid: await startApplication(caller, person), person };
}

/** Creates the account of an invited signer with the token of their link, and logs in with it. */
export async function acceptInvitation(caller: Caller, token: string): Promise<void> {
  const profileTexts = await caller.send(readProfileConsentTypes);
  const { jwt } = await caller.send(acceptSignerInvitation, {
    body: {
      token,
      password: 'Quiet-harbor-7421!',
      email: null,
      consentListRequest: profileTexts.map(({ type, version }) => ({ type, version, optInOut: 'OPT_IN' as const })),
    },
  });
  caller.token = jwt;
}

/** Returns parameter values for a call on a loan. Every id except the loan's own belongs to nothing. */
export const buildParams = ({ path }: Call, uuid: string): Record<string, string> =>
  Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, name === 'uuid' ? uuid : randomUUID()]),
  );
