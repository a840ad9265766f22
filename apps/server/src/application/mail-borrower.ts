import { brandOf } from '@lintel/brands';
import type { Context } from '../context.ts';
import { isSetAside } from '../identity/who.ts';
import { readApplication, type ApplicationRow } from '../loan-file/applications.ts';
import { patiently } from '../vendors/patiently.ts';
import { readAnswers } from './answers.ts';

/** A mail to a borrower without its greeting and its end. A subject stands on a locked screen: nothing about the person, the home or a decision is in it. */
export interface BorrowerMail {
  readonly template: string;
  readonly subject: string;
  /** Each on a line of its own; the first goes on after "Hello Ana,". */
  readonly sentences: readonly string[];
}

/** Sends a borrower a mail in the name of their lender, once for each key. */
export async function mailBorrower({ db, vault, vendors }: Context, { uuid, organisation }: Pick<ApplicationRow, 'uuid' | 'organisation'>, { template, subject, sentences }: BorrowerMail, key: string): Promise<void> {
  const application = await readApplication(db, uuid);
  if (application && (await isSetAside(db, application.identity_uuid))) return;
  const { applicant } = await readAnswers(vault, db, uuid);
  const text = `Hello ${applicant.name.firstName},\n\n${sentences.join('\n')}\n\n${brandOf(organisation)?.name.display ?? ''}`;
  await patiently(() => vendors.mail.send({ to: applicant.email, subject, text, template, organisation, applicationUuid: uuid }, key));
}
