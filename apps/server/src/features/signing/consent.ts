import { findBrand } from '@lintel/brands';
import { TAKEN_BACK, type Fact, type LoanFile } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { refuse } from '../../kernel/http/index.ts';
import { loanNow, type LockedLoan, sha256 } from '../../loan-file/index.ts';
import { loanConsentText, loanConsentTexts, agreedVersion, insertConsents } from '../../records/consents/index.ts';
import { filterCurrentDocuments, documentsFor, type Reader } from '../../records/document-store/index.ts';
import { insertNote } from '../../records/staff-acts/index.ts';
import { queueLetter } from '../documents/index.ts';

/** The text of the E-SIGN consent. */
interface EsignText {
  readonly version: string;
  readonly text: string;
}

const lenderName = (organization: string): string => findBrand(organization)?.name.legal ?? '';

/** Returns the lender's current text and its version. */
function getCurrentEsignText(organization: string): EsignText {
  const text = loanConsentTexts(lenderName(organization)).find((one) => one.type === 'ESIGN');
  if (!text) throw new Error('There is no text of the consent to electronic documents.');
  return text;
}

/** Returns the E-SIGN text that a person agreed to while their consent is in effect, else the current text. */
export async function loadEsignText(
  trx: Executor,
  { uuid, audience: person }: Reader,
  file: LoanFile,
  organization: string,
): Promise<EsignText> {
  const agreed =
    file.esignConsents[person]?.given === true ? await agreedVersion(trx, { uuid, person, type: 'ESIGN' }) : null;
  const { version, text } =
    (agreed === null ? undefined : loanConsentText('ESIGN', agreed, lenderName(organization))) ??
    getCurrentEsignText(organization);
  return { version, text };
}

/** The lender and the client of a consent. */
export interface ConsentOrigin {
  readonly organisation: string;
  readonly ip: string;
  readonly userAgent: string;
}

/**
 * Records the consent to electronic documents, after the code in a sample showed that the person can open them. A
 * repeat while it is in effect changes nothing.
 */
export async function recordConsent(
  context: Context,
  loan: LockedLoan,
  reader: Reader,
  version: string,
  from: ConsentOrigin,
): Promise<Fact[]> {
  if (loan.file.esignConsents[reader.audience]?.given) return [];
  if (getCurrentEsignText(from.organisation).version !== version) return refuse('consent-outdated');
  await saveConsent(context, loan, reader, 'OPT_IN', from);
  await loan.trx
    .updateTable('esign_sample')
    .set({ given_at: await loanNow(context, loan.trx), withdrawn_at: null })
    .where('application_uuid', '=', reader.uuid)
    .where('audience', '=', reader.audience)
    .execute();
  return [{ type: 'ESignConsentGiven', data: { person: reader.audience, version, demonstrated: true } }];
}

/** Records that the consent was withdrawn, and mails the documents that the person hasn't read. */
export async function recordWithdrawal(
  context: Context,
  loan: LockedLoan,
  reader: Reader,
  { reason, identityUuid }: { reason: string; identityUuid: string },
  from: ConsentOrigin,
): Promise<Fact[]> {
  if (!loan.file.esignConsents[reader.audience]?.given) return refuse('consent-missing');
  // The reason is only for staff: facts go to everyone who downloads an archive of the loan.
  await insertNote(context, loan.trx, {
    application: loan.uuid,
    staff: identityUuid,
    about: `consent:${reader.audience}`,
    text: reason,
  });
  await saveConsent(context, loan, reader, 'OPT_OUT', from);
  await saveConsentEnd(context, loan, reader);
  const unread = filterCurrentDocuments(loan.file, await documentsFor(loan.trx, reader)).filter(
    (row) => row.must_acknowledge && !row.acknowledged_at,
  );
  await queueLetter(context, loan, reader, unread);
  return [{ type: 'ESignConsentWithdrawn', data: { person: reader.audience, reason: TAKEN_BACK } }];
}

/** Ends the consent of a person who signs no more, because it doesn't pass to a person named in their place. */
export async function endConsent(context: Context, loan: LockedLoan, person: string, reason: string): Promise<Fact[]> {
  if (!loan.file.esignConsents[person]?.given) return [];
  await saveConsentEnd(context, loan, { uuid: loan.uuid, audience: person });
  return [{ type: 'ESignConsentWithdrawn', data: { person, reason } }];
}

async function saveConsentEnd(
  context: Context,
  { trx }: Pick<LockedLoan, 'trx'>,
  { uuid, audience }: Reader,
): Promise<void> {
  await trx
    .updateTable('esign_sample')
    .set({ withdrawn_at: await loanNow(context, trx) })
    .where('application_uuid', '=', uuid)
    .where('audience', '=', audience)
    .execute();
}

async function saveConsent(
  context: Context,
  { trx, uuid, file }: LockedLoan,
  reader: Reader,
  opted: 'OPT_IN' | 'OPT_OUT',
  from: ConsentOrigin,
): Promise<void> {
  const { version, text } = await loadEsignText(trx, reader, file, from.organisation);
  const { audience: person } = reader;
  const at = await loanNow(context, trx);
  await insertConsents(trx, [
    {
      application_uuid: uuid,
      type: 'ESIGN',
      version,
      opted,
      text_sha256: sha256(text),
      ip: from.ip,
      user_agent: from.userAgent.slice(0, 300),
      at,
      person,
    },
  ]);
}
