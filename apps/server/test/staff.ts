import { answerSecondFactor, logInStaff, readLoanFile, type Call, type Reply } from '@lintel/contract';
import type { Fact } from '@lintel/domain';
import { expect } from 'vitest';
import { record } from '../src/loan-file/record.ts';
import type { LooseRequest, Request } from '../src/sandbox/client.ts';
import { STAFF_PERSONAS, findStaffPersona, openStaffAccount, type StaffLogin } from '../src/sandbox/staff.ts';
import { replyOrThrow, type TestAnswer, type TestApp } from './app.ts';
import { newLoan } from './creation.ts';
import { WORKER_META, facts } from './loans.ts';

/** The names of the sandbox's staff personas. */
export const STAFF_NAMES = STAFF_PERSONAS.map((persona) => persona.name);

/** A logged-in staff member. */
export interface StaffMember extends StaffLogin {
  readonly token: string;
}

/** Logs in a staff member with password and code. */
export async function logInStaffMember(server: TestApp, name: string, organisation = 'FIGURE'): Promise<StaffMember> {
  const persona = findStaffPersona(name) ?? expect.fail(`no desk persona ${name}`);
  const account = await openStaffAccount(server.context, persona, organisation);
  const headers = { 'x-org': organisation };
  const { challenge } = await server.send(logInStaff, {
    headers,
    body: { email: account.email, password: account.password },
  });
  const loginReply = await server.loose(answerSecondFactor, {
    headers,
    body: { challenge, code: account.totpCode },
  });
  expect([loginReply.statusCode, loginReply.body]).toEqual([200, expect.any(String)]);
  return { ...account, token: String(loginReply.headers['authorization']).replace('Bearer ', '') };
}

/** A staff member's request. A call on a file uses the file's current version unless another is given. */
export type StaffRequest<C extends Call> = Omit<Request<C>, 'version'> & { readonly version?: number | undefined };

/** The version of a file that doesn't exist. */
const NO_VERSION = 999;

/** Creates the calls of staff, by this staff member by default, and the loans that they are about. */
export function createStaffActions(server: () => TestApp, getDefaultStaff: () => StaffMember) {
  /** Creates an application with more facts. */
  const createLoan = async (...moreFacts: Fact[]): Promise<string> => {
    const { uuid } = await newLoan(server());
    for (const fact of [facts.intake, ...moreFacts]) await record(server().context, uuid, () => [fact], WORKER_META);
    return uuid;
  };
  const fetchVersion = async (uuid: string): Promise<number | undefined> =>
    (await server().ask(readLoanFile, { params: { uuid }, token: getDefaultStaff().token })).json().version;
  /** Sends a call about a file with its current version unless another is given. */
  const loose = async <C extends Call>(
    call: C,
    request: LooseRequest,
    staff = getDefaultStaff(),
  ): Promise<TestAnswer<C>> => {
    const uuid = request.params?.['uuid'];
    const isOnFile = call.rules.ifMatch === 'required' && request.version === undefined && typeof uuid === 'string';
    const version = isOnFile ? ((await fetchVersion(uuid)) ?? NO_VERSION) : request.version;
    return server().loose(call, { ...request, version, token: staff.token });
  };
  const ask = <C extends Call>(call: C, request: StaffRequest<C>, staff?: StaffMember) =>
    loose(call, request as LooseRequest, staff);
  const send = async <C extends Call>(call: C, request: StaffRequest<C>, staff?: StaffMember): Promise<Reply<C>> =>
    replyOrThrow(call, await ask(call, request, staff));
  const fetchAuditTrail = async (uuid: string) => {
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
  return { createLoan, ask, send, loose, fetchVersion, fetchAuditTrail };
}

/** Builds the fact of a bureau's answer that makes a file wait for staff. */
export const buildCreditFact = (outcome: string, alerts: ('FACTA' | 'DELINQUENCY')[] = [], attempt = 1): Fact => ({
  type: 'SoftCreditReturned',
  data: { attempt, outcome, alerts, report: null },
});

/** Sets the inviter of a staff member and the day. An invitation from the terminal ('desk:invite') ties no one. */
export async function setInviter(
  { context }: TestApp,
  { staffUuid }: StaffMember,
  invitedBy: string,
  daysAgo = 0,
): Promise<void> {
  const createdAt = new Date(context.sessionNow().getTime() - daysAgo * 86_400_000);
  await context.db
    .updateTable('staff')
    .set({ invited_by: invitedBy, created_at: createdAt })
    .where('identity_uuid', '=', staffUuid)
    .execute();
}
