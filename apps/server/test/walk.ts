import { GATES, type FactType, type StoredStatus } from '@lintel/domain';
import { expect } from 'vitest';
import type { Answer, Client } from '../src/sandbox/client.ts';
import { clientOf, drive, statusOf, type Driven } from '../src/sandbox/drive.ts';
import { personaOf, type Persona } from '../src/sandbox/personas.ts';
import type { TestApp } from './app.ts';

export const card = (name: string): Persona => personaOf(name) ?? expect.fail(`no persona ${name}`);

/** A persona somewhere on its way, with its browser. */
export interface Walked extends Omit<Driven, 'status'> {
  readonly client: Client;
  /** `{H}` of this application. */
  readonly base: string;
  /** `{K}` of this application. */
  readonly k: string;
  readonly version: () => Promise<number>;
  readonly status: () => Promise<string>;
  /** All that G34 answers. */
  readonly standing: () => Promise<{ explain: Record<string, unknown> }>;
  readonly get: (path: string) => Promise<Answer>;
  readonly post: (path: string, body: unknown, version?: number) => Promise<Answer>;
  readonly put: (path: string, body: unknown, version?: number) => Promise<Answer>;
}

/** Drives a persona (or a variation of its card) to a status by HTTP. */
export async function walk({ app }: TestApp, persona: string | Persona, until?: string): Promise<Walked> {
  const who = typeof persona === 'string' ? card(persona) : persona;
  const client = clientOf(app, who);
  const driven = await drive(app, who, until, client);
  const base = `/service-application/api/v3/application/helocs/${driven.uuid}`;
  const k = `/service-krang-heloc/borrower/secure/api/v1/${driven.uuid}`;
  const version = async (): Promise<number> => (await statusOf(client, driven.uuid)).version;
  return {
    ...driven,
    client,
    base,
    k,
    version,
    status: async () => (await statusOf(client, driven.uuid)).status,
    standing: async () => (await client.call('GET', `${k}/status`)).body as { explain: Record<string, unknown> },
    get: (path) => client.call('GET', `${base}${path}`),
    post: async (path, body, at) => client.call('POST', `${base}${path}`, body, at ?? (await version())),
    put: async (path, body, at) => client.call('PUT', `${base}${path}`, body, at ?? (await version())),
  };
}

/** The facts of a loan as stored, oldest first. */
export function factsIn({ context }: TestApp, uuid: string) {
  return context.db.selectFrom('fact').selectAll().where('application_uuid', '=', uuid).orderBy('sequence').execute();
}

/** What the facts of one type say, oldest first. */
export async function factsOfType(server: TestApp, uuid: string, type: FactType): Promise<Record<string, unknown>[]> {
  return (await factsIn(server, uuid))
    .filter((fact) => fact.type === type)
    .map((fact) => JSON.parse(fact.data) as Record<string, unknown>);
}

/** The status of a step that a worker ends by itself, or a later one: on a busy machine the worker is done before the press is answered. */
export const atOrAfter = (status: StoredStatus) =>
  expect.toSatisfy((now: StoredStatus) => placeOf(now) >= placeOf(status) && !ENDED.has(now));

const placeOf = (status: StoredStatus): number => GATES.findIndex((gate) => gate.status === status);
const ENDED: ReadonlySet<string> = new Set<StoredStatus>(['CANCELLED', 'DECLINED']);
