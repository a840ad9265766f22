import { gateOf, isOpen, type GateId } from '@lintel/domain';
import { mailBorrower } from '../application/mail-borrower.ts';
import type { WorkHandler } from '../context.ts';
import { readApplication } from '../loan-file/applications.ts';

interface Told {
  readonly subject: string;
  readonly text: string;
}

/** What the borrower is told when the ball comes to them, gate by gate. A subject stands on a locked screen: nothing about the loan is in it. */
const LETTERS: { readonly [Gate in GateId]?: Told } = {
  'delinquency-explain': { subject: 'We have a question for you', text: 'we have a question about your credit file before we can go on. It takes about five minutes.' },
  'hold-borrower': { subject: 'We need something from you', text: 'we need something from you before we can go on. Your to-do list says what.' },
  'closing-conditions-borrower': { subject: 'We need something from you', text: 'we need something from you before we draw up your papers. Your to-do list says what.' },
};
const ORDINARY: Told = { subject: 'It is your turn', text: 'the next step of your application is yours.' };
const SIGN_IN = 'Sign in where you applied; your answers are saved.';

/** Tells the borrower by mail that it is their turn. One letter for each turn, whatever runs twice; none when the turn is over. */
export const tellBorrower: WorkHandler = async (job, context) => {
  const application = await readApplication(context.db, job.uuid);
  if (!application?.active || !isOpen(gateOf(job.gate), application.projection)) return;
  const { subject, text } = LETTERS[job.gate] ?? ORDINARY;
  await mailBorrower(context, application, { template: `tell.${job.gate}`, subject, sentences: [text, SIGN_IN] }, `${job.key}:tell`);
};
