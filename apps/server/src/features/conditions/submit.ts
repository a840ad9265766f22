import type { Request, submitCondition } from '@lintel/contract';
import { documentsMissing, isAnsweredBySending, isAnsweredByText, type Fact } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { sealContext } from '../../kernel/db/index.ts';
import { refuse } from '../../kernel/http/index.ts';
import { loanNow, type LockedLoan } from '../../loan-file/index.ts';
import { changeDocument, type Reader } from '../../records/document-store/index.ts';
import { loadOwnCondition } from './list.ts';

/**
 * Submits the attached documents to the lender. Once everything requested is there, they answer the condition. Text is
 * stored sealed, apart from the facts.
 */
export async function submitConditionDocuments(
  context: Context,
  { uuid, file, trx }: LockedLoan,
  reader: Reader,
  id: string,
  { text, partial }: Request<typeof submitCondition>['body'],
): Promise<readonly Fact[]> {
  const { condition, documents } = await loadOwnCondition(trx, { uuid, projection: file }, reader, id);
  if (condition.state !== 'OPEN') return refuse('condition-closed');
  if (!isAnsweredBySending(condition.category, id)) return refuse('not-at-this-step');
  const ready = documents.filter((row) => row.state === 'READY');
  // Documents from before the condition was sent back were reviewed already.
  const { returned } = condition;
  const counted = ready.filter(
    (row) => row.submitted_at === null || returned === null || row.submitted_at > new Date(returned.at),
  );
  const words = text?.trim() ?? '';
  const missing = documentsMissing(
    condition.count,
    counted.length,
    isAnsweredByText(condition.category) && words !== '',
  );
  if (partial ? counted.length === 0 : missing > 0) return refuse('documents-missing', { n: Math.max(missing, 1) });
  const at = await loanNow(context, trx);
  for (const row of ready) if (row.submitted_at === null) await changeDocument(trx, row.uuid, { submitted_at: at });
  if (words !== '') {
    await trx
      .insertInto('condition_text')
      .values({
        application_uuid: uuid,
        condition_id: id,
        at,
        ...context.vault.seal(sealContext('condition_text', uuid, id), { text: words }),
      })
      .execute();
  }
  return partial ? [] : [{ type: 'ConditionAnswered', data: { id, documents: counted.map((row) => row.uuid) } }];
}
