import { randomUUID } from 'node:crypto';
import { findBrand } from '@lintel/brands';
import type { HandlerReply, claimHandOff, handOffIdentityCheck } from '@lintel/contract';
import { BORROWER, currentLocale } from '@lintel/domain';
import { loadIdentity, isSessionOpen, lockOpenAccount, startSession } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import { type Caller, refuse, refuseFields, hashToken, newToken } from '../../kernel/http/index.ts';
import { readApplication, type ApplicationRow } from '../../loan-file/index.ts';
import { findSignerAccount } from '../../records/named-signers/index.ts';
import { loadCheckReply } from './state.ts';
import type { CheckRow } from './store.ts';
import { HAND_OFF_SMS, ID_CHECK } from './words.ts';

const LINK_LIFETIME = 15 * 60_000;

/** The page on which the other device continues. */
const PATH = '/account/heloc/hand-off';

/**
 * Creates a link with which another device takes the photos, valid once and for 15 minutes. The previous link becomes
 * void. The token follows the hash sign, because browsers never send that part.
 */
export async function createHandOff(
  context: Context,
  caller: Caller,
  loan: ApplicationRow,
  check: CheckRow,
  target: { channel: 'QR' | 'SMS'; origin: string },
): Promise<HandlerReply<typeof handOffIdentityCheck>> {
  if (check.state !== 'OPEN') return refuse('not-at-this-step');
  const token = newToken();
  const expires = new Date(context.sessionNow().getTime() + LINK_LIFETIME);
  await context.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('hand_off').where('check_uuid', '=', check.uuid).where('claimed_at', 'is', null).execute();
    await trx
      .insertInto('hand_off')
      .values({
        token_hash: hashToken(token),
        check_uuid: check.uuid,
        expires_at: expires,
        claimed_at: null,
        made_by: caller.sid,
        sid: null,
      })
      .execute();
  });
  const url = `${target.origin}${PATH}#${token}`;
  if (target.channel === 'SMS') {
    const { phone } = await loadIdentity(context, caller);
    if (phone === '') refuseFields([{ field: 'channel', message: ID_CHECK.noPhone }]);
    const text = HAND_OFF_SMS(findBrand(loan.organisation)?.name.display ?? '', url);
    await context.vendors.sms.send(
      {
        to: phone,
        text,
        locale: currentLocale(),
        template: 'identity.hand-off',
        organisation: loan.organisation,
        applicationUuid: loan.uuid,
      },
      `hand-off:${hashToken(token)}`,
    );
  }
  return { url, expiresAt: expires.toISOString() };
}

/** Accepts a link on the other device and starts a session for its check. Every refusal is the same. */
export async function claimLink(
  context: Context,
  handOffToken: string,
  userAgent: string | undefined,
): Promise<HandlerReply<typeof claimHandOff>> {
  const now = context.sessionNow();
  return context.db.transaction().execute(async (trx) => {
    const link = await trx
      .updateTable('hand_off')
      .set({ claimed_at: now })
      .where('token_hash', '=', hashToken(handOffToken))
      .where('claimed_at', 'is', null)
      .where('expires_at', '>', now)
      .returning(['token_hash', 'check_uuid', 'made_by'])
      .executeTakeFirst();
    const check =
      link &&
      (await trx
        .selectFrom('identity_check')
        .selectAll()
        .where('uuid', '=', link.check_uuid)
        .where('state', '=', 'OPEN')
        .executeTakeFirst());
    const loan = check && (await readApplication(trx, check.application_uuid));
    if (!link || !check || !loan?.active) return refuse('link-expired');
    const sid = randomUUID();
    const signer =
      check.person === BORROWER ? null : ((await findSignerAccount(trx, check.person)) ?? refuse('link-expired'));
    const identityUuid = signer ?? loan.identity_uuid;
    if (!(await lockOpenAccount(context, trx, identityUuid))) return refuse('link-expired');
    // The link ends with the session that created it, so a logout leaves no open link.
    if (link.made_by && !(await isSessionOpen(context, trx, link.made_by))) return refuse('link-expired');
    const jwt = await startSession(context, trx, {
      identityUuid,
      organisation: loan.organisation,
      typ: 'hand-off',
      sid,
      userAgent,
      ...(signer ? { loan: loan.uuid } : {}),
    });
    await trx.updateTable('hand_off').set({ sid }).where('token_hash', '=', link.token_hash).execute();
    return { jwt, applicationUuid: loan.uuid, check: await loadCheckReply(trx, check) };
  });
}
