import { randomUUID } from 'node:crypto';
import type { World } from '../world.ts';
import { somebody, type Person } from './person.ts';

export interface Reply<T = Record<string, unknown>> {
  status: number;
  body: T;
  text: string;
  headers: Headers;
}

export interface Ask {
  body?: unknown;
  /** As it is sent, in place of `body`. */
  raw?: string | FormData;
  key?: string;
  version?: number;
  headers?: Record<string, string>;
}

/** A borrower without a browser: the contract's calls over HTTP. */
export interface Caller {
  token: string | undefined;
  ask<T = Record<string, unknown>>(method: string, path: string, asked?: Ask): Promise<Reply<T>>;
}

/** Milliseconds for an answer; a busy machine takes a while to write a set of documents. */
const PATIENCE = 60_000;

export function callerOf(world: Pick<World, 'address'>, organisation = 'FIGURE'): Caller {
  const caller: Caller = {
    token: undefined,
    async ask<T>(method: string, path: string, { body, raw, key, version, headers = {} }: Ask = {}) {
      const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
      const reply = await fetch(`${world.address}${path}`, {
        method,
        headers: {
          'x-org': organisation,
          ...(typeof sent === 'string' ? { 'content-type': 'application/json' } : {}),
          ...(caller.token === undefined ? {} : { authorization: `Bearer ${caller.token}` }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
          ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
          ...headers,
        },
        ...(sent === undefined ? {} : { body: sent }),
        signal: AbortSignal.timeout(PATIENCE),
      });
      const text = await reply.text();
      const isJson = /json/.test(reply.headers.get('content-type') ?? '');
      return {
        status: reply.status,
        body: (isJson && text ? JSON.parse(text) : {}) as T,
        text,
        headers: reply.headers,
      };
    },
  };
  return caller;
}

/** The calls on a loan begin here. */
export const onLoan = (uuid: string): string => `/service-application/api/v3/application/helocs/${uuid}`;

export const registration = ({
  email,
  password,
  phone,
}: Person): { email: string; password: string; phoneNumber: string } => ({ email, password, phoneNumber: phone });

interface Consent {
  type: string;
  version: string;
}

/** What the registration sends when it opens an application. */
export async function creation(caller: Caller, person: Person): Promise<{ path: string; body: unknown }> {
  const texts = await Promise.all(
    [
      '/service-profile/api/v1/profile/consent-types',
      '/service-application/api/v1/application/heloc/consent-types',
    ].map((path) => caller.ask<Consent[]>('GET', path)),
  );
  const [profile = [], loan = []] = texts.map((reply) => reply.body.map(({ type, version }) => ({ type, version })));
  const { street: street1, city, state, zip, born } = person;
  const address = { street1, street2: '', city, state, zip };
  return {
    path: `/service-application/api/v3/application/helocs?state=${state}`,
    body: {
      consentListRequest: profile.map((consent) => ({ ...consent, optInOut: 'OPT_IN' })),
      consentRequests: loan.filter(({ type }) => type === 'SOFT_CREDIT'),
      income: { incomeCoDeeders: 0, incomePrimary: Number(person.income), incomeOther: 0 },
      profileRequest: {
        name: { firstName: person.first, lastName: person.last },
        dob: `${born[2]}-${born[0]}-${born[1]}`,
        email: person.email,
        phoneNumbers: [{ type: 'MOBILE', number: person.phone }],
        addresses: [{ type: 'HOME', ...address }],
      },
      propertyListedForSale: person.listed === 'Yes',
      propertyRequest: { address, occupancyType: 'HOME' },
      publish: true,
      employmentType: 'FULL_TIME',
    },
  };
}

/** Somebody who is registered and has opened an application. */
export async function borrower(
  world: World,
  person = somebody(),
  organisation = 'FIGURE',
): Promise<{ caller: Caller; uuid: string; person: Person }> {
  const caller = callerOf(world, organisation);
  const registered = await caller.ask<{ jwt?: string }>(
    'POST',
    `/identity/api/v1/registration/register?organization=${organisation}`,
    { body: registration(person), key: randomUUID() },
  );
  if (!registered.body.jwt) throw new Error(`Not registered: ${registered.text}`);
  caller.token = registered.body.jwt;
  const { path, body } = await creation(caller, person);
  const created = await caller.ask<{ uuid?: string }>('POST', path, { body, key: randomUUID() });
  if (!created.body.uuid) throw new Error(`No application: ${created.text}`);
  return { caller, uuid: created.body.uuid, person };
}
