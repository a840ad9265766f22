import { formatShortName } from '@lintel/domain';
import { readAnswers } from '../application/answers.ts';
import type { Context, WorkHandler } from '../context.ts';
import { debtsOf } from '../liens/liabilities.ts';
import { loanNow, loanToday } from '../loan-file/clock.ts';
import { readApplication } from '../loan-file/applications.ts';
import type { VendorCall } from '../vendors/call.ts';
import { deliver } from '../vendors/deliver.ts';
import { orLater } from '../vendors/or-later.ts';
import { patiently } from '../vendors/patiently.ts';
import { payoffAnswer, type PayoffAnswer } from '../vendors/payoff/port.ts';
import type { GateJob } from '../jobs/jobs.ts';
import { figuresReceived } from './figures.ts';
import { keepAsked } from './store.ts';

/** Asks every creditor that is to be paid off. The answer may bring all figures, some, or none yet. */
export const payoffLetters: WorkHandler = async (job, context) => {
  const application = await readApplication(context.db, job.uuid);
  if (!application?.active) return;
  const { applicant } = await readAnswers(context.vault, context.db, job.uuid);
  const marked = (await debtsOf(context.vault, context.db, job.uuid)).filter((debt) => debt.marked);
  const debts = marked.map(({ uuid, creditorName, mask, balanceCents }) => ({ liabilityUuid: uuid, creditorName, mask, balanceCents }));
  const request = { debts, email: applicant.email, borrower: formatShortName(applicant.name), today: await loanToday(context, context.db) };
  const call: VendorCall = { kind: 'payoff', op: 'payoff.letters', key: job.key, organisation: application.organisation, applicationUuid: job.uuid, attempt: job.attempt };
  const { payoff, gateway } = context.vendors;
  const answered = await orLater(context, 'payoff.letters', job, () => patiently(() => gateway.ask(call, payoff.provider, payoffAnswer, () => payoff.letters(request, job.key))));
  if (!answered) return;
  const asked = marked.map((debt) => debt.uuid);
  await keep(context, job, asked, answered.answer);
  if (answered.twice) await keep(context, job, asked, answered.answer);
};

async function keep(context: Context, job: GateJob, asked: readonly string[], answer: PayoffAnswer): Promise<void> {
  await deliver(context, job, async (seen) => {
    if (seen.file.payoff.attempt !== job.attempt) return [];
    const at = await loanNow(context, seen.trx);
    for (const liability of asked) await keepAsked(seen.trx, seen.uuid, job.attempt, liability, at, answer.expectedOn);
    return (await figuresReceived(context, seen, answer.figures)).facts;
  });
}
