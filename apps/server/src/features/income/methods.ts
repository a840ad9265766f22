import { findBrand } from '@lintel/brands';
import type { HandlerReply, readOffers } from '@lintel/contract';
import { INCOME_METHODS, type EmploymentType, type IncomeMethod, type LoanFile } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { readAnswers } from '../../records/answers/index.ts';

type Parts = Pick<Context, 'config' | 'vendors'>;

/** Returns whether a lender verifies the income of an employment by a link. Any income can be proved by documents. */
export const isVerifiedByLink = (
  { config }: Pick<Context, 'config'>,
  organization: string,
  employment: EmploymentType,
): boolean =>
  findBrand(organization, config.brands)?.verifiedEmployments.some((verified) => verified === employment) ?? false;

/**
 * Returns the ways to prove income that a lender offers a borrower with this employment: documents, and the links that
 * one of the lender's vendors serves.
 */
export const offeredMethods = (context: Parts, organization: string, employment: EmploymentType): IncomeMethod[] =>
  INCOME_METHODS.filter(
    ({ way, source }) =>
      way === 'UPLOAD' ||
      (isVerifiedByLink(context, organization, employment) && context.vendors.income.linkFor(organization, source)),
  );

type IncomeRequests = HandlerReply<typeof readOffers>['incomeRequestRecords'];

/** Returns the proof of income that the offers still depend on, by source; none if it is proved or not required. */
export async function incomeRequests(
  context: Parts & Pick<Context, 'vault'>,
  trx: Executor,
  { uuid, organisation }: { readonly uuid: string; readonly organisation: string },
  { bypass, ended, income }: LoanFile,
): Promise<IncomeRequests> {
  if (income.done || bypass === 'BYPASS' || ended !== null) return [];
  const { applicant } = await readAnswers(context.vault, trx, uuid);
  return offeredMethods(context, organisation, applicant.employmentType).map(({ source, way }) => ({
    source,
    methods: [way],
  }));
}
