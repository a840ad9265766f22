import {
  isCurrentClosingSet,
  toSignedKind,
  getSigningPlace,
  type LoanFile,
  type SignedBy,
  type SignedKind,
} from '@lintel/domain';
import type { Executor } from '../../kernel/db/index.ts';
import { readApplication } from '../../loan-file/index.ts';
import { documentsFor, type DocumentRow } from '../../records/document-store/index.ts';
import { parseStatement } from './evidence.ts';
import { loadSignatureEvidence, type EvidenceRow } from './store.ts';

/** A document of the current closing set, as one person signs or reads it. */
export interface DocumentToSign {
  readonly document: string;
  readonly title: string;
  /** Of the displayed bytes, in hex. A signature refers to it. */
  readonly sha256: string;
  readonly kind: SignedKind;
  readonly signedBy: SignedBy;
  /** The time of its signature or, for a document that is only read, of its acknowledgment. */
  readonly signedAt: Date | null;
}

/** Returns what a person signs and reads of the current documents, in order. Empty before they are made. */
export async function loadDocumentsToSign(trx: Executor, uuid: string, person: string): Promise<DocumentToSign[]> {
  const application = await readApplication(trx, uuid);
  if (!application) return [];
  const rows = await loadPackageRows(trx, uuid, application.projection, person);
  const evidence = await loadSignatureEvidence(trx, uuid);
  return rows.map((row) => ({
    document: row.uuid,
    title: row.title,
    sha256: row.sha256 ?? '',
    kind: toSignedKind(row.paper),
    signedBy: getSigningPlace(toSignedKind(row.paper), application.projection.regime),
    signedAt: getSignedAt(row, evidence),
  }));
}

/** Returns the rows of a person's documents of the current set. */
export async function loadPackageRows(
  trx: Executor,
  uuid: string,
  file: LoanFile,
  person: string,
): Promise<DocumentRow[]> {
  if (!isCurrentClosingSet(file, file.signingPackageSet)) return [];
  const rows = await documentsFor(trx, { uuid, audience: person });
  return rows.filter((row) => row.set_name === 'PACKAGE' && row.attempt === file.closingSet && row.state === 'READY');
}

/** Returns when a document was signed, by the evidence, or a notice read. */
export function getSignedAt(row: DocumentRow, evidence: readonly EvidenceRow[]): Date | null {
  const entry = evidence.find((one) => one.document_uuid === row.uuid);
  if (entry) return new Date(parseStatement(entry).signedAt);
  return toSignedKind(row.paper) === 'OTHER' ? row.acknowledged_at : null;
}

/**
 * Returns the latest signed versions of a document of a set, by their document IDs, which together contain every
 * signature: signers sign one version after another, and each version contains the earlier ones.
 */
export async function findLastSignedVersions(
  trx: Executor,
  uuid: string,
  setNumber: number,
  name: string,
): Promise<string[]> {
  const versions = (await loadSignatureEvidence(trx, uuid)).filter(
    (one) => one.papers === setNumber && one.paper === name,
  );
  const signedOver = new Set(versions.map((one) => parseStatement(one).before));
  return versions.filter((one) => !signedOver.has(one.after_sha256)).map((one) => one.signed_document_uuid);
}

/** Returns whether a person has signed the current note or deed, according to the file. */
export function hasSigned(file: LoanFile, person: string, kind: SignedKind): boolean {
  return (
    kind !== 'OTHER' && isCurrentClosingSet(file, (kind === 'NOTE' ? file.noteSignedSets : file.deedSignedSets)[person])
  );
}
