import type { RateClass } from '@lintel/contract';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { refuseTooMany } from './errors.ts';
import { keyedHash } from './keyed-hash.ts';
import { toSubscriber } from './network.ts';

/** One counter: at most `most` in each window of `seconds`. `name` is stored, so it stays when a class is renamed. */
interface Quota {
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
}

/** The sender of a request, by the values that quotas count. */
export interface Subject {
  readonly address: string;
  readonly person?: string | undefined;
  readonly loan?: string | undefined;
  readonly email?: string | undefined;
}

/** The rate classes. Uploads have a counter of their own. */
export type CountedClass = RateClass | 'upload';

type ClassQuota = Quota & { readonly by: (subject: Subject) => string | undefined };

const address = (subject: Subject): string => toSubscriber(subject.address);
const personOrAddress = (subject: Subject): string => subject.person ?? address(subject);

/** The general class is in memory (see `general-limit.ts`). These quotas count in the database, across all replicas. */
const QUOTAS: Readonly<Record<Exclude<CountedClass, 'general'>, readonly ClassQuota[]>> = {
  login: [
    {
      name: 'L1 email',
      most: 5,
      seconds: 60,
      by: (subject) => (subject.email ? `${subject.email} ${address(subject)}` : undefined),
    },
    { name: 'L1 address', most: 20, seconds: 60, by: address },
  ],
  signup: [{ name: 'L2', most: 20, seconds: 1200, by: address }],
  lookup: [{ name: 'L3', most: 60, seconds: 60, by: address }],
  report: [{ name: 'L4', most: 60, seconds: 60, by: address }],
  frequent: [{ name: 'L5', most: 120, seconds: 60, by: personOrAddress }],
  upload: [{ name: 'L5 upload', most: 20, seconds: 60, by: personOrAddress }],
  sensitive: [{ name: 'L6', most: 5, seconds: 900, by: personOrAddress }],
  question: [{ name: 'L8 address', most: 60, seconds: 300, by: address }],
  vendorWork: [{ name: 'L7', most: 10, seconds: 3600, by: (subject) => subject.loan ?? personOrAddress(subject) }],
};

/** Look-ups that found nothing: guessing a code costs more than using one. */
const MISSES: readonly Quota[] = [
  { name: 'L3 miss', most: 10, seconds: 60 },
  { name: 'L3 miss day', most: 60, seconds: 24 * 3600 },
];

/** One-time codes to one address or phone number, over all callers: accounts and network addresses are cheap. */
const CODES: readonly Quota[] = [
  { name: 'code', most: 5, seconds: 900 },
  { name: 'code day', most: 20, seconds: 24 * 3600 },
];

/**
 * Counts a one-time code before it is sent to an address or phone number. Counts it alike whether or not anyone has an
 * account there.
 */
export async function countCode(context: Context, target: string): Promise<void> {
  for (const quota of CODES) await count(context, quota, target);
}

/** Questions of one person, or of one visitor's conversation. The calls have no login that their class could count. */
const ASKER: Quota = { name: 'L8', most: 20, seconds: 300 };

/** Counts a question to the assistant. Refuses with 429. */
export const countAsker = (context: Context, asker: string): Promise<void> => count(context, ASKER, asker);

/** Webhooks without a right signature from one address. */
const UNSIGNED: Quota = { name: 'unsigned', most: 30, seconds: 60 };

/** Counts a webhook without a right signature. Refuses with 429. */
export const countUnsigned = (context: Context, sender: string): Promise<void> =>
  count(context, UNSIGNED, toSubscriber(sender));

/** Counts a use of a budget of the day (UTC). Returns whether some of it was left. `QUOTAS` doesn't multiply it. */
export const spendDaily = async (
  context: Pick<Context, 'db' | 'keys' | 'sessionNow'>,
  { name, most }: Pick<Quota, 'name' | 'most'>,
  subject: string,
): Promise<boolean> => (await bump(context, { name, most, seconds: 24 * 3600 }, subject)) <= most;

/** Counts a request against the quotas of its rate class. Refuses with 429 when one is used up. */
export async function countRequest(context: Context, rate: CountedClass, subject: Subject): Promise<void> {
  if (rate === 'general') return;
  for (const quota of QUOTAS[rate]) await count(context, quota, quota.by(subject));
  if (rate === 'lookup') for (const quota of MISSES) await refuseWhenSpent(context, quota, address(subject));
}

/** Counts a lookup that found nothing, so that guessing codes soon ends. */
export async function countMiss(context: Context, rate: RateClass, subject: Subject): Promise<void> {
  if (rate === 'lookup') for (const quota of MISSES) await bump(context, quota, address(subject));
}

async function count(context: Context, quota: Quota, subject: string | undefined): Promise<void> {
  if (subject === undefined) return;
  const now = context.sessionNow();
  const used = await bump(context, quota, subject);
  if (used > quota.most * context.config.quotas) refuseTooMany(secondsLeft(quota, now));
}

async function refuseWhenSpent(context: Context, quota: Quota, subject: string): Promise<void> {
  const now = context.sessionNow();
  const row = await context.db
    .selectFrom('rate_count')
    .select('count')
    .where('key', '=', toQuotaKey(context, quota, subject))
    .where('window_start', '=', windowStart(quota, now))
    .executeTakeFirst();
  if ((row?.count ?? 0) >= quota.most * context.config.quotas) refuseTooMany(secondsLeft(quota, now));
}

async function bump(
  context: Pick<Context, 'db' | 'keys' | 'sessionNow'>,
  quota: Quota,
  subject: string,
): Promise<number> {
  const row = await context.db
    .insertInto('rate_count')
    .values({
      key: toQuotaKey(context, quota, subject),
      window_start: windowStart(quota, context.sessionNow()),
      count: 1,
    })
    .onConflict((conflict) =>
      conflict.columns(['key', 'window_start']).doUpdateSet({ count: sql`rate_count.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Addresses and emails are stored only as keyed hashes, so the table doesn't reveal the callers. */
function toQuotaKey(context: Pick<Context, 'keys'>, quota: Quota, subject: string): string {
  return `${quota.name} ${keyedHash(context, subject).slice(0, 27)}`;
}

const windowStart = (quota: Quota, now: Date): Date =>
  new Date(Math.floor(now.getTime() / (quota.seconds * 1000)) * quota.seconds * 1000);

const secondsLeft = (quota: Quota, now: Date): number =>
  (windowStart(quota, now).getTime() + quota.seconds * 1000 - now.getTime()) / 1000;
