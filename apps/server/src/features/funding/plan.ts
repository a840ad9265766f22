import { approvalsFor, fundingPlan, type FundingPlan, type LoanFile, type Payoff } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { loadDebts } from '../../records/liabilities/index.ts';
import { findDisclosedOffer } from '../../records/offer-sets/index.ts';
import type { PayoffFigure } from '../../vendors/index.ts';
import { loadLastAttempt, type FigureEntry } from '../payoff/index.ts';

type Loan = { readonly uuid: string; readonly organisation: string; readonly projection: LoanFile };

/** A debt to pay off with its creditor's figure, or null before there is one. */
export interface PlannedPayoff extends Payoff {
  readonly figure: PayoffFigure | null;
  readonly entry: FigureEntry | null;
}

/** How a line is paid out, with the debts to pay off and the number of people who must approve it. */
export interface Plan extends FundingPlan {
  readonly approvals: 1 | 2;
  readonly payoffs: readonly PlannedPayoff[];
}

/** Returns the debts to pay off in list order, each with the creditor's figure or the best known balance. */
export async function loadPlannedPayoffs(
  { vault }: Pick<Context, 'vault'>,
  trx: Executor,
  uuid: string,
  file: LoanFile,
): Promise<PlannedPayoff[]> {
  const requests = (await loadLastAttempt(vault, trx, uuid)).filter(
    ({ attempt }) => attempt === file.payoffFigures.attempt,
  );
  const marked = (await loadDebts(vault, trx, uuid)).filter((debt) => debt.marked);
  return marked.map(({ uuid: liability, creditorName, required, balanceCents }) => {
    const request = requests.find(({ liabilityUuid }) => liabilityUuid === liability);
    const figure = request?.figure ?? null;
    return {
      liability,
      creditorName,
      required,
      amount: (figure?.amountCents ?? balanceCents) / 100,
      figure,
      entry: request?.entry ?? null,
    };
  });
}

/** Returns until when creditors guarantee their figures, yyyy-MM-dd, or null where one gave none. */
export const getGoodThroughDays = (payoffs: readonly { readonly figure: PayoffFigure | null }[]): (string | null)[] =>
  payoffs.map(({ figure }) => figure?.goodThrough ?? null);

/**
 * Returns how the line of the current documents is paid out. Null without current documents, or when the debts exceed
 * the draw.
 */
export async function loadFundingPlan(
  context: Pick<Context, 'vault' | 'getPolicy'>,
  trx: Executor,
  { uuid, organisation, projection: file }: Loan,
): Promise<Plan | null> {
  const disclosed = await findDisclosedOffer(context, trx, uuid, file);
  if (!disclosed) return null;
  const payoffs = await loadPlannedPayoffs(context, trx, uuid, file);
  const plan = fundingPlan({
    quote: disclosed.quote,
    fees: disclosed.fees ?? [],
    payoffs,
    crypto: file.created?.crypto === true,
  });
  return plan && { ...plan, payoffs, approvals: approvalsFor(context.getPolicy(organisation).funding, plan.amount) };
}
