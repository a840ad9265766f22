import type { HandlerReply, readOffers } from '@lintel/contract';
import { INCOME_METHODS, type IncomeMethod, type LoanFile } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';

/** The ways to prove income that this lender offers: the documents, and the links that a vendor of its serves. */
export const offeredMethods = ({ vendors }: Pick<Context, 'vendors'>, organisation: string): IncomeMethod[] =>
  INCOME_METHODS.filter(({ way, source }) => way === 'UPLOAD' || vendors.income.linkFor(organisation, source));

type IncomeRequests = HandlerReply<typeof readOffers>['incomeRequestRecords'];

/** The proof of income that the offers still depend on, by source; none once it is proved or needs no proof. */
export function incomeRequests(
  context: Pick<Context, 'vendors'>,
  organisation: string,
  { bypass, ended, income }: LoanFile,
): IncomeRequests {
  if (income.done || bypass === 'BYPASS' || ended !== null) return [];
  return offeredMethods(context, organisation).map(({ source, way }) => ({ source, methods: [way] }));
}
