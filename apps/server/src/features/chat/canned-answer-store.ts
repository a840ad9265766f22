import type { CannedAnswerInput } from '@lintel/domain';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Executor } from '../../kernel/db/index.ts';
import type { ChatTables } from './tables.ts';

export type CannedAnswerRow = Selectable<ChatTables['chat_canned_answer']>;

/** The most answers that a list shows. */
const MOST_ANSWERS = 500;

export const listAnswers = (trx: Executor, organisation: string): Promise<CannedAnswerRow[]> =>
  trx
    .selectFrom('chat_canned_answer')
    .selectAll()
    .where('organisation', '=', organisation)
    .orderBy(sql`lower(title)`)
    .orderBy('uuid')
    .limit(MOST_ANSWERS)
    .execute();

export const findAnswer = (trx: Executor, organisation: string, uuid: string): Promise<CannedAnswerRow | undefined> =>
  trx
    .selectFrom('chat_canned_answer')
    .selectAll()
    .where('organisation', '=', organisation)
    .where('uuid', '=', uuid)
    .executeTakeFirst();

export const insertAnswer = (
  trx: Executor,
  row: Insertable<ChatTables['chat_canned_answer']>,
): Promise<CannedAnswerRow> =>
  trx.insertInto('chat_canned_answer').values(row).returningAll().executeTakeFirstOrThrow();

interface AnswerKey {
  readonly organisation: string;
  readonly uuid: string;
  readonly version: number | undefined;
}

/** Returns the changed row; undefined if it is gone or another person changed it. */
export const changeAnswer = (
  trx: Executor,
  { organisation, uuid, version = 0 }: AnswerKey,
  input: CannedAnswerInput,
  now: Date,
): Promise<CannedAnswerRow | undefined> =>
  trx
    .updateTable('chat_canned_answer')
    .set({ ...input, version: sql<number>`version + 1`, updated_at: now })
    .where('organisation', '=', organisation)
    .where('uuid', '=', uuid)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();

/** Returns whether it was removed. */
export async function removeAnswer(trx: Executor, { organisation, uuid, version = 0 }: AnswerKey): Promise<boolean> {
  const row = await trx
    .deleteFrom('chat_canned_answer')
    .where('organisation', '=', organisation)
    .where('uuid', '=', uuid)
    .where('version', '=', version)
    .returning('uuid')
    .executeTakeFirst();
  return row !== undefined;
}
