import type { PricedLiability } from '@lintel/domain';
import type { Executor, Vault } from '../../kernel/db/index.ts';
import { type GateWords, lastSelectedVersion } from '../../loan-file/index.ts';
import { type ExplainedInputs, type PricedSet, setsSince } from '../../records/offer-sets/index.ts';
import { CAUSES, joinCauses, type Cause } from './words.ts';

/** Returns why the price differs from the previous one: each changed input. Empty for the first pricing. */
export function findCauses(
  before: Pick<PricedSet, 'inputs' | 'liabilities'> | null,
  now: { inputs: ExplainedInputs; liabilities: readonly PricedLiability[] },
): Cause[] {
  if (!before) return [];
  const changed: [boolean, Cause][] = [
    [before.inputs.homeValue !== now.inputs.homeValue, 'value'],
    [before.inputs.annualIncome !== now.inputs.annualIncome, 'income'],
    // Continuing without any account isn't a cause.
    [(before.inputs.assets ?? 0) !== (now.inputs.assets ?? 0), 'assets'],
    [before.inputs.score !== now.inputs.score, 'score'],
    [owed(before.liabilities) !== owed(now.liabilities), 'owed'],
    [marks(before.liabilities) !== marks(now.liabilities), 'marks'],
    [before.inputs.reducedOfferAccepted !== now.inputs.reducedOfferAccepted, 'smallerLine'],
  ];
  return changed.filter(([differs]) => differs).map(([, cause]) => cause);
}

/** Returns stored causes in words that follow "because". Pricings from before there were languages stored the words. */
export const causeTexts = (because: readonly string[]): string[] =>
  because.map((cause) => (Object.hasOwn(CAUSES, cause) ? CAUSES[cause as Cause] : cause));

const owed = (debts: readonly PricedLiability[]): string =>
  JSON.stringify(
    debts.map((debt) => [debt.uuid, debt.monetaryBalance, debt.monetaryCalculatedNextPaymentMinimumAmount]),
  );

const marks = (debts: readonly PricedLiability[]): string =>
  JSON.stringify(debts.filter((debt) => debt.payOff.status === 'MARKED_FOR_PAYOFF').map((debt) => debt.uuid));

/** Returns everything that changed since the borrower last confirmed a choice, oldest first, each cause once. */
export async function loadCausesSinceChoice(vault: Vault, trx: Executor, uuid: string): Promise<string[]> {
  const sets = await setsSince(vault, trx, uuid, lastSelectedVersion(uuid));
  return [...new Set(sets.flatMap(({ data }) => causeTexts(data.because)))];
}

/** Fills the sentence of the step `rechoose` with the reasons why the borrower must choose again. */
export const causeWords: GateWords = async ({ vault }, trx, uuid) => {
  const causes = await loadCausesSinceChoice(vault, trx, uuid);
  return causes.length > 0 ? { cause: joinCauses(causes) } : {};
};
