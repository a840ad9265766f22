import type { HandlerReply, readReferralStatus } from '@lintel/contract';
import { isUuid, maskEmail, mayReferrerLend, STORED_STATUSES } from '@lintel/domain';
import { accountContact } from '../../identity/index.ts';
import type { Context, Trx } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { type Caller, refuse } from '../../kernel/http/index.ts';
import { readApplication } from '../../loan-file/index.ts';
import { toOriginatorReply, limitToReferralLink } from './shape.ts';
import {
  findActiveOriginator,
  findOriginatorRow,
  findReferral,
  findReferredApplication,
  insertApplicationOriginator,
  type OriginatorRow,
  type Referral,
} from './store.ts';

type Parts = Pick<Context, 'vault' | 'sessionNow'>;

/** Returns an active loan officer or broker of this lender. Refuses any other ID the same way. */
export const requireOriginator = async (trx: Executor, organization: string, uuid: string): Promise<OriginatorRow> =>
  (await findActiveOriginator(trx, organization, uuid)) ?? refuse('not-found');

/** Returns a referral of this lender that hasn't expired. Refuses any other ID the same way. */
export const requireReferral = async (
  context: Parts,
  trx: Executor,
  organization: string,
  uuid: string,
): Promise<Referral> => (await findReferral(context, trx, organization, uuid)) ?? refuse('not-found');

/** The sender of a visitor: the referral of `rid`, and the loan officer of `referrer` or else of the referral. */
export interface Referrer {
  readonly originator: OriginatorRow | undefined;
  readonly referral: Referral | undefined;
}

const parseId = (value: unknown): string | undefined =>
  typeof value === 'string' && isUuid(value) ? value : undefined;

/** Returns whether a loan officer or broker may refer a home in this state. */
export const mayReferTo = (originator: OriginatorRow, state: string): boolean =>
  mayReferrerLend(toOriginatorReply(originator), state);

/**
 * Looks up both IDs of a visit. An ID that is malformed, unknown or another lender's finds nothing, nor does the
 * referral of another loan officer than the named one. Without a named loan officer, it is the one of the referral. Of
 * the referred person, it returns only what the ID alone may show.
 */
export async function lookUpReferrer(
  context: Parts,
  trx: Executor,
  organization: string,
  ids: { readonly referrer?: unknown; readonly rid?: unknown },
): Promise<Referrer> {
  const [referrer, rid] = [parseId(ids.referrer), parseId(ids.rid)];
  const found = rid === undefined ? undefined : await findReferral(context, trx, organization, rid);
  const referral = found && { ...found, person: limitToReferralLink(found.person) };
  const named = referrer === undefined ? undefined : await findActiveOriginator(trx, organization, referrer);
  if (ids.referrer != null && ids.referrer !== '')
    return { originator: named, referral: !named || referral?.originatorUuid === named.uuid ? referral : undefined };
  return { originator: referral && (await findActiveOriginator(trx, organization, referral.originatorUuid)), referral };
}

/** Saves who referred an application, with its creation. Returns the loan officer, and saves nothing for unknown IDs. */
export async function saveReferrer(
  context: Parts,
  trx: Trx,
  { uuid, organisation }: { readonly uuid: string; readonly organisation: string },
  ids: { readonly referrerId?: unknown; readonly referralId?: unknown },
): Promise<Referrer['originator']> {
  const { originator, referral } = await lookUpReferrer(context, trx, organisation, {
    referrer: ids.referrerId,
    rid: ids.referralId,
  });
  if (originator || referral)
    await insertApplicationOriginator(trx, {
      application_uuid: uuid,
      originator_uuid: originator?.uuid ?? null,
      referral_uuid: referral?.uuid ?? null,
      kind: originator?.kind ?? null,
      nmls_id: originator?.nmls_id ?? null,
    });
  return originator;
}

/** The loan officer or broker of an application, for the features that show or judge it. */
export interface ApplicationOriginator {
  readonly uuid: string;
  readonly phoneNumber: string;
  readonly email: string;
  /** Only of a broker. */
  readonly brokerNmls: string | null;
}

/** Returns the loan officer or broker who referred an application, if any. */
export async function loadApplicationOriginator(
  trx: Executor,
  applicationUuid: string,
): Promise<ApplicationOriginator | undefined> {
  const row = await findOriginatorRow(trx, applicationUuid);
  return (
    row && {
      uuid: row.uuid,
      phoneNumber: row.phone,
      email: row.email,
      brokerNmls: row.kind === 'BROKER' ? row.nmls_id : null,
    }
  );
}

/**
 * Returns whether a referral led to an application and whether it can be resumed. Only its borrower gets the
 * application's ID and status and the whole email.
 */
export async function loadReferralStatus(
  context: Context,
  organization: string,
  caller: Caller | null,
  referralUuid: string,
): Promise<HandlerReply<typeof readReferralStatus>> {
  const { db } = context;
  const { person } = await requireReferral(context, db, organization, referralUuid);
  const uuid = await findReferredApplication(db, referralUuid);
  const application = uuid === undefined ? undefined : await readApplication(db, uuid);
  if (!application)
    return { uuid: null, helocStatus: null, email: person.email && maskEmail(person.email), canResume: false };
  const account = await accountContact(context, db, application.identity_uuid);
  const email = account?.email ?? person.email;
  const isOwner = caller?.typ === 'borrower' && caller.identityUuid === application.identity_uuid;
  return {
    uuid: isOwner ? application.uuid : null,
    helocStatus: isOwner ? (STORED_STATUSES.find((status) => status === application.status) ?? null) : null,
    email: isOwner ? email : email && maskEmail(email),
    canResume: application.active,
  };
}
