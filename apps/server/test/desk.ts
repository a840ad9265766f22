import { randomUUID } from 'node:crypto';
import type { Fact } from '@lintel/domain';
import { expect } from 'vitest';
import { record } from '../src/loan-file/record.ts';
import { DESK_PERSONAS, deskPersonaOf, openDeskAccount, type DeskAccount } from '../src/sandbox/desk.ts';
import type { TestApp } from './app.ts';
import { newLoan } from './creation.ts';
import { byWorker, facts } from './loans.ts';

export const DESK_NAMES = DESK_PERSONAS.map((persona) => persona.name);

export interface Colleague extends DeskAccount {
  readonly token: string;
}

/** Somebody at the desk, signed in with password and code. */
export async function atTheDesk(server: TestApp, name: string, organisation = 'FIGURE'): Promise<Colleague> {
  const persona = deskPersonaOf(name) ?? expect.fail(`no desk persona ${name}`);
  const account = await openDeskAccount(server.context, persona, organisation);
  const headers = { 'x-org': organisation };
  const first = await server.ask('POST', '/identity-broker/agent/api/v3/login', {
    headers,
    body: { email: account.email, password: account.password },
  });
  const { challenge } = first.json<{ challenge: string }>();
  const second = await server.ask('POST', '/identity-broker/agent/api/v3/login/second-factor', {
    headers,
    body: { challenge, code: account.totpCode },
  });
  expect([second.statusCode, second.body]).toEqual([200, expect.any(String)]);
  return { ...account, token: String(second.headers['authorization']).replace('Bearer ', '') };
}

const G = '/service-krang-heloc/agent/secure/api/v1';

/** The calls of the desk, by this colleague where no other is named, and the files that they are about. */
export function deskOn(server: () => TestApp, usual: () => Colleague) {
  /** An application as it was created, with what is said to have happened since. */
  const loan = async (...more: Fact[]): Promise<string> => {
    const { uuid } = await newLoan(server());
    for (const fact of [facts.intake, ...more]) await record(server().context, uuid, () => [fact], byWorker);
    return uuid;
  };
  const get = (path: string, who = usual()) => server().ask('GET', `${G}${path}`, { token: who.token });
  const send = (method: 'POST' | 'PUT', path: string, body: object, who = usual(), version = 999) =>
    server().ask(method, `${G}${path}`, {
      token: who.token,
      body,
      headers: { 'idempotency-key': randomUUID(), 'if-match': `"${version}"` },
    });
  const versionOf = async (uuid: string) => (await get(`/applications/${uuid}`)).json<{ version: number }>().version;
  /** About a file, with the version that it has now. */
  const post = async (uuid: string, path: string, body: object, who = usual()) =>
    send('POST', `/applications/${uuid}${path}`, body, who, await versionOf(uuid));
  const trailOf = async (uuid: string) => {
    const { audit, db } = server().context;
    await audit.flush();
    const rows = await db
      .selectFrom('audit_entry')
      .selectAll()
      .where('application_uuid', '=', uuid)
      .orderBy('sequence')
      .execute();
    return rows.map((row) => ({
      event: row.event,
      actor: row.actor,
      about: JSON.parse(row.about) as Record<string, unknown>,
    }));
  };
  return { loan, get, send, versionOf, post, trailOf };
}

/** What a bureau answered, for a file that is to wait for the desk. */
export const credit = (outcome: string, alerts: ('FACTA' | 'DELINQUENCY')[] = [], attempt = 1): Fact => ({
  type: 'SoftCreditReturned',
  data: { attempt, outcome, alerts, report: null },
});
