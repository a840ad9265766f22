import type { SignatureField, ProblemOutcome, SigningProblem } from '@lintel/domain';
import type { Generated } from 'kysely';

export interface SigningTables {
  /** The documents to sign of one set. */
  signing_package: { uuid: string; application_uuid: string; papers: number; made_at: Date };
  /** The fields of a document that its person fills in. `purpose` is the label without the person's name. */
  signing_field: {
    document_uuid: string;
    field_id: string;
    position: number;
    person: string;
    kind: SignatureField['kind'];
    purpose: string;
    page: number;
  };
  /** Signatures that people chose. A person's newest one applies. */
  adopted_signature: {
    uuid: string;
    application_uuid: string;
    person: string;
    mode: 'TYPED' | 'DRAWN';
    adopted_at: Date;
    /** Text, font, image, initials. */
    sealed: Buffer;
    key_id: string;
  };
  /** One signature on one document. Never changed: each entry contains the hash of the previous one. */
  signature_evidence: {
    uuid: string;
    application_uuid: string;
    sequence: number;
    person: string;
    papers: number;
    /** The document in the set: note or deed. */
    paper: string;
    document_uuid: string;
    signed_document_uuid: string;
    after_sha256: string;
    /** The statement about the signature without personal data, as the text that was hashed. */
    statement: string;
    previous_hash: string;
    hash: string;
    /** Name, network address, place, signature. */
    sealed: Buffer;
    key_id: string;
  };
  /** An error that a signer reports. While it has no answer, no one on the loan signs. */
  signing_problem: {
    uuid: string;
    application_uuid: string;
    person: string;
    papers: number;
    document_uuid: string;
    kind: SigningProblem;
    told_at: Date;
    outcome: ProblemOutcome | null;
    answered_at: Date | null;
    /** The note, and the answer once there is one. */
    sealed: Buffer;
    key_id: string;
  };
  /**
   * The sample PDF whose code proves that a person can read documents on a screen, and when they consented and
   * withdrew.
   */
  esign_sample: {
    application_uuid: string;
    audience: string;
    document_uuid: string;
    /** Wrong codes since the sample was made. */
    wrong: Generated<number>;
    given_at: Date | null;
    withdrawn_at: Date | null;
    /** The code. */
    sealed: Buffer;
    key_id: string;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends SigningTables {}
}
