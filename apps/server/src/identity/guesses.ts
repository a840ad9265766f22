import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../kernel/context.ts';
import type { Executor } from '../kernel/db/index.ts';
import { emailKey, refuseTooMany, keyedHash } from '../kernel/http/index.ts';

/** The number of free tries in a row, and the wait after each further one. */
interface GuessRule {
  readonly free: number;
  readonly firstWaitSeconds: number;
  readonly longestWaitSeconds: number;
  /**
   * Most tries that are ever compared under one key, if limited. Such a count doesn't restart after a week without a
   * try.
   */
  readonly most?: number;
}

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** The largest number of the column. */
const UNBOUNDED = 2_147_483_647;

/** Limits of guessing, for each kind of secret. */
export const GUESS_RULES = {
  /** The wait doubles from a minute to a day: about 20 guesses on the first day, then one a day. */
  password: { free: 10, firstWaitSeconds: MINUTE, longestWaitSeconds: DAY },
  /** A device that logged in before with the current password has a separate, limited count (decision 0050). */
  device: { free: 10, firstWaitSeconds: MINUTE, longestWaitSeconds: DAY, most: 30 },
  /**
   * An authenticator code, counted separately for each purpose. The wait doubles from 15 minutes to a day: at most 1.4
   * guesses a day (decision 0050).
   */
  code: { free: 5, firstWaitSeconds: 15 * MINUTE, longestWaitSeconds: DAY },
  /** The caller's password, entered again in an open session. */
  ownPassword: { free: 5, firstWaitSeconds: 15 * MINUTE, longestWaitSeconds: 15 * MINUTE },
  /** Facts that a person knows by heart: birth date and phone number. */
  proof: { free: 5, firstWaitSeconds: DAY, longestWaitSeconds: DAY },
} as const satisfies Readonly<Record<string, GuessRule>>;

/**
 * Purposes of an authenticator code. Each also needs something else first: the password, an open session, the mailbox.
 */
type CodePurpose = 'sign-in' | 'step-up' | 'password-reset';

/** Returns the key under which code tries are counted. Failing at one purpose doesn't lock the owner out of another. */
export const codeKey = (purpose: CodePurpose, identityUuid: string): string => `code ${purpose} ${identityUuid}`;

/** The numbers of wrong passwords in a row after which the owner is emailed. */
export const TELL_AFTER: readonly number[] = [10, 100];

/**
 * Returns an account's address as a hash that only this server can compute. It exists for addresses without an account
 * too, so both are counted alike.
 */
export const accountHash = (
  context: Pick<Context, 'keys'>,
  organization: string,
  email: string,
  desk = false,
): string => keyedHash(context, 'account', organization, desk ? 'desk' : 'site', emailKey(email));

/**
 * Counts a try before anything is compared, so that concurrent tries all count. Refuses while a wait runs; a refused
 * try isn't counted, so that no one can prolong a wait for the owner. A week without a try restarts the count.
 */
export async function countGuess(context: Context, key: string, rule: GuessRule): Promise<number> {
  const counted = await tryGuess(context, key, rule);
  return typeof counted === 'number'
    ? counted
    : refuseTooMany((counted.waitUntil.getTime() - context.sessionNow().getTime()) / 1000);
}

/** Returns the number of tries, this one included, or, while a wait runs, the number so far and the end of the wait. */
async function tryGuess(
  context: Context,
  key: string,
  rule: GuessRule,
): Promise<number | { readonly failures: number; readonly waitUntil: Date }> {
  const now = context.sessionNow();
  const free = rule.free * context.config.quotas;
  const maxFailures = rule.most === undefined ? UNBOUNDED : rule.most * context.config.quotas;
  const weekAgo = new Date(now.getTime() - 7 * DAY * 1000);
  const next =
    rule.most !== undefined
      ? sql<number>`guess.failures + 1`
      : sql<number>`case when guess.wait_until < ${weekAgo} then 1 else guess.failures + 1 end`;
  const waitSeconds = sql<number>`case when ${next} < ${free}::int then 0 else least(${rule.firstWaitSeconds}::int * power(2, least(${next} - ${free}::int, 30)), ${rule.longestWaitSeconds}::int) end`;
  // One statement, so that a hundred concurrent tries don't hold connections while they wait for each other.
  const counted = await context.db
    .insertInto('guess')
    .values({ key, failures: 1, wait_until: now, last_at: now })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          failures: next,
          wait_until: sql<Date>`${now}::timestamptz + ${waitSeconds} * interval '1 second'`,
          last_at: now,
        })
        // A free try never waits, not even for one that came at the same time and read its clock a moment later.
        .where((guess) => guess.or([guess('guess.wait_until', '<=', now), guess('guess.failures', '<', free)]))
        .where('guess.failures', '<', maxFailures),
    )
    .returning('failures')
    .executeTakeFirst();
  if (counted) return counted.failures;
  const row = await context.db
    .selectFrom('guess')
    .select(['failures', 'wait_until'])
    .where('key', '=', key)
    .executeTakeFirst();
  return { failures: row?.failures ?? 0, waitUntil: row?.wait_until ?? now };
}

