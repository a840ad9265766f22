import type { Request, answerHmda } from '@lintel/contract';
import { errorSentence } from '@lintel/contract';
import {
  BORROWER,
  HMDA_FORM_VERSION,
  hmdaUnanswered,
  normalizeHmdaAnswers,
  unansweredGroups,
  type Fact,
} from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { Refused, refuseFields } from '../../kernel/http/index.ts';
import { loanNow, type LockedLoan } from '../../loan-file/index.ts';
import { insertAnswers } from './store.ts';

/**
 * Online without video counts as by mail (12 CFR 1003, appendix B, instruction 3), so the lender doesn't fill in what
 * wasn't answered.
 */
const CHANNEL = 'ONLINE';

/**
 * Saves the borrower's demographic (HMDA) answers in a separate schema. The file records only that the form was
 * answered, and through which channel.
 */
export async function saveDemographics(
  context: Context,
  { uuid, trx }: LockedLoan,
  { formVersion, ...answers }: Request<typeof answerHmda>['body'],
): Promise<readonly Fact[]> {
  if (formVersion !== HMDA_FORM_VERSION)
    refuseFields([{ field: 'formVersion', message: errorSentence('consent-outdated') }]);
  const unanswered = unansweredGroups(answers);
  if (unanswered.length > 0) {
    throw new Refused('hmda-group-unanswered', {
      errors: unanswered.map((group) => ({ field: group, message: hmdaUnanswered(group) })),
    });
  }
  await insertAnswers(
    context.vault,
    trx,
    { uuid, person: BORROWER, formVersion, channel: CHANNEL, at: await loanNow(context, trx) },
    normalizeHmdaAnswers(answers),
  );
  return [{ type: 'DemographicsAnswered', data: { channel: CHANNEL } }];
}
