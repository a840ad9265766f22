import { brandOf } from '@lintel/brands';
import { gateOf, isOpen } from '@lintel/domain';
import { readAnswers } from '../answers/answers.ts';
import type { Context } from '../context.ts';
import type { WorkHandler } from '../jobs/context.ts';
import type { GateJob } from '../jobs/jobs.ts';
import { readApplication, type ApplicationRow } from '../loan-file/applications.ts';
import { deliver } from '../vendors/deliver.ts';
import { employmentAnswer, type EmploymentAnswer, type EmploymentSaid } from '../vendors/income/port.ts';
import { orLater } from '../vendors/or-later.ts';
import { patiently } from '../vendors/patiently.ts';
import { readContact, settleContact, type Contact } from './employer.ts';
import { linkOf } from './links.ts';
import { askSource, keepAnswer, linkInKey } from './read-link.ts';
import { CODE_MAIL } from './words.ts';

/** The income worker: asks the employer at gate `employer`; a source that had not read yet is asked again under the key of its link. */
export const confirmEmployment: WorkHandler = async (job, context) => {
  const application = await readApplication(context.db, job.uuid);
  if (!application?.active) return;
  const linkUuid = linkInKey(job.key);
  await (linkUuid === undefined
    ? askAtWork(context, application, job)
    : readAgain(context, application, job, linkUuid));
};

async function readAgain(context: Context, application: ApplicationRow, job: GateJob, linkUuid: string): Promise<void> {
  const row = await linkOf(context.db, job.uuid, linkUuid);
  if (!row) return;
  const answer = await orLater(context, 'income.confirmEmployment', job, () =>
    askSource(context, row, application.organisation, job.attempt, null),
  );
  if (answer) await keepAnswer(context, job.uuid, linkUuid, answer, { requestId: job.key });
}

async function askAtWork(context: Context, application: ApplicationRow, job: GateJob): Promise<void> {
  const contact = await readContact(context.vault, context.db, job.uuid);
  const { projection } = application;
  if (!contact || job.attempt !== projection.income.attempt || !isOpen(gateOf('employer'), projection)) return;
  if (contact.way === 'WORK_EMAIL') return mailCode(context, application, job, contact);
  const answer = await orLater(context, 'income.confirmEmployment', job, () =>
    patiently(() => askEmployer(context, application, job, contact)),
  );
  if (answer && answer.outcome !== 'PENDING_REVIEW') await settle(context, job, contact.asks, answer);
}

/** Under this key an employer is asked: another contact is another question. */
const employerKey = (job: GateJob, asks: number): string => `${job.uuid}:employer:${job.attempt}:${asks}`;

async function askEmployer(
  context: Context,
  application: ApplicationRow,
  job: GateJob,
  contact: Contact,
): Promise<EmploymentAnswer> {
  const { gateway, income } = context.vendors;
  const { name } = (await readAnswers(context.vault, context.db, job.uuid)).applicant;
  const key = employerKey(job, contact.asks);
  const call = {
    kind: 'income',
    op: 'income.confirmEmployment',
    key,
    organisation: application.organisation,
    applicationUuid: job.uuid,
    attempt: job.attempt,
  } as const;
  const { employerName, contactName, phoneNumber, workEmail } = contact;
  const question = {
    employee: { firstName: name.firstName, lastName: name.lastName },
    employerName,
    contactName: contactName ?? '',
    phoneNumber,
    workEmail,
  };
  return gateway.ask(call, income.employment.provider, employmentAnswer, (meta) =>
    income.employment.confirm(question, meta),
  );
}

/** Records what the employer said, unless somebody else is asked by now. */
export async function settle(context: Context, job: GateJob, asks: number, answer: EmploymentSaid): Promise<void> {
  await deliver(context, job, async (seen) => {
    const now = await readContact(context.vault, seen.trx, seen.uuid);
    return now?.asks === asks ? settleContact(context, seen, now, answer, 'EMPLOYER') : [];
  });
}

async function mailCode(
  context: Context,
  { organisation }: ApplicationRow,
  job: GateJob,
  contact: Contact,
): Promise<void> {
  if (contact.code === null || contact.workEmail === null) return;
  const lender = brandOf(organisation)?.name.display ?? '';
  const letter = {
    to: contact.workEmail,
    subject: CODE_MAIL.subject,
    text: CODE_MAIL.text(contact.code, lender),
    template: 'income.employment-code',
    organisation,
    applicationUuid: job.uuid,
  };
  await context.vendors.mail.send(letter, `${employerKey(job, contact.asks)}:code`);
}
