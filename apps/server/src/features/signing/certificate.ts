import type { HandlerReply, readSigningEvidence } from '@lintel/contract';
import { certificateOfCompletion } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { type OpenedLoan, refuse } from '../../kernel/http/index.ts';
import { getLender, renderPdf } from '../documents/index.ts';
import { openPersonalData, parseStatement } from './evidence.ts';
import { loadSigningPeople } from './people.ts';
import { toEvidenceEntry, summarizeSignature } from './signed-pdf.ts';
import { loadSignatureEvidence, type EvidenceRow } from './store.ts';
import { WORDS } from './words.en.ts';

type Certificate = Extract<HandlerReply<typeof readSigningEvidence>, { evidenceUuid: string }>;

/** Returns the evidence of the caller's own signature. Refuses another person's with `not-found`. */
async function requireOwnEntry(
  { db }: Context,
  { uuid, audience }: OpenedLoan,
  evidenceUuid: string,
): Promise<EvidenceRow> {
  const row = (await loadSignatureEvidence(db, uuid)).find(
    (one) => one.uuid === evidenceUuid && one.person === audience,
  );
  return row ?? refuse('not-found');
}

/** Returns the certificate of completion of one signature, as data. */
export async function loadCertificate(context: Context, loan: OpenedLoan, evidenceUuid: string): Promise<Certificate> {
  const row = await requireOwnEntry(context, loan, evidenceUuid);
  const statement = parseStatement(row);
  const { name, signature, ip, userAgent, location, locationDenied } = openPersonalData(context.vault, row);
  const personUuid =
    (await loadSigningPeople(context, context.db, loan)).find((one) => one.person === row.person)?.personUuid ??
    row.person;
  const events = (
    [
      ['CONSENTED', statement.consentedAt],
      ['READ_TO_END', statement.readAt],
      ['SIGNED', statement.signedAt],
    ] as const
  ).flatMap(([what, at]) => (at === null ? [] : [{ what, at }]));
  return {
    evidenceUuid: row.uuid,
    packageUuid: statement.packageUuid,
    document: {
      documentUuid: statement.document,
      title: statement.title,
      kind: statement.kind,
      sha256: statement.sha256,
    },
    before: statement.before,
    after: { documentUuid: statement.signedDocument, sha256: statement.after },
    signer: { personUuid, name },
    how: statement.how,
    by: statement.by,
    place: statement.place.kind,
    notary: statement.notary,
    signature: signature && {
      mode: signature.mode,
      text: signature.text,
      initials: signature.initials,
      fieldIds: [...statement.fieldIds],
    },
    events,
    signedAt: statement.signedAt,
    ip,
    userAgent,
    location,
    locationDenied,
    chain: { sequence: row.sequence, previous: row.previous_hash, hash: row.hash },
    seal: statement.seal,
  };
}

/** Returns the certificate of completion of one signature, as a PDF to download. */
export async function renderCertificate(context: Context, loan: OpenedLoan, evidenceUuid: string): Promise<Buffer> {
  const row = await requireOwnEntry(context, loan, evidenceUuid);
  const { title, sha256, after, signedAt } = parseStatement(row);
  const signerDetails = summarizeSignature(toEvidenceEntry(context.vault, row));
  const text = certificateOfCompletion({ title, loanNumber: String(loan.loan_number), sha256 }, [
    { ...signerDetails, rows: [...signerDetails.rows, [WORDS.row.after, after], [WORDS.row.entry, row.hash]] },
  ]);
  return (await renderPdf(text, new Date(signedAt), getLender(loan.organisation).legalName)).bytes;
}
