import { randomBytes, randomUUID } from 'node:crypto';
import { STAFF_ROLES, type StaffRole } from '@lintel/domain';
import type { FastifyInstance } from 'fastify';
import {
  inviteStaff,
  setUpWithPassword,
  beginSecondFactor,
  confirmSecondFactor,
  startSession,
  codeAt,
} from '../identity/index.ts';
import type { Context } from '../kernel/context.ts';
import { openClient, type Client } from './client.ts';

/**
 * A staff member as whom a tester can log in: at /desk/login, with the credentials in the answer of
 * `POST /_sandbox/personas/{name}`.
 */
export interface StaffPersona {
  readonly name: string;
  readonly why: string;
  readonly role: StaffRole;
  readonly called: string;
}

const UNDERWRITER: StaffPersona = {
  name: 'underwriter',
  why: 'Opens files, clears reviews, decides income and identity, declines applications',
  role: 'UNDERWRITER',
  called: 'Una Writer',
};

export const STAFF_PERSONAS: readonly StaffPersona[] = [
  UNDERWRITER,
  { name: 'closer', why: 'Conditions, documents, payoff figures and closings', role: 'CLOSER', called: 'Clara Close' },
  {
    name: 'second closer',
    why: 'Enters payoff figures again to confirm the first closer’s entry',
    role: 'CLOSER',
    called: 'Cleo Second',
  },
  { name: 'funder', why: 'Proposes funding', role: 'FUNDER', called: 'Finn Under' },
  { name: 'second funder', why: 'Approves what the first funder proposed', role: 'FUNDER', called: 'Fay Second' },
  { name: 'attorney', why: 'Sees only the files assigned to them', role: 'ATTORNEY', called: 'Ada Law' },
  {
    name: 'compliance',
    why: 'Decides and reports sanctions matches, places legal holds, records deletion requests, reads the audit trail',
    role: 'COMPLIANCE',
    called: 'Carla Compliance',
  },
  {
    name: 'officer',
    why: 'Sees only their own borrowers, once an admin links them',
    role: 'OFFICER',
    called: 'Olivia Grant',
  },
  { name: 'agent', why: 'Answers borrowers in the chat', role: 'AGENT', called: 'Agnes Chatwell' },
  {
    name: 'supervisor',
    why: 'Sees all open chats, takes them over and transfers them',
    role: 'SUPERVISOR',
    called: 'Selma Lead',
  },
  { name: 'admin', why: 'Invites teammates, reads the audit trail', role: 'ADMIN', called: 'Adam Min' },
];

export const findStaffPersona = (name: string): StaffPersona | undefined =>
  STAFF_PERSONAS.find((one) => one.name === name);

/** The credentials of a new staff account. */
export interface StaffLogin {
  readonly staffUuid: string;
  readonly email: string;
  readonly password: string;
  /** The current code. It works once. */
  readonly totpCode: string;
  /** For an authenticator, which gives the following codes. */
  readonly totpSecret: string;
}

/** Creates a new staff account with its second factor set up. */
export async function openStaffAccount(
  context: Context,
  persona: StaffPersona,
  organization: string,
): Promise<StaffLogin> {
  const email = `${persona.name.replace(' ', '-')}.${randomBytes(4).toString('hex')}@desk.example`;
  const password = `Aa1! ${randomUUID()}`;
  const { staff } = await context.db.transaction().execute((trx) =>
    inviteStaff(context, trx, {
      organisation: organization,
      email,
      name: persona.called,
      permissions: STAFF_ROLES[persona.role],
      invitedBy: 'sandbox',
    }),
  );
  const staffUuid = staff.identity_uuid;
  await setUpWithPassword(context, context.db, staffUuid, password);
  const totpSecret = await beginSecondFactor(context, staffUuid);
  // Pretends that the previous code confirmed it, so that the current one is still valid.
  const before = new Date(context.sessionNow().getTime() - 30_000);
  await context.db
    .transaction()
    .execute((trx) =>
      confirmSecondFactor({ ...context, sessionNow: () => before }, trx, staffUuid, codeAt(totpSecret, before)),
    );
  return { staffUuid, email, password, totpCode: codeAt(totpSecret, context.sessionNow()), totpSecret };
}

/** Logs in a staff member, by default an underwriter, for the staff steps of a persona's branch. */
export async function openStaffClient(
  app: FastifyInstance,
  organization: string,
  name = 'underwriter',
): Promise<Client> {
  const { context } = app;
  const { staffUuid } = await openStaffAccount(context, findStaffPersona(name) ?? UNDERWRITER, organization);
  const client = openClient(app, organization);
  client.setToken(
    await context.db
      .transaction()
      .execute((trx) =>
        startSession(context, trx, { identityUuid: staffUuid, organisation: organization, typ: 'staff' }),
      ),
  );
  return client;
}
