import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { sealContext, type Executor, type Vault } from '../../kernel/db/index.ts';
import { selectApplications } from '../../loan-file/index.ts';
import type { RescissionTables } from './tables.ts';

/** The delivery of the notice of the right to cancel to one owner. */
export type NoticeRow = RescissionTables['rescission_notice'];
type StatementRow = RescissionTables['rescission_word'];

/** Records how and when the notice of a document set reached an owner. The first delivery counts. */
export async function saveNoticeDelivery(trx: Executor, row: NoticeRow): Promise<void> {
  await trx
    .insertInto('rescission_notice')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the delivered notices of a document set. */
export const loadRescissionNotices = (trx: Executor, uuid: string, setNumber: number): Promise<NoticeRow[]> =>
  trx
    .selectFrom('rescission_notice')
    .selectAll()
    .where('application_uuid', '=', uuid)
    .where('papers', '=', setNumber)
    .execute();

/** The evidence of a statement that an owner made on a screen. Null fields for one by letter. */
export interface StatementEvidence {
  readonly typedName: string | null;
  readonly noticeVersion: string | null;
  readonly ip: string | null;
  readonly userAgent: string | null;
}

const statementSealContext = (id: string): string => sealContext('rescission_word', id);

/** Saves an owner's statement in the transaction of its fact. */
export async function saveStatement(
  vault: Vault,
  trx: Executor,
  row: Pick<
    StatementRow,
    'application_uuid' | 'person' | 'papers' | 'kind' | 'how' | 'sent_at' | 'received_at' | 'document_uuid'
  > & { due_on: string | null },
  evidence: StatementEvidence,
): Promise<void> {
  const uuid = randomUUID();
  await trx
    .insertInto('rescission_word')
    .values({ uuid, settled_at: null, ...row, ...vault.seal(statementSealContext(uuid), evidence) })
    .execute();
}

/** An owner's stored statement about the right to cancel: a rescission, a late one, or that the right wasn't used. */
export interface OwnerStatement {
  readonly uuid: string;
  readonly person: string;
  readonly kind: StatementRow['kind'];
  readonly how: StatementRow['how'];
  readonly sentAt: Date;
  readonly receivedAt: Date;
  readonly dueOn: string | null;
  readonly settledAt: Date | null;
}

/** Returns the owners' statements about the right, oldest first. */
export async function loadOwnerStatements(trx: Executor, uuid: string): Promise<OwnerStatement[]> {
  const rows = await trx
    .selectFrom('rescission_word')
    .select([
      'uuid',
      'person',
      'kind',
      'how',
      'sent_at as sentAt',
      'received_at as receivedAt',
      sql<string | null>`due_on::text`.as('dueOn'),
      'settled_at as settledAt',
    ])
    .where('application_uuid', '=', uuid)
    .orderBy('received_at')
    .execute();
  return rows;
}

/** A rescission that staff must still complete. */
export interface OpenRescission {
  readonly uuid: string;
  readonly organisation: string;
  /** The ID of the owner's statement. */
  readonly statement: string;
  readonly kind: 'RESCINDED' | 'LATE';
  /** yyyy-MM-dd */
  readonly dueOn: string;
}

/** Returns rescissions whose 20 days are running, of one file or of all. */
export async function loadOpenRescissions(trx: Executor, uuid?: string): Promise<OpenRescission[]> {
  let query = selectApplications(trx)
    .innerJoin('rescission_word as statement', 'statement.application_uuid', 'application.uuid')
    .select([
      'application.uuid',
      'application.organisation',
      'statement.uuid as statement',
      'statement.kind',
      sql<string>`statement.due_on::text`.as('dueOn'),
    ])
    .where('statement.due_on', 'is not', null)
    .where('statement.settled_at', 'is', null)
    .orderBy('statement.due_on');
  if (uuid !== undefined) query = query.where('application.uuid', '=', uuid);
  return (await query.execute()).flatMap(({ kind, ...row }) => (kind === 'CONFIRMED' ? [] : [{ ...row, kind }]));
}

/** Records that everything is settled. Returns whether it was open. */
export async function markSettled(trx: Executor, uuid: string, statement: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('rescission_word')
    .set({ settled_at: at })
    .where('application_uuid', '=', uuid)
    .where('uuid', '=', statement)
    .where('due_on', 'is not', null)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns an SQL condition: an owner rescinded this loan and not everything is returned yet. */
export const hasOpenRescission = (uuid: string) =>
  sql<boolean>`exists (select from rescission_word where application_uuid = ${uuid} and due_on is not null and settled_at is null)`;
