import { formatShortName } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { WorkHandler, GateJob } from '../../kernel/jobs/index.ts';
import { loanNow, loanToday, recordWork } from '../../loan-file/index.ts';
import { readAnswers } from '../../records/answers/index.ts';
import { loadDebts } from '../../records/liabilities/index.ts';
import { askVendor, payoffAnswer, type PayoffAnswer } from '../../vendors/index.ts';
import { recordPayoffFigures } from './figures.ts';
import { saveFigureRequest } from './store.ts';

/**
 * Requests the payoff letter of every creditor that the line pays off. The answer may bring all figures, or none yet.
 */
export const requestPayoffLetters: WorkHandler = async (job, context) => {
  const { applicant } = await readAnswers(context.vault, context.db, job.uuid);
  const marked = (await loadDebts(context.vault, context.db, job.uuid)).filter((debt) => debt.marked);
  const debts = marked.map(({ uuid, creditorName, mask, balanceCents }) => ({
    liabilityUuid: uuid,
    creditorName,
    mask,
    balanceCents,
  }));
  const request = {
    debts,
    email: applicant.email,
    borrower: formatShortName(applicant.name),
    today: await loanToday(context, context.db),
  };
  const liabilityUuids = marked.map((debt) => debt.uuid);
  await askVendor(context, job, {
    kind: 'payoff',
    op: 'payoff.letters',
    schema: payoffAnswer,
    ask: (meta) => context.vendors.payoff.letters(request, meta),
    onAnswer: (answer) => saveAnswer(context, job, liabilityUuids, answer),
  });
};

async function saveAnswer(
  context: Context,
  job: GateJob,
  requested: readonly string[],
  answer: PayoffAnswer,
): Promise<void> {
  await recordWork(context, job, async (loan) => {
    if (loan.file.payoffFigures.attempt !== job.attempt) return [];
    const at = await loanNow(context, loan.trx);
    for (const liability of requested)
      await saveFigureRequest(loan.trx, loan.uuid, job.attempt, liability, at, answer.expectedOn);
    return (await recordPayoffFigures(context, loan, answer.figures)).facts;
  });
}
