import type { Request, giveEmployerContact } from '@lintel/contract';
import {
  CODE_MINUTES,
  currentGate,
  employerSchema,
  fieldErrors,
  MAX_CODE_TRIES,
  type ConfirmationWay,
  type Fact,
} from '@lintel/domain';
import { sql, type Selectable } from 'kysely';
import * as z from 'zod/mini';
import { isSameCode, newCode } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import { putForFile, sealContext, type Executor, type Vault } from '../../kernel/db/index.ts';
import { countCode, emailKey, refuse, refuseFields } from '../../kernel/http/index.ts';
import { loanNow, type LockedLoan, workKey } from '../../loan-file/index.ts';
import type { EmploymentResult } from '../../vendors/index.ts';
import { discardPayStubs } from './records.ts';
import { markReturned } from './submissions.ts';
import type { IncomeTables } from './tables.ts';

type Row = Selectable<IncomeTables['employer_contact']>;

/** The employer that confirms the borrower's job, with a person there or the borrower's own work address. */
export interface EmployerContact {
  readonly employerName: string;
  readonly contactName: string | null;
  readonly phoneNumber: string | null;
  readonly workEmail: string | null;
}

/** A loan's employer contact as stored, with its sealed part. */
export interface Contact extends Omit<Row, 'sealed' | 'key_id'>, EmployerContact {
  /** The code that went to the borrower's work address. */
  readonly code: string | null;
}

export const contactSealContext = (uuid: string): string => sealContext('employer_contact', uuid);

export async function readContact(vault: Vault, trx: Executor, uuid: string): Promise<Contact | null> {
  const row = await trx
    .selectFrom('employer_contact')
    .selectAll()
    .where('application_uuid', '=', uuid)
    .executeTakeFirst();
  if (!row) return null;
  const { sealed, key_id, ...rest } = row;
  return {
    ...rest,
    ...vault.open<EmployerContact & { code: string | null }>(contactSealContext(uuid), { sealed, key_id }),
  };
}

type EmployerContactRequest = Request<typeof giveEmployerContact>['body'];

/** Normalizes a typed contact for storage: no person for the borrower's own address, no empty fields for a person. */
function parseEmployerContact({ way, ...typed }: EmployerContactRequest): EmployerContact {
  const values = {
    employerName: typed.employerName,
    contactName: typed.contactName ?? '',
    phoneNumber: typed.phoneNumber ?? '',
    workEmail: typed.workEmail ?? '',
  };
  const read = z.safeParse(employerSchema(way, values), values);
  if (!read.success) return refuseFields(fieldErrors(read).messages);
  const { employerName, ...rest } = read.data as {
    employerName: string;
    contactName?: string;
    phoneNumber?: string;
    workEmail?: string;
  };
  return {
    employerName,
    contactName: rest.contactName ?? null,
    phoneNumber: rest.phoneNumber ?? null,
    workEmail: rest.workEmail ?? null,
  };
}

/**
 * Reads a typed contact and counts the code that a work address gets. Runs before the transaction, so that the count
 * stays when the rest is refused.
 */
export async function readEmployerContact(context: Context, given: EmployerContactRequest): Promise<EmployerContact> {
  if (!given.contactConsent) refuse('consent-missing');
  const contact = parseEmployerContact(given);
  if (given.way === 'WORK_EMAIL' && contact.workEmail !== null) await countCode(context, emailKey(contact.workEmail));
  return contact;
}

/**
 * Saves the contact. Outside the employer gate it returns the fact. At that gate it replaces the row and queues a new
 * confirmation.
 */
export async function saveEmployerContact(
  context: Context,
  { uuid, file, trx }: LockedLoan,
  way: ConfirmationWay,
  contact: EmployerContact,
): Promise<readonly Fact[]> {
  const asks = await upsertContact(context, trx, uuid, way, contact);
  if (currentGate(file)?.id !== 'employer')
    return [
      {
        type: 'EmployerContactGiven',
        data: { contact: await putForFile(context.vault, trx, uuid, 'employer-contact', contact) },
      },
    ];
  const { attempt } = file.income;
  await context.jobs.send(trx, 'income.confirmEmployment', {
    uuid,
    gate: 'employer',
    attempt,
    key: `${workKey(uuid, 'employer', attempt)}:${asks}`,
  });
  return [];
}

