import type { HandlerReply, listOwnConditions } from '@lintel/contract';
import { CONDITION_FACTS, conditionsFor, findOwnPage, type Condition } from '@lintel/domain';
import type { Executor } from '../../kernel/db/index.ts';
import { refuse } from '../../kernel/http/index.ts';
import { type ApplicationRow, factsOfTypes, toFact } from '../../loan-file/index.ts';
import { documentShapes, documentsFor, type DocumentRow, type Reader } from '../../records/document-store/index.ts';
import { translateRuleCondition } from './rule-words.ts';

type ConditionReply = HandlerReply<typeof listOwnConditions>[number];

/** A condition with the uploads attached to it. */
export interface OwnCondition {
  readonly condition: Condition;
  readonly documents: readonly DocumentRow[];
}

/** Returns the conditions of a person with their documents, oldest first. */
export async function loadOwnConditions(
  trx: Executor,
  { projection, uuid }: Pick<ApplicationRow, 'projection' | 'uuid'>,
  reader: Reader,
): Promise<OwnCondition[]> {
  const rows = await factsOfTypes(trx, uuid, CONDITION_FACTS);
  const history = rows.map((row) => ({ fact: toFact(row), at: row.at.toISOString() }));
  const added = await trx
    .selectFrom('condition_document')
    .select(['document_uuid', 'condition_id'])
    .where('application_uuid', '=', uuid)
    .execute();
  const documents = await documentsFor(trx, reader);
  return conditionsFor(projection, history, reader.audience)
    .map(translateRuleCondition)
    .map((condition) => {
      const own = new Set([
        ...condition.documents,
        ...added.filter((one) => one.condition_id === condition.id).map((one) => one.document_uuid),
      ]);
      return { condition, documents: documents.filter((row) => own.has(row.uuid)) };
    });
}

/** Returns one condition of a person, or refuses with `not-found`. */
export async function loadOwnCondition(
  trx: Executor,
  loan: Pick<ApplicationRow, 'projection' | 'uuid'>,
  reader: Reader,
  id: string,
): Promise<OwnCondition> {
  return (
    (await loadOwnConditions(trx, loan, reader)).find(({ condition }) => condition.id === id) ?? refuse('not-found')
  );
}

/** Builds what the borrower or signer reads about a condition, with the page that answers it. */
export function toConditionReply(
  loan: Pick<ApplicationRow, 'projection'>,
  { condition, documents }: OwnCondition,
): ConditionReply {
  const { id, category, created, asked, text, state, count, dueOn, place, returned } = condition;
  return {
    uuid: id,
    categoryEnum: category,
    created,
    requestDocuments: [...asked],
    notes: null,
    commentsToBorrower: text,
    actionNeeded: state === 'OPEN',
    xtraData: { numDocsRequired: count },
    state,
    documents: documentShapes(loan.projection, documents),
    dueOn,
    returned,
    location:
      findOwnPage(id) ??
      `conditions/${place}?conditionUuid=${encodeURIComponent(id)}&conditionType=${place}&conditionEnum=${category}`,
  };
}
