import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../src/kernel/db/schema.ts';

/**
 * The stored data about one loan as lines that two equal courses have in common: IDs, hashes and timestamps are masked.
 */
export type Story = readonly string[];

/** Masks IDs, hashes and timestamps. */
export const mask = (text: string): string =>
  text
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '#')
    .replaceAll(/[0-9a-f]{64}/g, '%')
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, '@');

const isId = (key: string): boolean => /^[0-9a-f]{8}-/.test(key);

/** Serializes a value with sorted keys and IDs last, because masked IDs have no stable order. */
export const serialize = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(
      Object.entries(part).toSorted(
        ([first], [second]) => Number(isId(first)) - Number(isId(second)) || (first < second ? -1 : 1),
      ),
    );
  });

/** A turn that ends before its message is sent has none, which depends on timing. `turns.test.ts` counts them. */
const isReminder = (line: string): boolean => /^told .*"turn\./.test(line);
/**
 * An offer that is accepted before its counteroffer notice is written has none, which depends on timing.
 * `findDoubledEffects` checks written notices against their email.
 */
const isCounterOfferNotice = (line: string): boolean =>
  /^(?:told .*"notice\.counter-offer"|paper .*"counter-offer"|fact NoticePosted .*"COUNTER_OFFER")/.test(line);

/**
 * Questions that may be repeated in another form: a file sent again is scanned again, and a page that no one reached is
 * opened again.
 */
const NOT_COUNTED = new Set(['scan.file', 'income.link']);

/** Loads the story of one loan. */
export async function loadStory(db: Kysely<Database>, uuid: string): Promise<Story> {
  const { status, gate, projection } = await db
    .selectFrom('application')
    .selectAll()
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  const facts = await db
    .selectFrom('fact')
    .select(['type', 'data', 'actor_kind'])
    .where('application_uuid', '=', uuid)
    .execute();
  const requests = await db
    .selectFrom('vendor_ledger')
    .select(['op', 'attempt', 'outcome'])
    .where('application_uuid', '=', uuid)
    .where('answered_at', 'is not', null)
    .execute();
  const mails = await db
    .selectFrom('outbox')
    .select(['channel', 'template'])
    .where('application_uuid', '=', uuid)
    .execute();
  const queuedLetters = await db.selectFrom('post_tray').select('key').where('application_uuid', '=', uuid).execute();
  const letters = await db
    .selectFrom('letter')
    .select(['state', 'documents'])
    .where('application_uuid', '=', uuid)
    .execute();
  const documents = await db.selectFrom('document').selectAll().where('application_uuid', '=', uuid).execute();
  const debts = await db
    .selectFrom('liability')
    .select(['kind', 'source', 'number', 'marked', 'required', 'answer'])
    .where('application_uuid', '=', uuid)
    .execute();
  const incomes = await db
    .selectFrom('income_record')
    .select(['source', 'state', 'verification'])
    .where('application_uuid', '=', uuid)
    .execute();
  const submissions = await db
    .selectFrom('income_submission')
    .select(['attempt', 'source'])
    .where('application_uuid', '=', uuid)
    .execute();
  const checks = await db
    .selectFrom('identity_check')
    .select(['id_type', 'attempt', 'state'])
    .where('application_uuid', '=', uuid)
    .where('state', '=', 'SENT')
    .execute();
  const offers = await db.selectFrom('offer_set').select('version').where('application_uuid', '=', uuid).execute();
  const consents = await db
    .selectFrom('application_consent')
    .select(['type', 'version', 'opted'])
    .where('application_uuid', '=', uuid)
    .execute();
  const orders = await db
    .selectFrom('valuation_order')
    .select(['kind', 'attempt', 'fee_cents', 'value_cents'])
    .where('application_uuid', '=', uuid)
    .execute();
  const payments = await db
    .selectFrom('appraisal_payment')
    .select(['number', 'amount_cents', 'state'])
    .where('application_uuid', '=', uuid)
    .execute();
  const charged = await db
    .selectFrom('sandbox_payment')
    .select(['amount_cents', 'state'])
    .where('key', 'like', `${uuid}:%`)
    .execute();
  const generated = documents
    .filter((document) => document.origin === 'GENERATED')
    .map(({ set_name: set, paper, attempt, state, pages, acknowledged_at: read }) => ({
      set,
      paper,
      attempt,
      state,
      pages,
      read: read !== null,
    }));
  const uploads = documents
    .filter((document) => document.origin === 'UPLOADED' && document.submitted_at !== null)
    .map(({ type, title, state, pages, sha256 }) => ({ type, title, state, pages, bytes: shortHash(sha256) }));
  const toLines = (what: string, rows: readonly object[]): string[] => rows.map((row) => `${what} ${serialize(row)}`);
  return [
    `status ${status} at ${gate}`,
    ...Object.entries(projection).map(([slice, value]) => `slice ${slice} ${serialize(value)}`),
    ...facts.map((fact) => `fact ${fact.type} by ${fact.actor_kind} ${fact.data}`),
    ...toLines(
      'asked',
      requests.filter(({ op }) => !NOT_COUNTED.has(op)),
    ),
    ...toLines('told', mails),
    ...toLines(
      'posted',
      queuedLetters.map(() => ({})),
    ),
    ...toLines(
      'letter',
      letters.map(({ state, documents }) => ({ state, papers: documents.length })),
    ),
    ...toLines('paper', generated),
    ...toLines('upload', uploads),
    ...toLines('debt', debts),
    ...toLines('income', incomes),
    ...toLines('income sent', submissions),
    ...toLines('identity check', checks),
    ...toLines('offers', offers),
    ...toLines('consent', consents),
    ...toLines('valuation', orders),
    ...toLines('payment', payments),
    ...toLines('charged', charged),
  ]
    .filter((line) => !isCounterOfferNotice(line) && !isReminder(line))
    .map(mask)
    .toSorted();
}

const shortHash = (sha256: string | null): string =>
  createHash('sha256')
    .update(sha256 ?? '')
    .digest('hex')
    .slice(0, 8);

/** The differences between two stories. */
export interface Differences {
  /** Lines that the same life without kills has more often. */
  readonly lost: readonly string[];
  /** Lines that it has too, but less often. */
  readonly duplicate: readonly string[];
  /** Lines that it doesn't have. */
  readonly wrong: readonly string[];
}

const countLines = (story: Story): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const line of story) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
};

/** Returns the lines that a story with kills has more or less often than the same one without. */
export function compareStories(expected: Story, actual: Story): Differences {
  const [expectedCounts, actualCounts] = [countLines(expected), countLines(actual)];
  const repeat = (line: string, count: number): string[] => Array<string>(Math.max(count, 0)).fill(line);
  return {
    lost: [...expectedCounts].flatMap(([line, count]) => repeat(line, count - (actualCounts.get(line) ?? 0))),
    duplicate: [...actualCounts].flatMap(([line, count]) =>
      repeat(line, expectedCounts.has(line) ? count - (expectedCounts.get(line) ?? 0) : 0),
    ),
    wrong: [...actualCounts].flatMap(([line, count]) => repeat(line, expectedCounts.has(line) ? 0 : count)),
  };
}
