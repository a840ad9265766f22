import { randomUUID } from 'node:crypto';
import { findBrand } from '@lintel/brands';
import { dollarsToCents, formatName, isUuid, type IncomeSource, type LinkExit } from '@lintel/domain';
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
import { statedIncome } from './evidence.ts';
import { isVerifiedByLink } from './methods.ts';
import type { IncomeTables } from './tables.ts';
import { SOURCE } from './words.ts';

/** A borrower's visit to the page of a source of income, such as a payroll service. */
export type LinkRow = Selectable<IncomeTables['income_link']>;

const sessions = linkSessions('income_link');
export const { open: unsealLinkSession, toLinkReply } = sessions;

/** Return pages of the sources that don't use `RETURN_PAGE`. */
const RETURN_PAGE_OVERRIDES: Partial<Record<IncomeSource, (uuid: string) => string>> = {
  POINTSERV_PAYROLL: (uuid) => `/account/heloc/${uuid}/income/pointserv-callback`,
  POINTSERV_TAX: (uuid) => `/account/heloc/${uuid}/income/pointserv-callback`,
  POINTSERV_1099_MISC: (uuid) => `/account/heloc/${uuid}/income/pointserv-callback`,
};

/** Starts a link to a source of income. Asks the vendor first and creates the row when there is a page to open. */
export async function startLink(
  context: Context,
  loan: ApplicationRow,
  source: IncomeSource,
  origin: string,
): Promise<LinkRow> {
  const {
    vendors: { income },
    vault,
    db,
  } = context;
  const { applicant } = await readAnswers(vault, db, loan.uuid);
  if (!isVerifiedByLink(context, loan.organisation, applicant.employmentType)) return refuse('source-not-offered');
  const link = income.linkFor(loan.organisation, source) ?? refuse('source-not-offered');
  const [uuid, stateId] = [randomUUID(), randomUUID()];
  const lender = findBrand(loan.organisation)?.name.display ?? '';
  const returnUrl = `${origin}${RETURN_PAGE_OVERRIDES[source]?.(loan.uuid) ?? RETURN_PAGE}?oauth_state_id=${stateId}`;
  const statedCents = dollarsToCents(await statedIncome(vault, db, loan.uuid));
  const request = { source, linkUuid: uuid, lender, statedCents, applicant: formatName(applicant.name), returnUrl };
  const answer = await askVendorNow(context, loan, {
    kind: 'income',
    op: 'income.link',
    key: `${loan.uuid}:income-link:${uuid}`,
    attempt: loan.projection.income.attempt,
    provider: link.provider,
    schema: linkAnswer,
    ask: (meta) => link.startLink(request, meta),
    partner: SOURCE.vendor,
  });
  const { url, reference, expiresAt } = answer;
  const row = {
    uuid,
    application_uuid: loan.uuid,
    source,
    state_id: stateId,
    state: 'OPEN',
    left_because: null,
    expires_at: new Date(expiresAt),
    created_at: context.sessionNow(),
  } as const;
  return db
    .insertInto('income_link')
    .values({ ...row, ...sessions.seal(context, uuid, { url, reference }) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findLinkByUuid(
  trx: Executor,
  application: string,
  linkUuid: string,
): Promise<LinkRow | undefined> {
  return trx
    .selectFrom('income_link')
    .selectAll()
    .where('uuid', '=', linkUuid.toLowerCase())
    .where('application_uuid', '=', application)
    .executeTakeFirst();
}

/** Finds a link by the OAuth state ID in the return URL, if it belongs to this owner. */
export const findIncomeLink: FindLink = async (context, stateId, owner) => {
  if (!isUuid(stateId)) return undefined;
  const row = await selectApplications(context.db)
    .innerJoin('income_link', 'income_link.application_uuid', 'application.uuid')
    .selectAll('income_link')
    .where('income_link.state_id', '=', stateId.toLowerCase())
    .where('application.identity_uuid', '=', owner.identityUuid)
    .where('application.organisation', '=', owner.organisation)
    .executeTakeFirst();
  return (
    row && {
      applicationUuid: row.application_uuid,
      purpose: 'INCOME',
      link: { ...toLinkReply(context, row), state: getLinkState(context, row) },
    }
  );
};

/** Records that the borrower logged in at the source, so the link is done. */
export async function markLinkDone(trx: Executor, row: LinkRow): Promise<void> {
  await trx
    .updateTable('income_link')
    .set({ state: 'DONE', left_because: null })
    .where('uuid', '=', row.uuid)
    .execute();
}

/** Records that the borrower logged in, and stores the public token, because the source is still reading. */
export async function endLinkWithToken(
  context: Context,
  trx: Executor,
  row: LinkRow,
  publicToken: string | null,
): Promise<void> {
  const sealed = sessions.seal(context, row.uuid, { ...unsealLinkSession(context, row), publicToken });
  await trx
    .updateTable('income_link')
    .set({ ...sealed })
    .where('uuid', '=', row.uuid)
    .execute();
  await markLinkDone(trx, row);
}

/** Records that the borrower left the source's page. A link that brought a record stays done. */
export async function markLinkLeft(
  context: Context,
  trx: Executor,
  row: LinkRow,
  reason: LinkExit,
  institution: string | null,
): Promise<void> {
  const sealed = sessions.seal(context, row.uuid, { ...unsealLinkSession(context, row), institution });
  await trx
    .updateTable('income_link')
    .set({ state: 'LEFT', left_because: reason, ...sealed })
    .where('uuid', '=', row.uuid)
    .where('state', '=', 'OPEN')
    .execute();
}

/** Builds the reply about a link that ended without a record: the reason, and the suggested next action. */
export function toLeftLinkReply(context: Pick<Context, 'vault'>, row: LinkRow) {
  const reply = sessions.toLeftLinkReply(context, row);
  return reply && { source: row.source, ...reply };
}

/** Returns the newest link that is done or was left. */
export async function findLastEndedLink(trx: Executor, application: string): Promise<LinkRow | undefined> {
  return trx
    .selectFrom('income_link')
    .selectAll()
    .where('application_uuid', '=', application)
    .where('state', '!=', 'OPEN')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
