import { sql } from 'kysely';
import type { Executor } from '../../kernel/db/index.ts';
import type { ApplicationTables } from './tables.ts';

type Detail = ApplicationTables['application_detail'];

/** Creates an application's row of answers: references into the vault to the applicant and the home. */
export async function insertDetail(trx: Executor, row: Detail): Promise<void> {
  await trx.insertInto('application_detail').values(row).execute();
}

export async function loadApplicationDetail(trx: Executor, uuid: string): Promise<Detail> {
  return trx
    .selectFrom('application_detail')
    .selectAll()
    .where('application_uuid', '=', uuid)
    .executeTakeFirstOrThrow();
}

/** Points an application's row at newer answers in the vault. */
export async function replaceRefs(
  trx: Executor,
  uuid: string,
  refs: Partial<Pick<Detail, 'profile_ref' | 'property_ref'>> & Pick<Detail, 'updated_at'>,
): Promise<void> {
  await trx.updateTable('application_detail').set(refs).where('application_uuid', '=', uuid).execute();
}

export async function hasAnswers(trx: Executor, uuid: string): Promise<boolean> {
  const row = await trx
    .selectFrom('application_detail')
    .select('application_uuid')
    .where('application_uuid', '=', uuid)
    .executeTakeFirst();
  return row !== undefined;
}

/** SQL expression: whether the loan whose ID is in a column has answers. */
export const areAnswered = (column: string) =>
  sql<boolean>`exists (select from application_detail where application_detail.application_uuid = ${sql.ref(column)})`;
