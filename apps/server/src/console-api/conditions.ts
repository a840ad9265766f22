import { randomUUID } from 'node:crypto';
import type {
  HandlerReply,
  closeCondition,
  listConditions,
  postCondition,
  Request,
  returnCondition,
} from '@lintel/contract';
import {
  CONDITION_FACTS,
  CONDITION_RETURN_REASONS,
  conditionKind,
  conditionPostedAt,
  conditionWhy,
  getRequestedDocuments,
  isCloseReason,
  isKnownCategory,
  refusal,
  isAboutSigner,
  type ConditionCategory,
  type ConditionReturnReason,
  type Fact,
  type FactData,
  type LoanFile,
} from '@lintel/domain';
import type { Context } from '../kernel/context.ts';
import type { Executor } from '../kernel/db/index.ts';
import { refuse } from '../kernel/http/index.ts';
import { inLocale } from '../kernel/locale.ts';
import {
  readApplication,
  type LockedLoan,
  factsOfTypes,
  toFact,
  type LoanReply,
  type RecordResult,
} from '../loan-file/index.ts';
import { recordStaffAction, type StaffAction, insertNote, loadNotes } from '../records/staff-acts/index.ts';
import { conditionSubject } from './condition-subject.ts';

type StaffCondition = HandlerReply<typeof listConditions>[number];

/**
 * Returns a file's conditions in the console's shape, oldest first, built from the folded file and its facts.
 */
export async function loadConditions(
  context: Context,
  trx: Executor,
  uuid: string,
  file: LoanFile,
): Promise<StaffCondition[]> {
  const facts = await factsOfTypes(trx, uuid, CONDITION_FACTS);
  const notes = await loadNotes(context, trx, uuid);
  const history = facts.map((row) => ({ fact: toFact(row), at: row.at.toISOString() }));
  return Promise.all(
    Object.entries(file.conditions).map(async ([id, state]) => {
      const last = <T extends ConditionFactType>(type: T) => {
        const match = history.findLast(
          ({ fact }) => fact.type === type && (fact.data as FactData[ConditionFactType]).id === id,
        );
        return match && { at: match.at, data: match.fact.data as FactData[T] };
      };
      const declined = history.findLast(({ fact }) => fact.type === 'SigningDeclined' && fact.data.condition === id)
        ?.fact.data as FactData['SigningDeclined'] | undefined;
      const posted = last('ConditionPosted');
      const documents = getRequestedDocuments(id, posted?.data.documents);
      const returned = last('ConditionReturned');
      const isRemoved = last('ConditionCleared')?.data.how === 'WAIVED';
      return {
        uuid: id,
        categoryEnum: state.category,
        blocks: state.blocks,
        state:
          state.state === 'CLEARED' ? (isRemoved ? 'CANCELLED' : 'CLEARED') : state.state === 'ASKED' ? 'OPEN' : 'SENT',
        created: conditionPostedAt(history, id),
        askBorrower: posted?.data.askBorrower ?? declined === undefined,
        requestDocuments: [...documents],
        // A condition posted by a rule has no text; the borrower or signer reads the standard text of its category.
        commentsToBorrower:
          posted?.data.text ?? (declined || !isKnownCategory(state.category) ? '' : conditionWhy(state.category, id)),
        notes:
          notes
            .filter((note) => note.about === `condition:${id}`)
            .map((note) => note.text)
            .join('\n')
            .slice(0, 2000) || null,
        actionNeeded: state.state === 'ASKED',
        xtraData: { numDocsRequired: Math.max(documents.length, 1) },
        documents: last('ConditionAnswered')?.data.documents ?? [],
        signerUuid: posted?.data.person ?? null,
        dueOn: posted?.data.deadline ?? null,
        round: state.round,
        returned: returned ? { reason: returned.data.reason, at: returned.at } : null,
        kind: conditionKind(id, state),
        subject: await conditionSubject(context, trx, uuid, { id, state, declineReason: declined?.reason ?? null }),
      };
    }),
  );
}

type ConditionFactType = 'ConditionPosted' | 'ConditionAnswered' | 'ConditionReturned' | 'ConditionCleared';

/** Returns the condition that was just written, in its current state. */
export async function loadCondition(context: Context, uuid: string, id: string): Promise<StaffCondition> {
  const row = (await readApplication(context.db, uuid)) ?? refuse('not-found');
  return (
    (await loadConditions(context, context.db, uuid, row.projection)).find((one) => one.uuid === id) ??
    refuse('not-found')
  );
}

