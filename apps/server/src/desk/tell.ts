import { brandOf } from '@lintel/brands';
import { gateOf, isOpen, type GateId } from '@lintel/domain';
import { readAnswers } from '../application/answers.ts';
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

/** Tells the borrower by mail that it is their turn. One letter for each turn, whatever runs twice; none when the turn is over. */
export const tellBorrower: WorkHandler = async (job, context) => {
  const application = await readApplication(context.db, job.uuid);
  if (!application?.active || !isOpen(gateOf(job.gate), application.projection)) return;
  const { applicant } = await readAnswers(context.vault, context.db, job.uuid);
  const lender = brandOf(application.organisation)?.name.display ?? '';
  const { subject, text } = LETTERS[job.gate] ?? ORDINARY;
  const letter = {
    to: applicant.email,
    subject,
    text: `Hello ${applicant.name.firstName},\n\n${text}\nSign in where you applied; your answers are saved.\n\n${lender}`,
    template: `tell.${job.gate}`,
    organisation: application.organisation,
    applicationUuid: job.uuid,
  };
  await context.vendors.mail.send(letter, `${job.key}:tell`);
};