/** Restarts the count after a right answer. */
export async function forgetGuesses(trx: Executor, key: string): Promise<void> {
  await trx.deleteFrom('guess').where('key', '=', key).execute();
}

/** Removes counts that would restart anyway, and those of devices whose recognition expired. */
export async function removeOldGuesses({ db }: Pick<Context, 'db'>): Promise<void> {
  await db
    .deleteFrom('guess')
    .where((row) =>
      row.or([
        row.and([row('key', 'not like', 'device %'), row('last_at', '<', sql<Date>`now() - interval '9 days'`)]),
        row('last_at', '<', sql<Date>`now() - ${DEVICE_DAYS + 1}::int * interval '1 day'`),
      ]),
    )
    .execute();
}

/** Days for which a device is recognized after a login. Its cookie and its seal expire together. */
export const DEVICE_DAYS = 180;

/**
 * The account that a device's cookie is bound to. The hash of its current password invalidates cookies made under an
 * earlier one.
 */
interface DeviceAccount {
  readonly account: string;
  readonly passwordHash: string;
}

const deviceMac = (
  { keys }: Pick<Context, 'keys'>,
  { account, passwordHash }: DeviceAccount,
  nonce: string,
  issued: string,
): string[] =>
  keys.password.map((key) =>
    createHmac('sha256', key.bytes)
      .update(JSON.stringify(['device', account, passwordHash, nonce, issued]))
      .digest('base64url'),
  );

/** Creates the device cookie of a login. It only proves later that this device logged in to this account before. */
export function newDevice(context: Pick<Context, 'keys' | 'sessionNow'>, account: DeviceAccount): string {
  const [nonce, issued] = [randomBytes(16).toString('base64url'), context.sessionNow().getTime().toString(36)];
  return [nonce, issued, deviceMac(context, account, nonce, issued)[0] ?? ''].join('.');
}

/**
 * Returns the ID of a recognized device, or undefined for a cookie that is forged, expired, or of another account or
 * password.
 */
function knownDevice(
  context: Pick<Context, 'keys' | 'sessionNow'>,
  account: DeviceAccount,
  device: string | undefined,
): string | undefined {
  const [nonce = '', issued = '', mac = ''] = (device ?? '').split('.');
  const signature = Buffer.from(mac);
  const isOurs = deviceMac(context, account, nonce, issued).some(
    (one) => signature.length === one.length && timingSafeEqual(signature, Buffer.from(one)),
  );
  const age = context.sessionNow().getTime() - Number.parseInt(issued, 36);
  return isOurs && age <= DEVICE_DAYS * DAY * 1000 ? nonce : undefined;
}

/**
 * Counts a password try under the account or, for a device that logged in before, under that device until it has used
 * up its tries. Guesses from elsewhere thus never lock an owner out on their own device (OWASP, device cookies).
 * Returns the count to reset when the password is right.
 */
export async function countPassword(
  context: Context,
  account: DeviceAccount,
  device: string | undefined,
): Promise<{ key: string; failures: number }> {
  const known = knownDevice(context, account, device);
  if (known !== undefined) {
    const key = `device ${account.account.slice(0, 27)} ${known}`;
    const counted = await tryGuess(context, key, GUESS_RULES.device);
    if (typeof counted === 'number') return { key, failures: counted };
    if (counted.failures < GUESS_RULES.device.most * context.config.quotas)
      return refuseTooMany((counted.waitUntil.getTime() - context.sessionNow().getTime()) / 1000);
  }
  const key = `password ${account.account}`;
  return { key, failures: await countGuess(context, key, GUESS_RULES.password) };
}
