import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { DESK_PERSONAS, deskPersonaOf, openDeskAccount, type DeskAccount } from '../src/sandbox/desk.ts';
import type { TestApp } from './app.ts';

export const DESK_NAMES = DESK_PERSONAS.map((persona) => persona.name);

export interface Colleague extends DeskAccount {
  readonly token: string;
}

/** Somebody at the desk, signed in with password and code. */
export async function atTheDesk(server: TestApp, name: string, organisation = 'FIGURE'): Promise<Colleague> {
  const persona = deskPersonaOf(name) ?? expect.fail(`no desk persona ${name}`);
  const account = await openDeskAccount(server.context, persona, organisation);
  const headers = { 'x-org': organisation };
  const first = await server.ask('POST', '/identity-broker/agent/api/v3/login', { headers, body: { email: account.email, password: account.password } });
  const { challenge } = first.json<{ challenge: string }>();
  const second = await server.ask('POST', '/identity-broker/agent/api/v3/login/second-factor', { headers, body: { challenge, code: account.totpCode } });
  expect([second.statusCode, second.body]).toEqual([200, expect.any(String)]);
  return { ...account, token: String(second.headers['authorization']).replace('Bearer ', '') };
}

const G = '/service-krang-heloc/agent/secure/api/v1';

/** The calls of the desk, by this colleague where no other is named. */
export function deskOn(server: () => TestApp, usual: () => Colleague) {
  const get = (path: string, who = usual()) => server().ask('GET', `${G}${path}`, { token: who.token });
  const send = (method: 'POST' | 'PUT', path: string, body: object, who = usual(), version = 999) =>
    server().ask(method, `${G}${path}`, { token: who.token, body, headers: { 'idempotency-key': randomUUID(), 'if-match': `"${version}"` } });
  const versionOf = async (uuid: string) => (await get(`/applications/${uuid}`)).json<{ version: number }>().version;
  /** About a file, with the version that it has now. */
  const post = async (uuid: string, path: string, body: object, who = usual()) => send('POST', `/applications/${uuid}${path}`, body, who, await versionOf(uuid));
  return { get, send, versionOf, post };
}
