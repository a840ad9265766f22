import { randomBytes } from 'node:crypto';
import type { FactData, SignedKind } from '@lintel/domain';
import { sealContext, type Executor, type Vault } from '../../kernel/db/index.ts';
import { canonical, GENESIS, sha256 } from '../../loan-file/index.ts';
import type { Seal } from '../../vendors/index.ts';
import type { AdoptedSignature, EvidenceRow } from './store.ts';

export interface Notary {
  readonly name: string;
  readonly commission: string;
  readonly state: string;
}

/** What is known about a signature on a screen. */
export interface ScreenEvidence {
  readonly fieldIds: readonly string[];
  readonly ip: string | null;
  readonly userAgent: string | null;
  readonly location: Location | null;
  readonly locationDenied: boolean;
}

export interface Location {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracy: number;
}

/** The personal part of a signature, about who the person is or where they were: sealed. */
export interface SignatureDetails {
  readonly name: string;
  readonly signature: AdoptedSignature | null;
  readonly ip: string | null;
  readonly userAgent: string | null;
  readonly location: Location | null;
  readonly locationDenied: boolean;
}

/** Who signed, and from where. Without a screen, nothing else is known. */
export function personalFrom(
  name: string,
  signature: AdoptedSignature | null,
  screen: ScreenEvidence | undefined,
): SignatureDetails {
  const { ip = null, userAgent = null, location = null, locationDenied = false } = screen ?? {};
  return { name, signature, ip, userAgent, location, locationDenied };
}

/** The statement about a signature. The hash covers its text. */
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

export interface NewEvidence {
  readonly uuid: string;
  readonly loan: string;
  readonly previous: Pick<EvidenceRow, 'sequence' | 'hash'> | undefined;
  readonly statement: Omit<Statement, 'personal'>;
  readonly personal: SignatureDetails;
}

/** Adds an entry to the chain of a loan, whose row the caller has locked. Returns it. */
export async function insertEvidence(
  vault: Vault,
  trx: Executor,
  { uuid, loan, previous, statement: said, personal }: NewEvidence,
): Promise<EvidenceRow> {
  const salted: SaltedPersonalData = { ...personal, salt: randomBytes(16).toString('hex') };
  const statement = canonical({ ...said, personal: sha256(canonical(salted)) } satisfies Statement);
  const previous_hash = previous?.hash ?? GENESIS;
  const row: EvidenceRow = {
    uuid,
    application_uuid: loan,
    sequence: (previous?.sequence ?? 0) + 1,
    person: said.person,
    papers: said.papers,
    paper: said.paper,
    document_uuid: said.document,
    signed_document_uuid: said.signedDocument,
    after_sha256: said.after,
    statement,
    previous_hash,
    hash: hashEntry(previous_hash, statement),
    ...vault.seal(evidenceSealContext(uuid), salted),
  };
  await trx.insertInto('signature_evidence').values(row).execute();
  return row;
}

/** For other features: the entries of a loan, oldest first. */
export { evidenceOfLoan } from './store.ts';

export const parseStatement = (row: Pick<EvidenceRow, 'statement'>): Statement =>
  JSON.parse(row.statement) as Statement;
export const openPersonalData = (
  vault: Vault,
  row: Pick<EvidenceRow, 'uuid' | 'sealed' | 'key_id'>,
): SignatureDetails => vault.open<SaltedPersonalData>(evidenceSealContext(row.uuid), row);

/** Whether the sealed part is the one that the statement names. After an erasure only its hash is left. */
const isPersonal = (vault: Vault, row: EvidenceRow): boolean =>
  row.sealed.length === 0 ||
  parseStatement(row).personal ===
    sha256(canonical(vault.open<SaltedPersonalData>(evidenceSealContext(row.uuid), row)));

/**
 * Returns the first altered entry of a chain, by its text, its order or the sealed part that it names. Undefined when
 * all are intact.
 */
export function brokenEntry(vault: Vault, rows: readonly EvidenceRow[]): number | undefined {
  let previous = GENESIS;
  for (const [index, row] of rows.entries()) {
    const holds =
      row.sequence === index + 1 &&
      row.previous_hash === previous &&
      row.hash === hashEntry(previous, row.statement) &&
      isPersonal(vault, row);
    if (!holds) return row.sequence;
    previous = row.hash;
  }
  return undefined;
}
