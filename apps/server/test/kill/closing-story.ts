import type { Kysely } from 'kysely';
import type { Database } from '../../src/kernel/db/schema.ts';
import { mask, loadStory, serialize, type Story } from './story.ts';

const DAY = 86_400_000;

/** Questions that are repeated under another key when the answer of a request was lost. */
const REPEATED_UNDER_NEW_KEY =
  /^asked .*"(?:notary\.open|notary\.book|notary\.slots|bank\.link|bank\.open|bank\.read|bank\.exchange)"/;
/** A closer may bring a deed to a paper-only county before the county was asked. */
const HAND_DELIVERED = /^asked .*"recording\.submit".*"BY_HAND"/;
/** A county's or closer's number is derived from the loan. */
const GENERATED_NUMBERS = [/\b\d{4}-\d{7}\b/g, /\bP-[0-9a-f]{8}\b/g];

/** Such as "Tue, Mar 16, 2027". */
const WRITTEN_DATE = /\b([A-Z][a-z]{2}), ([A-Z][a-z]{2} \d{1,2}, 20\d\d)\b/g;

/**
 * Loads the stored data about a loan and its closing as comparable lines. Days are counted from the loan's first day.
 */
export async function loadClosingStory(db: Kysely<Database>, uuid: string, startedAt: Date): Promise<Story> {
  const signed = await db
    .selectFrom('signature_evidence')
    .select(['person', 'papers', 'paper', 'statement'])
    .where('application_uuid', '=', uuid)
    .execute();
  const sessions = await db
    .selectFrom('notary_session')
    .select(['person', 'papers', 'ended_because'])
    .where('application_uuid', '=', uuid)
    .where('ended_because', '=', 'SIGNED')
    .execute();
  const bookings = await db
    .selectFrom('notary_booking')
    .select(['person', 'kind', 'fee_cents', 'sequence'])
    .where('application_uuid', '=', uuid)
    .where('cancelled_at', 'is', null)
    .execute();
  const ink = await db
    .selectFrom('wet_signing')
    .select(['person', 'papers', 'copies'])
    .where('application_uuid', '=', uuid)
    .execute();
  const notices = await db
    .selectFrom('rescission_notice')
    .select(['person', 'papers', 'how'])
    .where('application_uuid', '=', uuid)
    .execute();
  const words = await db
    .selectFrom('rescission_word')
    .select(['person', 'papers', 'kind', 'how'])
    .where('application_uuid', '=', uuid)
    .execute();
  const deeds = await db
    .selectFrom('deed_recording')
    .select(['papers', 'state', 'county'])
    .where('application_uuid', '=', uuid)
    .execute();
  const checks = await db
    .selectFrom('final_check_run')
    .select(['attempt', 'checks', 'failed'])
    .where('application_uuid', '=', uuid)
    .execute();
  const payouts = await db
    .selectFrom('payout')
    .select(['number', 'payee', 'required', 'amount_cents', 'state'])
    .where('application_uuid', '=', uuid)
    .execute();
  const orders = await db
    .selectFrom('sandbox_transfer')
    .select(['amount_cents', 'count'])
    .where('application_uuid', '=', uuid)
    .execute();
  const served = await db
    .selectFrom('servicing_record')
    .select('organisation')
    .where('application_uuid', '=', uuid)
    .execute();
  const signers = await db
    .selectFrom('signer')
    .select(['person', 'round', 'removed_because'])
    .where('application_uuid', '=', uuid)
    .execute();
  const invitations = await db
    .selectFrom('signer_invitation')
    .innerJoin('signer', 'signer.person', 'signer_invitation.person')
    .select(['signer_invitation.round', 'kind', 'accepted_at'])
    .where('application_uuid', '=', uuid)
    .execute();
  const toLines = (what: string, rows: readonly object[]): string[] => rows.map((row) => `${what} ${serialize(row)}`);
  const more = [
    ...toLines(
      'signed',
      signed.map(({ statement, ...row }) => ({ ...row, ...summarizeStatement(statement) })),
    ),
    ...toLines('before a notary', sessions),
    ...toLines('booked', bookings),
    ...toLines('in ink', ink),
    ...toLines('notice', notices),
    ...toLines('word', words),
    ...toLines('deed', deeds),
    ...toLines('checked', checks),
    ...toLines('paid out', payouts),
    ...toLines('ordered', orders),
    ...toLines('served', served),
    ...toLines('signer', signers),
    ...toLines(
      'invited',
      invitations.map(({ accepted_at: at, ...row }) => ({ ...row, accepted: at !== null })),
    ),
  ];
  const lines = (await loadStory(db, uuid)).filter(
    (line) => !REPEATED_UNDER_NEW_KEY.test(line) && !HAND_DELIVERED.test(line),
  );
  return [...lines, ...more.map(mask)].map((line) => replaceDates(line, startedAt)).toSorted();
}

/** How and where it was signed. Hashes and timestamps are derived from the loan. */
function summarizeStatement(statement: string): object {
  const { how, by, place, fieldIds } = JSON.parse(statement) as {
    how: string;
    by: string;
    place: object;
    fieldIds: readonly string[];
  };
  return { how, by, place, fields: fieldIds.length };
}

/** Replaces dates with their day number since the start. */
function replaceDates(line: string, startedAt: Date): string {
  const first = Date.parse(startedAt.toISOString().slice(0, 10));
  const numbered = GENERATED_NUMBERS.reduce((text, number) => text.replaceAll(number, 'N'), line);
  const withoutDates = numbered.replaceAll(
    WRITTEN_DATE,
    (_, weekday: string, day: string) => `${weekday} ${new Date(`${day} UTC`).toISOString().slice(0, 10)}`,
  );
  return withoutDates.replaceAll(/\b20\d\d-\d\d-\d\d\b/g, (day) => `day ${(Date.parse(day) - first) / DAY}`);
}
