import { formatShortName } from '@lintel/domain';
import { readAnswers } from '../answers/answers.ts';
import type { Context } from '../context.ts';
import type { WorkHandler } from '../jobs/context.ts';
import type { GateJob } from '../jobs/jobs.ts';
import { debtsOf } from '../liabilities/liabilities.ts';
import { loanNow, loanToday } from '../loan-file/clock.ts';
import { recordWork } from '../loan-file/record-work.ts';
import { askVendor } from '../vendors/ask-vendor.ts';
import { payoffAnswer, type PayoffAnswer } from '../vendors/payoff/port.ts';
import { figuresReceived } from './figures.ts';
import { keepAsked } from './store.ts';

/** Asks every creditor that is to be paid off. The answer may bring all figures, some, or none yet. */
export const payoffLetters: WorkHandler = async (job, context) => {
  const { applicant } = await readAnswers(context.vault, context.db, job.uuid);
  const marked = (await debtsOf(context.vault, context.db, job.uuid)).filter((debt) => debt.marked);
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
  const asked = marked.map((debt) => debt.uuid);
  await askVendor(context, job, {
    kind: 'payoff',
    op: 'payoff.letters',
    schema: payoffAnswer,
    ask: (meta) => context.vendors.payoff.letters(request, meta),
    onAnswer: (answer) => keep(context, job, asked, answer),
  });
};

async function keep(context: Context, job: GateJob, asked: readonly string[], answer: PayoffAnswer): Promise<void> {
  await recordWork(context, job, async (seen) => {
    if (seen.file.payoffFigures.attempt !== job.attempt) return [];
    const at = await loanNow(context, seen.trx);
    for (const liability of asked) await keepAsked(seen.trx, seen.uuid, job.attempt, liability, at, answer.expectedOn);
    return (await figuresReceived(context, seen, answer.figures)).facts;
  });
}
