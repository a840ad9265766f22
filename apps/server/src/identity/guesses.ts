import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../kernel/context.ts';
import type { Executor } from '../kernel/db/index.ts';
import { emailKey, refuseTooMany, keyedHash } from '../kernel/http/index.ts';

/** How many tries in a row are free, and how long each one after them waits. */
interface GuessRule {
  readonly free: number;
  readonly firstWaitSeconds: number;
  readonly longestWaitSeconds: number;
  /** Tries that are ever compared under one key, if there is a ceiling; a week without a try doesn't begin such a count again. */
  readonly most?: number;
}

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** The largest number of the column. */
const UNBOUNDED = 2_147_483_647;

export const GUESS_RULES = {
  /** The wait doubles from a minute to a day: about 20 guesses on the first day, one a day after it. */
  password: { free: 10, firstWaitSeconds: MINUTE, longestWaitSeconds: DAY },
  /** A device that logged in before with the present password: a count of its own, with an end (decision 0050). */
  device: { free: 10, firstWaitSeconds: MINUTE, longestWaitSeconds: DAY, most: 30 },
  /** A code of an authenticator, counted apart for each purpose. The wait doubles from 15 minutes to a day: at most 1.4 guesses a day (decision 0050). */
  code: { free: 5, firstWaitSeconds: 15 * MINUTE, longestWaitSeconds: DAY },
  /** One's own password, asked again in an open session. */
  ownPassword: { free: 5, firstWaitSeconds: 15 * MINUTE, longestWaitSeconds: 15 * MINUTE },
  /** What a person knows by heart: birth date and phone number. */
  proof: { free: 5, firstWaitSeconds: DAY, longestWaitSeconds: DAY },
} as const satisfies Readonly<Record<string, GuessRule>>;

/** What a code of an authenticator is asked for. Each needs something else first: the password, an open session, the mailbox. */
type CodePurpose = 'sign-in' | 'step-up' | 'password-reset';

/** What tries of a code are counted under: someone who fails at one purpose doesn't keep the owner from another. */
export const codeKey = (purpose: CodePurpose, identityUuid: string): string => `code ${purpose} ${identityUuid}`;

/** After how many wrong passwords in a row the owner is emailed. */
export const TELL_AFTER: readonly number[] = [10, 100];

/** An account by a hash that only this server can make: it exists for addresses without an account too, so both are counted alike. */
export const accountHash = (
  context: Pick<Context, 'keys'>,
  organisation: string,
  email: string,
  desk = false,
): string => keyedHash(context, 'account', organisation, desk ? 'desk' : 'site', emailKey(email));

/**
 * Counts a try before anything is compared, so that tries made at once are all counted; refuses while a wait runs. A refused try is not counted, so that no
 * one can prolong a wait. A week without a try begins the count again.
 */
export async function countGuess(context: Context, key: string, rule: GuessRule): Promise<number> {
  const counted = await tryGuess(context, key, rule);
  return typeof counted === 'number'
    ? counted
    : refuseTooMany((counted.waitUntil.getTime() - context.sessionNow().getTime()) / 1000);
}

/** How many tries were counted, this one included; or how many were and until when the next one waits. */
async function tryGuess(
  context: Context,
  key: string,
  rule: GuessRule,
): Promise<number | { readonly failures: number; readonly waitUntil: Date }> {
  const now = context.sessionNow();
  const free = rule.free * context.config.quotas;
  const most = rule.most === undefined ? UNBOUNDED : rule.most * context.config.quotas;
  const weekAgo = new Date(now.getTime() - 7 * DAY * 1000);
  const next =
    rule.most !== undefined
      ? sql<number>`guess.failures + 1`
      : sql<number>`case when guess.wait_until < ${weekAgo} then 1 else guess.failures + 1 end`;
  const waitSeconds = sql<number>`case when ${next} < ${free}::int then 0 else least(${rule.firstWaitSeconds}::int * power(2, least(${next} - ${free}::int, 30)), ${rule.longestWaitSeconds}::int) end`;
  // One statement: a hundred tries at once hold no connection while they wait for each other.
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
        .where('guess.wait_until', '<=', now)
        .where('guess.failures', '<', most),
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

/** The right answer came: the count begins again. */
export async function forgetGuesses(trx: Executor, key: string): Promise<void> {
  await trx.deleteFrom('guess').where('key', '=', key).execute();
}

/** Counts that would begin again anyway, and those of devices that are too old to be known. */
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

/** How long a device is known after a login, in days: its cookie and its seal end together. */
export const DEVICE_DAYS = 180;

/** An account, as far as a device's cookie is bound to it: the hash of its present password ends cookies of the one before. */
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

/** What a browser keeps in a cookie after a login: it shows later that this device was let in to this account before, and nothing else. */
export function newDevice(context: Pick<Context, 'keys' | 'sessionNow'>, account: DeviceAccount): string {
  const [nonce, issued] = [randomBytes(16).toString('base64url'), context.sessionNow().getTime().toString(36)];
  return [nonce, issued, deviceMac(context, account, nonce, issued)[0] ?? ''].join('.');
}

/** The name of a device that may still be known; undefined for one that's forged, too old, or of another account or password. */
function knownDevice(
  context: Pick<Context, 'keys' | 'sessionNow'>,
  account: DeviceAccount,
  device: string | undefined,
): string | undefined {
  const [nonce = '', issued = '', mac = ''] = (device ?? '').split('.');
  const given = Buffer.from(mac);
  const isOurs = deviceMac(context, account, nonce, issued).some(
    (one) => given.length === one.length && timingSafeEqual(given, Buffer.from(one)),
  );
  const age = context.sessionNow().getTime() - Number.parseInt(issued, 36);
  return isOurs && age <= DEVICE_DAYS * DAY * 1000 ? nonce : undefined;
}

/**
 * Counts a try of a password under the account, or for a device that was let in before, under that device until it has used up its tries. So guesses from
 * elsewhere never keep an owner out on a device of their own (OWASP, device cookies). Returns what to forget when the password is right.
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
