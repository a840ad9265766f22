import { createHmac, randomBytes } from 'node:crypto';
import type { Context, Trx } from '../kernel/context.ts';
import { type Key, sealContext } from '../kernel/db/index.ts';
import { refuse } from '../kernel/http/index.ts';
import { endProvenLoginReset } from './login-reset/store.ts';
import { newSecret, findTimeStep } from './totp.ts';

const factorSealContext = (identity: string): string => sealContext('second_factor', identity);
const RECOVERY_CODES = 10;
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Whether this person's second factor is set up. */
export async function hasSecondFactor(context: Pick<Context, 'db'>, identity: string): Promise<boolean> {
  const row = await context.db
    .selectFrom('second_factor')
    .select('confirmed_at')
    .where('identity_uuid', '=', identity)
    .executeTakeFirst();
  return row?.confirmed_at != null;
}

/** Creates the next authenticator secret. The old one stays valid until a code of the new one is confirmed. */
export async function beginSecondFactor(context: Context, identity: string): Promise<string> {
  const secret = newSecret();
  const { sealed, key_id } = context.vault.seal(factorSealContext(identity), secret);
  await context.db
    .insertInto('second_factor')
    .values({
      identity_uuid: identity,
      sealed,
      key_id,
      pending_sealed: sealed,
      pending_key_id: key_id,
      confirmed_at: null,
    })
    .onConflict((conflict) =>
      conflict.column('identity_uuid').doUpdateSet({ pending_sealed: sealed, pending_key_id: key_id }),
    )
    .execute();
  return secret;
}

/** Makes the next secret valid by one of its codes. Returns the recovery codes, which are shown only this once. */
export async function confirmSecondFactor(
  context: Context,
  trx: Trx,
  identity: string,
  code: string,
): Promise<string[]> {
  const row = await trx
    .selectFrom('second_factor')
    .selectAll()
    .where('identity_uuid', '=', identity)
    .forUpdate()
    .executeTakeFirst();
  if (!row?.pending_sealed || !row.pending_key_id) return refuse('code-wrong');
  const pending = { sealed: row.pending_sealed, key_id: row.pending_key_id };
  const step = findTimeStep(
    context.vault.open<string>(factorSealContext(identity), pending),
    code,
    context.sessionNow(),
  );
  if (step === null) return refuse('code-wrong');
  const confirmed = {
    ...pending,
    pending_sealed: null,
    pending_key_id: null,
    confirmed_at: context.sessionNow(),
    last_step: step,
  };
  await trx.updateTable('second_factor').set(confirmed).where('identity_uuid', '=', identity).execute();
  return newRecoveryCodes(context, trx, identity);
}

/** Creates ten new recovery codes, shown only this once. The earlier ones stop working. */
export async function newRecoveryCodes(context: Context, trx: Trx, identity: string): Promise<string[]> {
  await trx.deleteFrom('recovery_code').where('identity_uuid', '=', identity).execute();
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await trx
    .insertInto('recovery_code')
    .values(
      codes.map((one) => ({
        identity_uuid: identity,
        code_hash: hashRecoveryCode(context.keys.password[0], identity, one),
        used_at: null,
      })),
    )
    .execute();
  return codes;
}

/**
 * Uses an authenticator code. Returns whether it was right. A code works once, so one read over a shoulder is useless.
 */
export async function useCode(context: Context, identity: string, code: string): Promise<boolean> {
  const row = await context.db
    .selectFrom('second_factor')
    .selectAll()
    .where('identity_uuid', '=', identity)
    .executeTakeFirst();
  if (!row?.confirmed_at) return false;
  const step = findTimeStep(context.vault.open<string>(factorSealContext(identity), row), code, context.sessionNow());
  if (step === null) return false;
  const updated = await context.db
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('identity_uuid', '=', identity)
    .where('last_step', '<', step)
    .returning('identity_uuid')
    .executeTakeFirst();
  return updated !== undefined;
}

/** Removes the authenticator and its recovery codes. Its owner must set both up again. */
export async function removeSecondFactor(trx: Trx, identity: string): Promise<void> {
  await trx.deleteFrom('second_factor').where('identity_uuid', '=', identity).execute();
  await trx.deleteFrom('recovery_code').where('identity_uuid', '=', identity).execute();
}

/** Removes an authenticator that was set up since an instant, with its recovery codes. */
export async function removeSecondFactorSince(trx: Trx, identity: string, since: Date): Promise<void> {
  const removed = await trx
    .deleteFrom('second_factor')
    .where('identity_uuid', '=', identity)
    .where('confirmed_at', '>=', since)
    .returning('identity_uuid')
    .executeTakeFirst();
  if (removed) await trx.deleteFrom('recovery_code').where('identity_uuid', '=', identity).execute();
}

/** Uses a recovery code. Returns whether it was right and unused. */
export async function useRecoveryCode(context: Context, identity: string, code: string): Promise<boolean> {
  const spent = await context.db
    .updateTable('recovery_code')
    .set({ used_at: context.sessionNow() })
    .where('identity_uuid', '=', identity)
    .where(
      'code_hash',
      'in',
      context.keys.password.map((key) => hashRecoveryCode(key, identity, code)),
    )
    .where('used_at', 'is', null)
    .returning('identity_uuid')
    .executeTakeFirst();
  return spent !== undefined;
}

/** A code of the authenticator or, when none is given, a recovery code. */
export interface EitherCode {
  readonly code?: string | null | undefined;
  readonly recoveryCode?: string | null | undefined;
}

/** Uses a code of either kind. Returns whether it was right. */
export async function useEitherCode(
  context: Context,
  identity: string,
  { code, recoveryCode }: EitherCode,
): Promise<boolean> {
  const isRight = await (code != null
    ? useCode(context, identity, code)
    : useRecoveryCode(context, identity, recoveryCode ?? ''));
  if (isRight) await endProvenLoginReset(context, identity);
  return isRight;
}

/** 16 characters out of 31: 79 random bits, so a keyed hash is enough. */
function newRecoveryCode(): string {
  const signs: string[] = [];
  while (signs.length < 16) {
    // 248 is the largest multiple of 31 in a byte. Higher values would make some characters likelier.
    for (const byte of randomBytes(24))
      if (byte < 248 && signs.length < 16) signs.push(LETTERS[byte % LETTERS.length] ?? '');
  }
  return signs.join('').replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** Hashes under the newest key. Earlier codes match with the key that they were made with. */
const hashRecoveryCode = (key: Key, identity: string, code: string): string =>
  createHmac('sha256', key.bytes)
    .update(`recovery ${identity} ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`)
    .digest('base64url');
