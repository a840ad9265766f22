import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Executor } from '../db/vault.ts';
import { refuseTooMany } from '../http/errors.ts';
import { keyedHash } from '../http/keyed-hash.ts';
import { emailKey } from './email-key.ts';

/** How many tries in a row are free, and how long each one after them waits. */
interface GuessRule {
  readonly free: number;
  readonly firstWaitSeconds: number;
  readonly longestWaitSeconds: number;
}

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

export const GUESS_RULES = {
  /** The wait doubles from a minute to a day: about 20 guesses on the first day, one a day after it. */
  password: { free: 10, firstWaitSeconds: MINUTE, longestWaitSeconds: DAY },
  /** A code changes every 30 seconds, so the wait need not grow. */
  code: { free: 5, firstWaitSeconds: 15 * MINUTE, longestWaitSeconds: 15 * MINUTE },
  /** What a person knows by heart: birth date and phone number. */
  proof: { free: 5, firstWaitSeconds: DAY, longestWaitSeconds: DAY },
} as const satisfies Readonly<Record<string, GuessRule>>;

/** After how many wrong passwords in a row the owner is emailed. */
export const TELL_AFTER: readonly number[] = [10, 100];

/** An account by a hash that only this server can make: it exists for addresses without an account too, so both are counted alike. */
export const accountHash = (context: Pick<Context, 'keys'>, organisation: string, email: string, desk = false): string =>
  keyedHash(context, 'account', organisation, desk ? 'desk' : 'site', emailKey(email));

/**
 * Counts a try before anything is compared, so that tries made at once are all counted; refuses while a wait runs. A refused try is not counted, so that no
 * one can prolong a wait. A week without a try begins the count again.
 */
export async function countGuess(context: Context, key: string, rule: GuessRule): Promise<number> {
  const now = context.sessionNow();
  const free = rule.free * context.config.quotas;
  const weekAgo = new Date(now.getTime() - 7 * DAY * 1000);
  const next = sql<number>`case when guess.wait_until < ${weekAgo} then 1 else guess.failures + 1 end`;
  const waitSeconds = sql<number>`case when ${next} < ${free}::int then 0 else least(${rule.firstWaitSeconds}::int * power(2, least(${next} - ${free}::int, 30)), ${rule.longestWaitSeconds}::int) end`;
  // One statement: a hundred tries at once hold no connection while they wait for each other.
  const counted = await context.db
    .insertInto('guess')
    .values({ key, failures: 1, wait_until: now, last_at: now })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ failures: next, wait_until: sql<Date>`${now}::timestamptz + ${waitSeconds} * interval '1 second'`, last_at: now })
        .where('guess.wait_until', '<=', now),
    )
    .returning('failures')
    .executeTakeFirst();
  if (counted) return counted.failures;
  const row = await context.db.selectFrom('guess').select('wait_until').where('key', '=', key).executeTakeFirst();
  return refuseTooMany(((row?.wait_until.getTime() ?? now.getTime()) - now.getTime()) / 1000);
}

/** The right answer came: the count begins again. */
export async function forgetGuesses(trx: Executor, key: string): Promise<void> {
  await trx.deleteFrom('guess').where('key', '=', key).execute();
}

/** Counts that would begin again anyway. */
export async function removeOldGuesses({ db }: Pick<Context, 'db'>): Promise<void> {
  await db.deleteFrom('guess').where('last_at', '<', sql<Date>`now() - interval '9 days'`).execute();
}

const deviceMac = ({ keys }: Pick<Context, 'keys'>, account: string, nonce: string): string[] =>
  keys.password.map((key) => createHmac('sha256', key.bytes).update(JSON.stringify(['device', account, nonce])).digest('base64url'));

/** What a browser keeps in a cookie after a login: it shows later that this device was let in to this account before, and nothing else. */
export function newDevice(context: Pick<Context, 'keys'>, account: string): string {
  const nonce = randomBytes(16).toString('base64url');
  return `${nonce}.${deviceMac(context, account, nonce)[0] ?? ''}`;
}

/**
 * What tries of a password are counted under: the account, or for a device that was let in before, that device. So guesses from elsewhere never keep an owner
 * out on a device of their own (OWASP, device cookies).
 */
export function guessKey(context: Pick<Context, 'keys'>, account: string, device: string | undefined): string {
  const [nonce = '', mac = ''] = (device ?? '').split('.');
  const given = Buffer.from(mac);
  const isKnown = deviceMac(context, account, nonce).some((one) => given.length === one.length && timingSafeEqual(given, Buffer.from(one)));
  return isKnown ? `device ${account.slice(0, 27)} ${nonce}` : `password ${account}`;
}
