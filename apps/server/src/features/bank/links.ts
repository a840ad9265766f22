import { randomUUID } from 'node:crypto';
import { findBrand } from '@lintel/brands';
import { formatName, isUuid, type AccountPurpose, type LinkExit } from '@lintel/domain';
import type { Selectable } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { refuse } from '../../kernel/http/index.ts';
import { type ApplicationRow, selectApplications } from '../../loan-file/index.ts';
import { readAnswers } from '../../records/answers/index.ts';
import {
  type FindLink,
  linkSessions,
  RETURN_PAGE,
  getLinkState,
  askVendorNow,
  linkAnswer,
} from '../../vendors/index.ts';
import { refuseAtOtherStep } from './state.ts';
import type { BankTables } from './tables.ts';
import { CONNECTION } from './words.ts';

/** A borrower's visit to their bank's login page, through a vendor, that connects an account. */
export type LinkRow = Selectable<BankTables['bank_link']>;

const sessions = linkSessions('bank_link');
export const { open: unsealLinkSession, toLeftLinkReply, toLinkReply } = sessions;

/**
 * Starts a link to the borrower's bank. Asks the vendor first and creates the row when there is a page to open. Refuses
 * with `vendor-unavailable` without a vendor; the borrower can enter the numbers instead.
 */
export async function startLink(
  context: Context,
  loan: ApplicationRow,
  purpose: AccountPurpose,
  origin: string,
): Promise<LinkRow> {
  refuseAtOtherStep(loan.projection, loan.version, purpose);
  const { vault, db } = context;
  const link =
    context.vendors.bank.linkFor(loan.organisation) ?? refuse('vendor-unavailable', { partner: CONNECTION.vendor });
  const [uuid, stateId] = [randomUUID(), randomUUID()];
  const request = {
    linkUuid: uuid,
    lender: findBrand(loan.organisation)?.name.display ?? '',
    applicant: formatName((await readAnswers(vault, db, loan.uuid)).applicant.name),
    returnUrl: `${origin}${RETURN_PAGE}?oauth_state_id=${stateId}`,
  };
  const answer = await askVendorNow(context, loan, {
    kind: 'bank',
    op: 'bank.link',
    key: `${loan.uuid}:bank-link:${uuid}`,
    attempt: loan.projection.disbursement.attempt,
    provider: link.provider,
    schema: linkAnswer,
    ask: (meta) => link.startLink(request, meta),
    partner: CONNECTION.vendor,
  });
  const { url, reference, expiresAt } = answer;
  const row = {
    uuid,
    application_uuid: loan.uuid,
    purpose,
    state_id: stateId,
    state: 'OPEN',
    left_because: null,
    expires_at: new Date(expiresAt),
    created_at: context.sessionNow(),
  } as const;
  return db
    .insertInto('bank_link')
    .values({ ...row, ...sessions.seal(context, uuid, { url, reference }) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const findLinkByUuid = (trx: Executor, application: string, linkUuid: string): Promise<LinkRow | undefined> =>
  trx
    .selectFrom('bank_link')
    .selectAll()
    .where('uuid', '=', linkUuid.toLowerCase())
    .where('application_uuid', '=', application)
    .executeTakeFirst();

export async function markLinkDone(trx: Executor, row: LinkRow): Promise<void> {
  await trx.updateTable('bank_link').set({ state: 'DONE', left_because: null }).where('uuid', '=', row.uuid).execute();
}

/** Records that the borrower left the bank's page without an account. A link that brought an account stays done. */
export async function markLinkLeft(
  context: Pick<Context, 'vault'>,
  trx: Executor,
  row: LinkRow,
  reason: LinkExit,
  institution: string | null,
): Promise<void> {
  const sealed = sessions.seal(context, row.uuid, { ...unsealLinkSession(context, row), institution });
  await trx
    .updateTable('bank_link')
    .set({ state: 'LEFT', left_because: reason, ...sealed })
    .where('uuid', '=', row.uuid)
    .where('state', '=', 'OPEN')
    .execute();
}

/** Finds a borrower's link by the state ID in the address of the page to which the bank returns them. */
export const findBankLink: FindLink = async (context, stateId, owner) => {
  if (!isUuid(stateId)) return undefined;
  const row = await selectApplications(context.db)
    .innerJoin('bank_link', 'bank_link.application_uuid', 'application.uuid')
    .selectAll('bank_link')
    .where('bank_link.state_id', '=', stateId.toLowerCase())
    .where('application.identity_uuid', '=', owner.identityUuid)
    .where('application.organisation', '=', owner.organisation)
    .executeTakeFirst();
  return (
    row && {
      applicationUuid: row.application_uuid,
      purpose: 'BANK',
      link: { ...toLinkReply(context, row), state: getLinkState(context, row) },
    }
  );
};