async function upsertContact(
  context: Context,
  trx: Executor,
  uuid: string,
  way: ConfirmationWay,
  contact: EmployerContact,
): Promise<number> {
  const code = way === 'WORK_EMAIL' ? newCode() : null;
  const expires = new Date(context.sessionNow().getTime() + CODE_MINUTES * 60_000);
  const row = {
    way,
    state: way === 'WORK_EMAIL' ? ('CODE_SENT' as const) : ('ASKED' as const),
    ...context.vault.seal(contactSealContext(uuid), { ...contact, code }),
    asked_at: await loanNow(context, trx),
    code_expires_at: code === null ? null : expires,
    code_tries: 0,
  };
  const saved = await trx
    .insertInto('employer_contact')
    .values({ application_uuid: uuid, asks: 1, ...row })
    .onConflict((conflict) =>
      conflict.column('application_uuid').doUpdateSet({ ...row, asks: sql`employer_contact.asks + 1` }),
    )
    .returning('asks')
    .executeTakeFirstOrThrow();
  return saved.asks;
}

/**
 * Records that the borrower entered the emailed code, so they can read mail at that address. Entering it again
 * changes nothing. Staff decide whether the address is the employer's (decision 0019).
 */
export async function recordVerifiedAddress(
  context: Context,
  { uuid, trx }: LockedLoan,
  { asks }: Contact,
): Promise<readonly Fact[]> {
  await trx
    .updateTable('employer_contact')
    .set({ state: 'ASKED', asked_at: await loanNow(context, trx), code_expires_at: null })
    .where('application_uuid', '=', uuid)
    .where('asks', '=', asks)
    .where('state', '=', 'CODE_SENT')
    .execute();
  return [];
}

/**
 * Returns whether the borrower entered the code from their own work address. Rows written before the code's end was
 * cleared show it only until the employer answers.
 */
export const isAddressVerified = ({
  way,
  state,
  code_expires_at: codeExpiresAt,
}: Pick<Row, 'way' | 'state' | 'code_expires_at'>): boolean =>
  way === 'WORK_EMAIL' && (state === 'ASKED' || codeExpiresAt === null);

/**
 * Saves the employer's or staff's answer and returns its fact. If the employment isn't confirmed, it discards the pay
 * stub figures and returns the submission with the reason, which restarts the income step.
 */
export async function recordEmploymentAnswer(
  context: Context,
  { uuid, file, trx }: LockedLoan,
  contact: Contact | null,
  answer: EmploymentResult,
  answeredBy: string,
): Promise<readonly Fact[]> {
  if (contact)
    await trx
      .updateTable('employer_contact')
      .set({ state: answer.outcome })
      .where('application_uuid', '=', uuid)
      .execute();
  const data = { attempt: file.income.attempt, by: answeredBy };
  if (answer.outcome === 'CONFIRMED') return [{ type: 'EmploymentConfirmed', data }];
  await discardPayStubs(trx, uuid);
  await markReturned(trx, uuid, 'EMPLOYER', answer.reason, await loanNow(context, trx));
  return [{ type: 'EmploymentNotConfirmed', data }];
}

/**
 * Compares the code from the borrower's work address. Counts the try first, in a separate transaction, so that a
 * refusal doesn't undo it. Returns the contact. Refuses with `code-expired` (also after MAX_CODE_TRIES) or
 * `code-wrong`.
 */
export async function checkCode(context: Context, uuid: string, code: string): Promise<Contact> {
  const contact = await readContact(context.vault, context.db, uuid);
  if (
    contact?.way !== 'WORK_EMAIL' ||
    contact.code === null ||
    (contact.code_expires_at !== null && contact.code_expires_at <= context.sessionNow())
  )
    return refuse('code-expired');
  const counted = await context.db
    .updateTable('employer_contact')
    .set({ code_tries: sql`code_tries + 1` })
    .where('application_uuid', '=', uuid)
    .where('asks', '=', contact.asks)
    .where('code_tries', '<', MAX_CODE_TRIES)
    .returning('asks')
    .executeTakeFirst();
  if (!counted) return refuse('code-expired');
  return isSameCode(contact.code, code) ? contact : refuse('code-wrong');
}
