import type { Kysely } from 'kysely';
import type { Database } from '../../src/kernel/db/schema.ts';
import { masked, loadStory, written, type Story } from './story.ts';

const DAY = 86_400_000;

/** Questions that are repeated under another key when the answer of a request was lost. */
const ANEW = /^asked .*"(?:notary\.open|notary\.book|notary\.slots|bank\.link|bank\.open|bank\.read|bank\.exchange)"/;
/** A closer may bring a deed to a paper-only county before the county was asked. */
const BROUGHT = /^asked .*"recording\.submit".*"BY_HAND"/;
/** A county's or closer's number is derived from the loan. */
const NUMBERED = [/\b\d{4}-\d{7}\b/g, /\bP-[0-9a-f]{8}\b/g];

/** Such as "Tue, Mar 16, 2027". */
const PROSE = /\b([A-Z][a-z]{2}), ([A-Z][a-z]{2} \d{1,2}, 20\d\d)\b/g;

/** Returns what is stored about a loan and its closing. Days are counted from the day on which it started. */
export async function loadClosingStory(db: Kysely<Database>, uuid: string, began: Date): Promise<Story> {
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
  const lines = (what: string, rows: readonly object[]): string[] => rows.map((row) => `${what} ${written(row)}`);
  const more = [
    ...lines(
      'signed',
      signed.map(({ statement, ...row }) => ({ ...row, ...summarizeStatement(statement) })),
    ),
    ...lines('before a notary', sessions),
    ...lines('booked', bookings),
    ...lines('in ink', ink),
    ...lines('notice', notices),
    ...lines('word', words),
    ...lines('deed', deeds),
    ...lines('checked', checks),
    ...lines('paid out', payouts),
    ...lines('ordered', orders),
    ...lines('served', served),
    ...lines('signer', signers),
    ...lines(
      'invited',
      invitations.map(({ accepted_at: at, ...row }) => ({ ...row, accepted: at !== null })),
    ),
  ];
  const kept = (await loadStory(db, uuid)).filter((line) => !ANEW.test(line) && !BROUGHT.test(line));
  return [...kept, ...more.map(masked)].map((line) => counted(line, began)).toSorted();
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
function counted(line: string, began: Date): string {
  const first = Date.parse(began.toISOString().slice(0, 10));
  const numbered = NUMBERED.reduce((text, number) => text.replaceAll(number, 'N'), line);
  const inProse = numbered.replaceAll(
    PROSE,
    (_, weekday: string, day: string) => `${weekday} ${new Date(`${day} UTC`).toISOString().slice(0, 10)}`,
  );
  return inProse.replaceAll(/\b20\d\d-\d\d-\d\d\b/g, (day) => `day ${(Date.parse(day) - first) / DAY}`);
}
