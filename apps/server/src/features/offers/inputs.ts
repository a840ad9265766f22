import { findBrand } from '@lintel/brands';
import { liensReached, getNotaryTerms, scoreReasons, type BrandTerms, type PricingInputs } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { readApplication, type LockedLoan } from '../../loan-file/index.ts';
import { readAnswers } from '../../records/answers/index.ts';
import { findCreditReport } from '../../records/credit-report/index.ts';
import { readHomeValue, readParcel } from '../../records/home/index.ts';
import { loadDebts, type Debt } from '../../records/liabilities/index.ts';
import { readConfirmedChoice } from '../../records/offer-sets/index.ts';
import { readEvidence } from '../../vendors/index.ts';
import { readAssetTotal } from '../assets/index.ts';
import { loadEvidencedIncome } from '../income/index.ts';
import { findPaidAppraisal } from '../valuation/index.ts';

/** Collects all inputs of the price from stored answers, without asking a vendor. Null while one is missing. */
export async function loadPricingInputs(
  context: Context,
  { uuid, file, trx }: LockedLoan,
): Promise<PricingInputs | null> {
  const { vault } = context;
  const { applicant, home } = await readAnswers(vault, trx, uuid);
  const credit = await findCreditReport(context, trx, uuid);
  const value = await readHomeValue(context, trx, uuid);
  const application = await readApplication(trx, uuid);
  if (!credit || !value || !application) return null;
  const parcel = await readParcel(context, trx, uuid);
  const confirmed = await readConfirmedChoice(context, trx, uuid);
  return {
    score: credit.report.score.value,
    scoreReasons: scoreReasons(credit.report.score.factors),
    homeValue: value.amount,
    // An appraiser's value isn't an automated one, so its fee is still due.
    automatedValue: !value.isEstimate && !file.valuation.required,
    appraisalFee: (await findPaidAppraisal(trx, uuid))?.amount ?? 0,
    occupancy: home.occupancyType,
    state: home.address.state,
    county: parcel?.county ?? null,
    annualIncome:
      (await loadEvidencedIncome(vault, trx, uuid, file)) ??
      applicant.income.primary + applicant.income.other + applicant.income.coDeeders,
    liabilities: (await loadDebts(vault, trx, uuid)).map(toPricingLiability),
    assets: await readAssetTotal(context, trx, uuid),
    reducedOfferAccepted: (await readEvidence(vault, trx, uuid, 'reduced-offer')) !== null,
    liensReached: liensReached(file),
    // The notary that the documents will name. Its fee is part of the line from the first price on, and of the 2% limit
    // of a Texas homestead.
    manualNotary:
      getNotaryTerms(file, home.address.state, context.getPolicy(application.organisation).manualNotaryFee).mode ===
      'MANUAL',
    brand: getBrandTerms(application.organisation),
    previous: confirmed?.selection ?? null,
  };
}

/** Returns a debt as pricing reads it, in dollars. */
export function toPricingLiability(debt: Debt): PricingInputs['liabilities'][number] {
  return {
    uuid: debt.uuid,
    kind: debt.kind,
    monetaryBalance: debt.balanceCents / 100,
    monetaryCalculatedNextPaymentMinimumAmount: debt.monthlyPaymentCents / 100,
    payOff: { status: debt.marked ? 'MARKED_FOR_PAYOFF' : 'NOT_MARKED' },
  };
}

function getBrandTerms(organization: string): BrandTerms {
  const brand = findBrand(organization);
  return {
    interestOnly: brand?.flags['interest-only'] === true,
    ofeeMaxThreshold: brand?.pricing.originationFeeCap ?? null,
    discounts: (brand?.pricing.discounts ?? []).map(({ type, points }) => ({
      discountType: type,
      points: percentToFraction(points),
    })),
  };
}

/** Percentage points as a decimal fraction, without the noise of binary division: 0.35 is 0.0035. */
const percentToFraction = (points: number): number => Number((points / 100).toFixed(6));
