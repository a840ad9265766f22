import { answerSecondFactor, logInStaff, readFile, type Call, type ReplyOf } from '@lintel/contract';
import type { Fact } from '@lintel/domain';
import { expect } from 'vitest';
import { record } from '../src/loan-file/record.ts';
import type { LooseRequest, Request } from '../src/sandbox/client.ts';
import { DESK_PERSONAS, findStaffPersona, openDeskAccount, type DeskAccount } from '../src/sandbox/desk.ts';
import { replyOrThrow, type TestAnswer, type TestApp } from './app.ts';
import { newLoan } from './creation.ts';
import { byWorker, facts } from './loans.ts';

export const DESK_NAMES = DESK_PERSONAS.map((persona) => persona.name);

export interface Colleague extends DeskAccount {
  readonly token: string;
}

/** Logs in a staff member with password and code. */
export async function atTheDesk(server: TestApp, name: string, organisation = 'FIGURE'): Promise<Colleague> {
  const persona = findStaffPersona(name) ?? expect.fail(`no desk persona ${name}`);
  const account = await openDeskAccount(server.context, persona, organisation);
  const headers = { 'x-org': organisation };
  const { challenge } = await server.send(logInStaff, {
    headers,
    body: { email: account.email, password: account.password },
  });
  const second = await server.loose(answerSecondFactor, {
    headers,
    body: { challenge, code: account.totpCode },
  });
  expect([second.statusCode, second.body]).toEqual([200, expect.any(String)]);
  return { ...account, token: String(second.headers['authorization']).replace('Bearer ', '') };
}

/** A colleague's request. A call on a file uses the file's current version unless another is given. */
export type DeskRequest<C extends Call> = Omit<Request<C>, 'version'> & { readonly version?: number | undefined };

/** The version of a file that doesn't exist. */
const NO_VERSION = 999;

/** The staff calls, by this colleague by default, and the files that they are about. */
export function deskOn(server: () => TestApp, usual: () => Colleague) {
  /** Creates an application with further facts. */
  const loan = async (...more: Fact[]): Promise<string> => {
    const { uuid } = await newLoan(server());
    for (const fact of [facts.intake, ...more]) await record(server().context, uuid, () => [fact], byWorker);
    return uuid;
  };
  const versionOf = async (uuid: string): Promise<number | undefined> =>
    (await server().ask(readFile, { params: { uuid }, token: usual().token })).json().version;
  /** Sends a call about a file with its current version unless another is given. */
  const loose = async <C extends Call>(call: C, request: LooseRequest, who = usual()): Promise<TestAnswer<C>> => {
    const uuid = request.params?.['uuid'];
    const isOnFile = call.rules.ifMatch === 'required' && request.version === undefined && typeof uuid === 'string';
    const version = isOnFile ? ((await versionOf(uuid)) ?? NO_VERSION) : request.version;
    return server().loose(call, { ...request, version, token: who.token });
  };
  const ask = <C extends Call>(call: C, request: DeskRequest<C>, who?: Colleague) =>
    loose(call, request as LooseRequest, who);
  const send = async <C extends Call>(call: C, request: DeskRequest<C>, who?: Colleague): Promise<ReplyOf<C>> =>
    replyOrThrow(call, await ask(call, request, who));
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
  return { loan, ask, send, loose, versionOf, trailOf };
}

/** A bureau's answer that makes a file wait for staff. */
export const credit = (outcome: string, alerts: ('FACTA' | 'DELINQUENCY')[] = [], attempt = 1): Fact => ({
  type: 'SoftCreditReturned',
  data: { attempt, outcome, alerts, report: null },
});
