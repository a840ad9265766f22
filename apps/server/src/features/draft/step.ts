import type { Context } from '../../kernel/context.ts';
import { sealContext } from '../../kernel/db/index.ts';

type Values = Record<string, unknown>;

const draftSealContext = (uuid: string, step: string): string => sealContext('application_draft', uuid, step);

/** Returns what the borrower typed at a step of an application and has not sent yet. */
export async function loadStepDraft(
  context: Context,
  uuid: string,
  step: string,
): Promise<{ values: Values; savedAt: string } | undefined> {
  const row = await context.db
    .selectFrom('application_draft')
    .selectAll()
    .where('application_uuid', '=', uuid)
    .where('step', '=', step)
    .executeTakeFirst();
  return (
    row && {
      values: context.vault.open<Values>(draftSealContext(uuid, step), row),
      savedAt: row.saved_at.toISOString(),
    }
  );
}

/** Saves what the borrower typed at a step. The newest values win, whichever window they come from. */
export async function storeStepDraft(
  context: Context,
  uuid: string,
  step: string,
  values: Values,
): Promise<{ savedAt: string }> {
  const row = { ...context.vault.seal(draftSealContext(uuid, step), values), saved_at: context.sessionNow() };
  await context.db
    .insertInto('application_draft')
    .values({ application_uuid: uuid, step, ...row })
    .onConflict((conflict) => conflict.columns(['application_uuid', 'step']).doUpdateSet(row))
    .execute();
  return { savedAt: row.saved_at.toISOString() };
}
