import { randomUUID } from 'node:crypto';
import { currentGate, fold, price, type Fact, type PricingInputs, type PricingResult } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { WorkHandler } from '../../kernel/jobs/index.ts';
import { inLenderLocale } from '../../kernel/locale.ts';
import { loanNow, type FollowUp, type LockedLoan, buildDeclineFact, recordWork } from '../../loan-file/index.ts';
import { findLatestSet, type PricedSet, insertSet } from '../../records/offer-sets/index.ts';
import { buildRefundFacts } from '../valuation/index.ts';
import { causeTexts, findCauses } from './cause.ts';
import { loadPricingInputs } from './inputs.ts';
import { joinCauses } from './words.ts';

/**
 * Prices the offers whenever the file is at the step `price`, in the transaction of the fact that led there, so that no
 * status in between is ever visible.
 */
export const priceWhenDue: FollowUp = async (loan, context) => {
  if (currentGate(loan.file)?.id !== 'price') return [];
  const inputs = await loadPricingInputs(context, loan);
  const result = inputs && priceOrNothing(context, loan, inputs);
  return result ? saveOfferSet(context, loan, inputs, result) : [];
};

/** The job of the step `price`, for a price that failed in the transaction of its cause. */
export const priceLater: WorkHandler = async (job, context) => {
  await recordWork(context, job, (loan) => priceWhenDue(loan, context));
};

/** An arithmetic error must not lose the vendor's answer: the file waits at `price` and the job retries. */
function priceOrNothing(
  context: Context,
  { uuid, organisation }: LockedLoan,
  inputs: PricingInputs,
): PricingResult | null {
  try {
    return price(inputs, context.getPolicy(organisation));
  } catch (error) {
    context.log.error({ err: error, application: uuid }, 'pricing failed');
    return null;
  }
}

async function saveOfferSet(
  context: Context,
  loan: LockedLoan,
  inputs: PricingInputs,
  result: PricingResult,
): Promise<readonly Fact[]> {
  const { uuid, file, trx } = loan;
  const before = await findLatestSet(context.vault, trx, uuid);
  const because = findCauses(before?.data ?? null, { inputs, liabilities: inputs.liabilities });
  const { homeValue, annualIncome, assets, score, reducedOfferAccepted, liabilities } = inputs;
  const data: PricedSet = {
    priced: result,
    liabilities,
    inputs: { homeValue, annualIncome, assets, score, reducedOfferAccepted },
    because,
  };
  const set = {
    uuid: randomUUID(),
    application_uuid: uuid,
    version: file.offers.version + 1,
    basis: file.pricingInputsVersion,
    policy: result.policyVersion,
    outcome: result.outcome,
  };
  await insertSet(context.vault, trx, { ...set, data, created_at: await loanNow(context, trx) });
  const facts: Fact[] = [
    {
      type: 'OffersPriced',
      data: {
        attempt: file.pricingInputsVersion,
        version: set.version,
        outcome: result.outcome,
        reasons: [...result.reasons],
        cause: because.length > 0 ? inLenderLocale(() => joinCauses(causeTexts(because)).slice(0, 200)) : null,
        stands: result.stands,
        worse: result.worse,
        limit: result.limit,
        offers: set.uuid,
        ruleSet: result.policyVersion,
      },
    },
  ];
  if (result.outcome !== 'NONE') return facts;
  // A paid appraisal fee is refunded before the end.
  return [
    ...facts,
    ...(await buildRefundFacts(context, { uuid, trx, file: facts.reduce(fold, file) })),
    buildDeclineFact(context.getPolicy(loan.organisation), result.reasons, [set.uuid]),
  ];
}
