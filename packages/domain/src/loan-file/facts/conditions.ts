import * as z from 'zod/mini';
import { BORROWER, type ConditionState, type LoanFile } from '../file.ts';
import { isCurrentClosingSet } from '../people.ts';
import { fact } from './fact.ts';
import { rule } from './needs.ts';
import { conditionId, instant, person, recordRefs, shortText } from './parts.ts';

/** Facts about conditions: posted, answered, returned, cleared. */
export const conditionsFacts = {
  ConditionPosted: fact({
    data: z.strictObject({
      id: conditionId,
      category: shortText(64),
      blocks: z.enum(['NOW', 'CLOSING', 'FUNDING', 'NONE']),
      askBorrower: z.boolean(),
      person: z.nullable(person),
      documents: z.array(shortText(80)),
      text: shortText(2000),
      deadline: z.nullable(instant),
    }),
    effect: (file, { id, category, blocks, askBorrower, person: subject }) => ({
      ...file,
      conditions: {
        ...file.conditions,
        [id]: {
          round: 1,
          category,
          blocks,
          state: askBorrower ? 'ASKED' : 'ANSWERED',
          ...(subject === null || subject === BORROWER ? {} : { person: subject }),
        },
      },
    }),
    needs: ({ file }, { id, blocks }) =>
      rule(file.conditions[id] === undefined, 'a condition with this id exists') ??
      rule(
        blocks !== 'CLOSING' || !isCurrentClosingSet(file, file.finalOfferAcceptedSet),
        'the final offer is accepted, so nothing more can block the closing',
      ) ??
      rule(blocks !== 'FUNDING' || (!file.fundsOrdered && !file.fundsSent), 'the money is on its way'),
  }),
  ConditionAnswered: fact({
    data: z.strictObject({ id: conditionId, documents: recordRefs }),
    effect: (file, { id }) => withCondition(file, id, 'ANSWERED'),
    needs: ({ file }, { id }) =>
      rule(file.conditions[id]?.state === 'ASKED', 'the condition asks the borrower for nothing'),
    act: true,
  }),
  ConditionReturned: fact({
    data: z.strictObject({ id: conditionId, reason: shortText() }),
    effect: (file, { id }) => withCondition(file, id, 'ASKED'),
    needs: ({ file }, { id }) => rule(file.conditions[id]?.state === 'ANSWERED', 'no answer is waiting for review'),
  }),
  ConditionCleared: fact({
    data: z.strictObject({ id: conditionId, how: z.enum(['ACCEPTED', 'WAIVED']), by: shortText(64) }),
    effect: (file, { id }) => withCondition(file, id, 'CLEARED'),
    needs: ({ file }, { id }) => {
      const state = file.conditions[id]?.state;
      return rule(state !== undefined && state !== 'CLEARED', 'no such condition is open');
    },
  }),
};

function withCondition(file: LoanFile, id: string, state: ConditionState['state']): LoanFile {
  const known = file.conditions[id];
  if (known === undefined) return file;
  return { ...file, conditions: { ...file.conditions, [id]: { ...known, state, round: known.round + 1 } } };
}
