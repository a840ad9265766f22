import { randomUUID } from 'node:crypto';
import type { SignatureField, SignatureFace } from '@lintel/domain';
import type { Selectable } from 'kysely';
import { sealContext, type Executor, type Vault } from '../../kernel/db/index.ts';
import { selectApplications } from '../../loan-file/index.ts';
import type { SigningTables } from './tables.ts';

/** A field of a document to sign. */
export type FieldRow = SigningTables['signing_field'];
/** The evidence of one signature on one document, an entry in the loan's chain. */
export type EvidenceRow = Selectable<SigningTables['signature_evidence']>;
/** An error in a document that a signer reported. */
export type ProblemRow = Selectable<SigningTables['signing_problem']>;

/** A signature as a person typed or drew it. `image` is a PNG in base64. */
export interface AdoptedSignature {
  readonly mode: 'TYPED' | 'DRAWN';
  readonly text: string;
  readonly face: SignatureFace;
  readonly image?: string;
  readonly initials: string;
}

/** Saves that a set's documents to sign were made. */
export async function insertPackage(trx: Executor, uuid: string, setNumber: number, at: Date): Promise<void> {
  await trx
    .insertInto('signing_package')
    .values({ uuid: randomUUID(), application_uuid: uuid, papers: setNumber, made_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the ID of a set's documents to sign. */
export async function findPackageUuid(trx: Executor, uuid: string, setNumber: number): Promise<string | null> {
  const row = await trx
    .selectFrom('signing_package')
    .select('uuid')
    .where('application_uuid', '=', uuid)
    .where('papers', '=', setNumber)
    .executeTakeFirst();
  return row?.uuid ?? null;
}

export async function insertFields(
  trx: Executor,
  document: string,
  fields: readonly (SignatureField & { readonly page: number })[],
): Promise<void> {
  const rows = fields.map(({ id, person, kind, purpose, page }, position): FieldRow => ({
    document_uuid: document,
    field_id: id,
    position,
    person,
    kind,
    purpose,
    page,
  }));
  if (rows.length > 0) await trx.insertInto('signing_field').values(rows).execute();
}

/** Returns the fields that a person fills in on these documents, in document order. */
export async function loadSigningFields(
  trx: Executor,
  documents: readonly string[],
  person: string,
): Promise<FieldRow[]> {
  if (documents.length === 0) return [];
  return trx
    .selectFrom('signing_field')
    .selectAll()
    .where('document_uuid', 'in', [...documents])
    .where('person', '=', person)
    .orderBy('document_uuid')
    .orderBy('position')
    .execute();
}

const adoptedSealContext = (uuid: string): string => sealContext('adopted_signature', uuid);

export async function insertAdoptedSignature(
  vault: Vault,
  trx: Executor,
  owner: { readonly uuid: string; readonly person: string; readonly at: Date },
  adopted: AdoptedSignature,
): Promise<string> {
  const uuid = randomUUID();
  await trx
    .insertInto('adopted_signature')
    .values({
      uuid,
      application_uuid: owner.uuid,
      person: owner.person,
      mode: adopted.mode,
      adopted_at: owner.at,
      ...vault.seal(adoptedSealContext(uuid), adopted),
    })
    .execute();
  return uuid;
}

/** Returns the signature that a person last chose, with its ID. */
export async function findAdoptedSignature(
  vault: Vault,
  trx: Executor,
  loan: string,
  person: string,
): Promise<(AdoptedSignature & { readonly uuid: string }) | null> {
  const row = await trx
    .selectFrom('adopted_signature')
    .selectAll()
    .where('application_uuid', '=', loan)
    .where('person', '=', person)
    .orderBy('adopted_at', 'desc')
    .orderBy('uuid')
    .limit(1)
    .executeTakeFirst();
  return row ? { ...vault.open<AdoptedSignature>(adoptedSealContext(row.uuid), row), uuid: row.uuid } : null;
}

/** Returns the evidence of a loan, oldest first. */
export const loadSignatureEvidence = (trx: Executor, loan: string): Promise<EvidenceRow[]> =>
  trx.selectFrom('signature_evidence').selectAll().where('application_uuid', '=', loan).orderBy('sequence').execute();

const problemSealContext = (uuid: string): string => sealContext('signing_problem', uuid);

/** A reported problem's text and staff's answer. */
export interface ProblemText {
  readonly note: string;
  readonly answer?: string;
}

export async function insertProblem(
  vault: Vault,
  trx: Executor,
  row: Pick<ProblemRow, 'application_uuid' | 'person' | 'papers' | 'document_uuid' | 'kind' | 'told_at'>,
  note: string,
): Promise<string> {
  const uuid = randomUUID();
  await trx
    .insertInto('signing_problem')
    .values({
      ...row,
      uuid,
      outcome: null,
      answered_at: null,
      ...vault.seal(problemSealContext(uuid), { note } satisfies ProblemText),
    })
    .execute();
  return uuid;
}

/** Returns the unanswered problem. There is at most one. */
export async function findOpenProblem(trx: Executor, loan: string): Promise<ProblemRow | undefined> {
  return trx
    .selectFrom('signing_problem')
    .selectAll()
    .where('application_uuid', '=', loan)
    .where('answered_at', 'is', null)
    .executeTakeFirst();
}

export async function findProblem(trx: Executor, loan: string, problemUuid: string): Promise<ProblemRow | undefined> {
  return trx
    .selectFrom('signing_problem')
    .selectAll()
    .where('uuid', '=', problemUuid)
    .where('application_uuid', '=', loan)
    .executeTakeFirst();
}

/** A reported problem without an answer. */
export interface ProblemWaiting {
  readonly uuid: string;
  readonly organisation: string;
  readonly problemUuid: string;
  readonly at: Date;
}

/** Returns the unanswered problems of one loan, or of all, oldest first. */
export async function loadProblemsWaiting(trx: Executor, uuid?: string): Promise<ProblemWaiting[]> {
  let query = selectApplications(trx)
    .innerJoin('signing_problem', 'signing_problem.application_uuid', 'application.uuid')
    .select([
      'application.uuid',
      'application.organisation',
      'signing_problem.uuid as problemUuid',
      'signing_problem.told_at as at',
    ])
    .where('answered_at', 'is', null);
  if (uuid !== undefined) query = query.where('application.uuid', '=', uuid);
  return query.orderBy('told_at').limit(500).execute();
}

/** Returns the problems of a loan with their texts, newest first. */
export async function loadProblems(
  vault: Vault,
  trx: Executor,
  loan: string,
): Promise<(ProblemRow & { readonly text: ProblemText })[]> {
  const rows = await trx
    .selectFrom('signing_problem')
    .selectAll()
    .where('application_uuid', '=', loan)
    .orderBy('told_at', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, text: vault.open<ProblemText>(problemSealContext(row.uuid), row) }));
}

/** Answers an open problem. Returns false when it was answered already. */
export async function answerProblem(
  vault: Vault,
  trx: Executor,
  row: Pick<ProblemRow, 'uuid' | 'sealed' | 'key_id'>,
  outcome: 'GO_ON' | 'NEW_PAPERS',
  answer: string,
  at: Date,
): Promise<boolean> {
  const text = { ...vault.open<ProblemText>(problemSealContext(row.uuid), row), answer };
  const { numUpdatedRows } = await trx
    .updateTable('signing_problem')
    .set({ outcome, answered_at: at, ...vault.seal(problemSealContext(row.uuid), text) })
    .where('uuid', '=', row.uuid)
    .where('answered_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
