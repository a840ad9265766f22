import type { Request, submitApplication } from '@lintel/contract';
import { hasHardConsent, incomeBypass, type Fact } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { refuse } from '../../kernel/http/index.ts';
import type { LockedLoan } from '../../loan-file/index.ts';
import { saveHardConsent, type ConsentOrigin } from '../../records/consents/index.ts';
import { readConfirmedChoice } from '../../records/offer-sets/index.ts';
import { loadPricingInputs } from '../offers/index.ts';

/**
 * Records the submission of the certified application with the consent to the next hard pull, unless an unused one from
 * the choice exists. The first submission decides in the same transaction whether income must be proved; a later one
 * only adds the consent to a new pull.
 */
export async function recordSubmission(
  context: Context,
  loan: LockedLoan,
  { consentRequests }: Request<typeof submitApplication>['body'],
  from: ConsentOrigin,
): Promise<readonly Fact[]> {
  const { file } = loan;
  if (file.submissions > file.spentPulls) refuse('already-submitted');
  if (!file.acknowledgedSets['APP'] || !file.acknowledgedSets['SUMMARY']) refuse('documents-unread');
  const hardConsentVersion = hasHardConsent(file)
    ? null
    : await saveHardConsent(context, loan, consentRequests?.[0]?.version ?? refuse('consent-missing'), from);
  const done: Fact = { type: 'ApplicationSubmitted', data: { hardConsentVersion } };
  if (file.bypass !== null) return [done];
  return [done, { type: 'IncomeBypassDecided', data: { decision: await decideIncomeBypass(context, loan) } }];
}

async function decideIncomeBypass(context: Context, loan: LockedLoan): Promise<'BYPASS' | 'NO_BYPASS'> {
  const inputs = await loadPricingInputs(context, loan);
  const choice = await readConfirmedChoice(context, loan.trx, loan.uuid);
  return inputs && choice ? incomeBypass(inputs, choice.quote) : 'NO_BYPASS';
}
