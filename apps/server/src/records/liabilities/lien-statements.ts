import type { LienAnswer } from '@lintel/domain';
import { sealContext, type Executor, type Vault } from '../../kernel/db/index.ts';

/** The borrower's comment and proof that came with their answer about a lien. */
export interface LienStatement {
  readonly comment: string | null;
  readonly documentUuids: readonly string[];
}

const statementSealContext = (uuid: string): string => sealContext('liability.said', uuid);

/** Saves an answer about a lien. `isPaidOff`: the line pays it off. */
export async function saveLienAnswerRow(
  vault: Vault,
  trx: Executor,
  uuid: string,
  answer: LienAnswer,
  isPaidOff: boolean,
  statement: LienStatement,
): Promise<void> {
  const { sealed, key_id } = vault.seal(statementSealContext(uuid), statement);
  await trx
    .updateTable('liability')
    .set({ answer, marked: isPaidOff, said: sealed, said_key_id: key_id })
    .where('uuid', '=', uuid)
    .execute();
}

/** Returns the application's statements, keyed by lien ID. */
export async function loadLienStatements(
  vault: Vault,
  trx: Executor,
  application: string,
): Promise<ReadonlyMap<string, LienStatement>> {
  const rows = await trx
    .selectFrom('liability')
    .select(['uuid', 'said', 'said_key_id'])
    .where('application_uuid', '=', application)
    .execute();
  return new Map(
    rows.flatMap(({ uuid, said, said_key_id }) =>
      said && said_key_id
        ? [
            [
              uuid,
              vault.open<LienStatement>(statementSealContext(uuid), { sealed: said, key_id: said_key_id }),
            ] as const,
          ]
        : [],
    ),
  );
}
