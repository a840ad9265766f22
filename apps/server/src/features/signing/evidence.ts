import { randomBytes } from 'node:crypto';
import type { FactData, SignedKind } from '@lintel/domain';
import { sealContext, type Executor, type Vault } from '../../kernel/db/index.ts';
import { canonical, GENESIS, sha256 } from '../../loan-file/index.ts';
import type { Seal } from '../../vendors/index.ts';
import type { AdoptedSignature, EvidenceRow } from './store.ts';

/** The notary before whom a document was signed. */
export interface Notary {
  readonly name: string;
  readonly commission: string;
  readonly state: string;
}

/** The evidence of a signature on a screen: fields, client, location. */
export interface ScreenEvidence {
  readonly fieldIds: readonly string[];
  readonly ip: string | null;
  readonly userAgent: string | null;
  readonly location: Location | null;
  readonly locationDenied: boolean;
}

/** A device's location in degrees, with its accuracy in meters. */
export interface Location {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracy: number;
}

/** The personal data of a signature, which is sealed: who the person is and where they were. */
export interface SignatureDetails {
  readonly name: string;
  readonly signature: AdoptedSignature | null;
  readonly ip: string | null;
  readonly userAgent: string | null;
  readonly location: Location | null;
  readonly locationDenied: boolean;
}

/** Returns the personal data of a signature. Without a screen, only the name and the signature are known. */
export function buildSignatureDetails(
  name: string,
  signature: AdoptedSignature | null,
  screen: ScreenEvidence | undefined,
): SignatureDetails {
  const { ip = null, userAgent = null, location = null, locationDenied = false } = screen ?? {};
  return { name, signature, ip, userAgent, location, locationDenied };
}

/** The statement about one signature on one document. The hash of the chain covers its text. */
export interface Statement {
  readonly packageUuid: string;
  readonly papers: number;
  readonly paper: string;
  readonly kind: SignedKind;
  readonly document: string;
  readonly title: string;
  readonly sha256: string;
  readonly before: string;
  readonly signedDocument: string;
  readonly after: string;
  readonly person: string;
  readonly how: FactData['NoteSigned']['how'];
  readonly by: FactData['NoteSigned']['by'];
  readonly place: FactData['NoteSigned']['place'];
  readonly notary: Notary | null;
  readonly fieldIds: readonly string[];
  readonly consentedAt: string | null;
  readonly readAt: string | null;
  readonly signedAt: string;
  readonly seal: Seal | null;
  /** Hash of the sealed part, with its salt. */
  readonly personal: string;
}

type SaltedPersonalData = SignatureDetails & { readonly salt: string };
const evidenceSealContext = (uuid: string): string => sealContext('signature_evidence', uuid);
const hashEntry = (previous: string, statement: string): string => sha256(`${previous}\n${statement}`);

/** An entry to add to a loan's chain of evidence. */
export interface NewEvidence {
  readonly uuid: string;
  readonly loan: string;
  readonly previous: Pick<EvidenceRow, 'sequence' | 'hash'> | undefined;
  readonly statement: Omit<Statement, 'personal'>;
  readonly personal: SignatureDetails;
}

/** Adds an entry to a loan's chain of signature evidence. The caller has locked the loan's row. */
export async function insertEvidence(
  vault: Vault,
  trx: Executor,
  { uuid, loan, previous, statement: content, personal }: NewEvidence,
): Promise<EvidenceRow> {
  const salted: SaltedPersonalData = { ...personal, salt: randomBytes(16).toString('hex') };
  const statement = canonical({ ...content, personal: sha256(canonical(salted)) } satisfies Statement);
  const previous_hash = previous?.hash ?? GENESIS;
  const row: EvidenceRow = {
    uuid,
    application_uuid: loan,
    sequence: (previous?.sequence ?? 0) + 1,
    person: content.person,
    papers: content.papers,
    paper: content.paper,
    document_uuid: content.document,
    signed_document_uuid: content.signedDocument,
    after_sha256: content.after,
    statement,
    previous_hash,
    hash: hashEntry(previous_hash, statement),
    ...vault.seal(evidenceSealContext(uuid), salted),
  };
  await trx.insertInto('signature_evidence').values(row).execute();
  return row;
}

/** For other features: the entries of a loan, oldest first. */
export { loadSignatureEvidence } from './store.ts';

export const parseStatement = (row: Pick<EvidenceRow, 'statement'>): Statement =>
  JSON.parse(row.statement) as Statement;
/** Unseals the personal data of a signature. */
export const openPersonalData = (
  vault: Vault,
  row: Pick<EvidenceRow, 'uuid' | 'sealed' | 'key_id'>,
): SignatureDetails => vault.open<SaltedPersonalData>(evidenceSealContext(row.uuid), row);

/** Returns whether the sealed part is the one that the statement names. After an erasure only its hash is left. */
const isSealedPartIntact = (vault: Vault, row: EvidenceRow): boolean =>
  row.sealed.length === 0 ||
  parseStatement(row).personal ===
    sha256(canonical(vault.open<SaltedPersonalData>(evidenceSealContext(row.uuid), row)));

/**
 * Returns the first altered entry of a chain, by its text, its order or the sealed part that it names. Undefined when
 * all are intact.
 */
export function findBrokenEntry(vault: Vault, rows: readonly EvidenceRow[]): number | undefined {
  let previous = GENESIS;
  for (const [index, row] of rows.entries()) {
    const holds =
      row.sequence === index + 1 &&
      row.previous_hash === previous &&
      row.hash === hashEntry(previous, row.statement) &&
      isSealedPartIntact(vault, row);
    if (!holds) return row.sequence;
    previous = row.hash;
  }
  return undefined;
}