/** Adds a condition that staff wrote. Returns its ID. */
export function postStaffCondition(
  action: StaffAction,
  body: Request<typeof postCondition>['body'],
): Promise<RecordResult<string>> {
  const id = randomUUID();
  return recordStaffAction(
    action,
    ['conditions'],
    { act: 'condition.post', condition: id, category: body.categoryEnum, blocks: body.blocks },
    async ({ file, trx }) => {
      if (body.signerUuid != null && !Object.hasOwn(file.signers, body.signerUuid)) return refuse('choice-unknown');
      const {
        categoryEnum: category,
        blocks,
        askBorrower,
        requestDocuments: documents,
        commentsToBorrower: text,
      } = body;
      const fact: Fact = {
        type: 'ConditionPosted',
        data: {
          id,
          category,
          blocks,
          askBorrower,
          person: body.signerUuid ?? null,
          documents,
          text,
          deadline: body.dueOn ?? null,
        },
      };
      if (refusal(file, fact)?.name === 'RULE') return refuse('outcome-not-possible');
      await saveConditionNote(action, trx, id, body.notes);
      return { facts: [fact], result: id };
    },
  );
}

/** Clears a condition that is met, or removes one that no longer applies. */
export async function closeOpenCondition(
  action: StaffAction,
  id: string,
  body: Request<typeof closeCondition>['body'],
): Promise<LoanReply> {
  const { state, reason, notes } = body;
  if (reason == null) return refuse('reason-missing');
  const { reply } = await recordStaffAction(
    action,
    ['conditions'],
    { act: 'condition.close', condition: id, state, reason },
    async (loan) => {
      if (!isCloseReason(conditionKind(id, openCondition(loan, id)), state, reason)) return refuse('reason-missing');
      await saveConditionNote(action, loan.trx, id, notes);
      return [
        {
          type: 'ConditionCleared',
          data: { id, how: state === 'CLEARED' ? 'ACCEPTED' : 'WAIVED', by: action.caller.identityUuid },
        },
      ];
    },
  );
  return reply;
}

/** Sends an answer back to the borrower or signer who gave it. They read the reason's sentence and the comment. */
export async function returnConditionAnswer(
  action: StaffAction,
  id: string,
  body: Request<typeof returnCondition>['body'],
): Promise<LoanReply> {
  const { reason, commentsToBorrower } = body;
  if (!isReturnReason(reason)) return refuse('reason-missing');
  const { reply } = await recordStaffAction(
    action,
    ['conditions'],
    { act: 'condition.return', condition: id, reason },
    (loan) => {
      openCondition(loan, id);
      const sentence = inLocale(action.loan.locale, () => CONDITION_RETURN_REASONS[reason]);
      const reasonText = [sentence, commentsToBorrower ?? ''].join(' ').trim();
      return [{ type: 'ConditionReturned', data: { id, reason: reasonText.slice(0, 500) } }];
    },
  );
  return reply;
}

const isReturnReason = (reason: string | null | undefined): reason is ConditionReturnReason =>
  reason != null && Object.hasOwn(CONDITION_RETURN_REASONS, reason);

/** Returns the condition while it is open, and refuses otherwise. */
function openCondition({ file }: LockedLoan, id: string): LoanFile['conditions'][string] {
  const known = (Object.hasOwn(file.conditions, id) ? file.conditions[id] : undefined) ?? refuse('not-found');
  return known.state === 'CLEARED' ? refuse('condition-closed') : known;
}

/**
 * Returns ConditionCleared for each open condition of a category, because the decision just made satisfies it. Skips
 * conditions about other signers.
 */
export function buildConditionsCleared(file: LoanFile, category: ConditionCategory, by: string): Fact[] {
  return Object.entries(file.conditions)
    .filter(([id, one]) => one.category === category && one.state !== 'CLEARED' && !isAboutSigner(id, one))
    .map(([id]) => ({ type: 'ConditionCleared', data: { id, how: 'ACCEPTED', by } }));
}

async function saveConditionNote(
  { context, caller, loan }: StaffAction,
  trx: Executor,
  id: string,
  text: string | null | undefined,
): Promise<void> {
  if (text)
    await insertNote(context, trx, {
      application: loan.uuid,
      staff: caller.identityUuid,
      about: `condition:${id}`,
      text,
    });
}
