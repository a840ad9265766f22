import { findBrand } from '@lintel/brands';
import { getGate, isOpen } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { WorkHandler, GateJob } from '../../kernel/jobs/index.ts';
import { inLocale } from '../../kernel/locale.ts';
import { readApplication, type ApplicationRow, recordWork } from '../../loan-file/index.ts';
import { readAnswers } from '../../records/answers/index.ts';
import { askVendor, employmentAnswer, type EmploymentResult, type IncomeAnswer } from '../../vendors/index.ts';
import { readContact, recordEmploymentAnswer, type Contact } from './employer.ts';
import { findLinkByUuid } from './links.ts';
import { forgetSource, saveAnswer, parseReadKey, NO_SOURCE, sourceQuestion } from './read-link.ts';
import { CODE_MAIL } from './words.ts';

/**
 * Job of the gate `employer`: asks the employer to confirm the borrower's job. Under the key of a link, it reads a
 * source of income again that wasn't ready.
 */
export const confirmEmployment: WorkHandler = async (job, context) => {
  const application = await readApplication(context.db, job.uuid);
  if (!application?.active) return;
  const linkUuid = parseReadKey(job.key);
  await (linkUuid === undefined
    ? askEmployer(context, application, job)
    : rereadLink(context, application, job, linkUuid));
};

async function rereadLink(
  context: Context,
  application: ApplicationRow,
  job: GateJob,
  linkUuid: string,
): Promise<void> {
  const row = await findLinkByUuid(context.db, job.uuid, linkUuid);
  if (!row) return;
  const { organisation } = application;
  const save = (answer: IncomeAnswer) => saveAnswer(context, job.uuid, linkUuid, answer, { requestId: job.key });
  const question = sourceQuestion(context, row, organisation, null);
  if (!question) return save(NO_SOURCE);
  await askVendor(context, job, {
    ...question,
    work: 'income.confirmEmployment',
    onAnswer: async (answer) => {
      await forgetSource(context, row, organisation);
      await save(answer);
    },
  });
}

async function askEmployer(context: Context, application: ApplicationRow, job: GateJob): Promise<void> {
  const contact = await readContact(context.vault, context.db, job.uuid);
  const { projection } = application;
  if (!contact || job.attempt !== projection.income.attempt || !isOpen(getGate('employer'), projection)) return;
  if (contact.way === 'WORK_EMAIL') return mailCode(context, application, job, contact);
  const { name } = (await readAnswers(context.vault, context.db, job.uuid)).applicant;
  const { asks, employerName, contactName, phoneNumber, workEmail } = contact;
  const request = {
    employee: { firstName: name.firstName, lastName: name.lastName },
    employerName,
    contactName: contactName ?? '',
    phoneNumber,
    workEmail,
  };
  const { employment } = context.vendors.income;
  await askVendor(context, job, {
    kind: 'income',
    op: 'income.confirmEmployment',
    key: employerKey(job, asks),
    provider: employment.provider,
    schema: employmentAnswer,
    ask: (meta) => employment.confirm(request, meta),
    onAnswer: async (answer) => {
      if (answer.outcome !== 'PENDING_REVIEW') await recordJobAnswer(context, job, asks, answer);
    },
  });
}

/** Returns the key of a request to an employer. Another contact makes another request. */
const employerKey = (job: GateJob, asks: number): string => `${job.uuid}:employer:${job.attempt}:${asks}`;

/** Records the employer's answer, unless another contact has replaced it. */
export async function recordJobAnswer(
  context: Context,
  job: GateJob,
  asks: number,
  answer: EmploymentResult,
): Promise<void> {
  await recordWork(context, job, async (loan) => {
    const now = await readContact(context.vault, loan.trx, loan.uuid);
    return now?.asks === asks ? recordEmploymentAnswer(context, loan, now, answer, 'EMPLOYER') : [];
  });
}

async function mailCode(
  context: Context,
  { organisation, locale }: ApplicationRow,
  job: GateJob,
  contact: Contact,
): Promise<void> {
  if (contact.code === null || contact.workEmail === null) return;
  const lender = findBrand(organisation)?.name.display ?? '';
  const { code, workEmail: to } = contact;
  const letter = inLocale(locale, () => ({
    to,
    subject: CODE_MAIL.subject(lender),
    text: CODE_MAIL.text(code, lender),
    locale,
    template: 'income.employment-code',
    organisation,
    applicationUuid: job.uuid,
  }));
  await context.vendors.mail.send(letter, `${employerKey(job, contact.asks)}:code`);
}
