import { DEFAULT_LOCALE } from '@lintel/domain';
import { isSetAside } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import { pageAddress } from '../../kernel/http/index.ts';
import { inLocale } from '../../kernel/locale.ts';
import { readApplication, type ApplicationRow } from '../../loan-file/index.ts';
import { withRetries } from '../../vendors/index.ts';
import { readAnswers } from '../answers/index.ts';
import { buildEmail } from './email.ts';
import { LETTER_WORDS } from './letter-words.ts';

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

/**
 * Emails a borrower in the name of their lender with a link to their application, once for each key.
 *
 * @param write called in the application's language
 */
export async function mailBorrower(
  { config, db, vault, vendors }: Context,
  { uuid, organisation }: Pick<ApplicationRow, 'uuid' | 'organisation'>,
  write: () => BorrowerMail,
  key: string,
): Promise<void> {
  const application = await readApplication(db, uuid);
  if (application && (await isSetAside(db, application.identity_uuid))) return;
  const { applicant } = await readAnswers(vault, db, uuid);
  const email = inLocale(application?.locale ?? DEFAULT_LOCALE, () => {
    const { template, subject, sentences, link = { label: LETTER_WORDS.open } }: BorrowerMail = write();
    const address = pageAddress(config, organisation, `/account/heloc/${uuid}${link.path ?? ''}`);
    const { firstName } = applicant.name;
    const parts = { organisation, subject, firstName, paragraphs: sentences, link: { label: link.label, address } };
    return { ...buildEmail(parts), template };
  });
  await withRetries(() =>
    vendors.mail.send({ to: applicant.email, ...email, organisation, applicationUuid: uuid }, key),
  );
}
