import { isSetAside } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import { pageAddress } from '../../kernel/http/index.ts';
import { readApplication, type ApplicationRow } from '../../loan-file/index.ts';
import { withRetries } from '../../vendors/index.ts';
import { readAnswers } from '../answers/index.ts';
import { writeLetter } from './letter.ts';

/**
 * An email to a borrower without its greeting and closing. Its subject shows on a locked screen, so it says nothing
 * about the person, the home or a decision.
 */
export interface BorrowerMail {
  readonly template: string;
  readonly subject: string;
  /** Paragraphs, each of whole sentences. */
  readonly sentences: readonly string[];
  /** The link's label. `path` is appended to the application's address. */
  readonly link?: { readonly label: string; readonly path?: string };
}

const OPEN: NonNullable<BorrowerMail['link']> = { label: 'Open my application' };

/** Emails a borrower in the name of their lender with a link to their application, once for each key. */
export async function mailBorrower(
  { config, db, vault, vendors }: Context,
  { uuid, organisation }: Pick<ApplicationRow, 'uuid' | 'organisation'>,
  mail: BorrowerMail,
  key: string,
): Promise<void> {
  const { template, subject, sentences, link: { label, path = '' } = OPEN } = mail;
  const application = await readApplication(db, uuid);
  if (application && (await isSetAside(db, application.identity_uuid))) return;
  const { applicant } = await readAnswers(vault, db, uuid);
  const address = pageAddress(config, organisation, `/account/heloc/${uuid}${path}`);
  const letter = writeLetter({
    organisation,
    subject,
    firstName: applicant.name.firstName,
    said: sentences,
    link: { label, address },
  });
  await withRetries(() =>
    vendors.mail.send({ to: applicant.email, ...letter, template, organisation, applicationUuid: uuid }, key),
  );
}
