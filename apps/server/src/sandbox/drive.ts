import { setTimeout as wait } from 'node:timers/promises';
import { actAt } from './act.ts';
import { bodyOf, openClient, type Client } from './client.ts';
import type { FastifyInstance } from 'fastify';
import type { Persona } from './personas.ts';
import { register, type Registered } from './registration.ts';

const MAIN = 'FIGURE';
const LONGEST = 30_000;

export interface Driven extends Registered {
  readonly status: string;
}

/** The browser of a persona, not yet signed in. */
export const clientOf = (app: FastifyInstance, persona: Persona): Client => openClient(app, persona.organisation ?? MAIN);

/**
 * Takes a persona to a status by the calls of the contract, as its browser would. Without `until` it goes where the card says;
 * with one it does what a willing borrower does at each step on the way.
 */
export async function drive(app: FastifyInstance, persona: Persona, until: string = persona.reaches, client = clientOf(app, persona)): Promise<Driven> {
  const organisation = persona.organisation ?? MAIN;
  const registered = await register(client, persona, organisation);
  const end = Date.now() + LONGEST;
  let acted = 0;
  for (;;) {
    const { status, version } = await statusOf(client, registered.uuid);
    if (status === until) return { ...registered, status };
    if (acted !== version && (await actAt(client, registered.uuid, status, version, persona))) acted = version;
    if (Date.now() > end) throw new Error(`${persona.name} stands at ${status} and did not reach ${until}.`);
    await wait(40);
  }
}

export async function statusOf(client: Client, uuid: string): Promise<{ status: string; version: number }> {
  const body = bodyOf('status', await client.call('GET', `/service-krang-heloc/borrower/secure/api/v1/${uuid}/status`));
  return { status: String(body['checklistStatus']), version: Number(body['version']) };
}
