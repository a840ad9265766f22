import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { sealContext, type Executor, type Vault } from '../../kernel/db/index.ts';
import { selectApplications } from '../../loan-file/index.ts';
import type { RescissionTables } from './tables.ts';

export type NoticeRow = RescissionTables['rescission_notice'];
type Word = RescissionTables['rescission_word'];

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

/** The evidence of a statement on a screen. */
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
    Word,
    'application_uuid' | 'person' | 'papers' | 'kind' | 'how' | 'sent_at' | 'received_at' | 'document_uuid'
  > & { due_on: string | null },
  said: StatementEvidence,
): Promise<void> {
  const uuid = randomUUID();
  await trx
    .insertInto('rescission_word')
    .values({ uuid, settled_at: null, ...row, ...vault.seal(statementSealContext(uuid), said) })
    .execute();
}

export interface OwnerWord {
  readonly uuid: string;
  readonly person: string;
  readonly kind: Word['kind'];
  readonly how: Word['how'];
  readonly sentAt: Date;
  readonly receivedAt: Date;
  readonly dueOn: string | null;
  readonly settledAt: Date | null;
}

/** Returns the owners' statements about the right, oldest first. */
export async function loadOwnerStatements(trx: Executor, uuid: string): Promise<OwnerWord[]> {
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
  readonly word: string;
  readonly kind: 'RESCINDED' | 'LATE';
  /** yyyy-MM-dd */
  readonly dueOn: string;
}

/** Returns rescissions whose 20 days are running, of one file or of all. */
export async function openRescissions(trx: Executor, uuid?: string): Promise<OpenRescission[]> {
  let query = selectApplications(trx)
    .innerJoin('rescission_word as word', 'word.application_uuid', 'application.uuid')
    .select([
      'application.uuid',
      'application.organisation',
      'word.uuid as word',
      'word.kind',
      sql<string>`word.due_on::text`.as('dueOn'),
    ])
    .where('word.due_on', 'is not', null)
    .where('word.settled_at', 'is', null)
    .orderBy('word.due_on');
  if (uuid !== undefined) query = query.where('application.uuid', '=', uuid);
  return (await query.execute()).flatMap(({ kind, ...row }) => (kind === 'CONFIRMED' ? [] : [{ ...row, kind }]));
}

/** Records that everything is settled. Returns whether it was open. */
export async function markSettled(trx: Executor, uuid: string, word: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('rescission_word')
    .set({ settled_at: at })
    .where('application_uuid', '=', uuid)
    .where('uuid', '=', word)
    .where('due_on', 'is not', null)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** In a query: whether an owner rescinded a loan and not everything is returned yet. */
export const hasOpenRescission = (uuid: string) =>
  sql<boolean>`exists (select from rescission_word where application_uuid = ${uuid} and due_on is not null and settled_at is null)`;
