import * as z from 'zod/mini';
import { LIVES_THERE, SIGNER_RELATIONS } from '../../enums/people.ts';
import { fact } from './fact.ts';
import { ordinal, person, recordRef, shortText } from './parts.ts';

/** Facts about the full title search. */
export const titleFacts = {
  FullTitleOrdered: fact({
    data: z.strictObject({ attempt: ordinal, order: recordRef }),
    effect: (file) => ({ ...file, titleOrderAttempt: file.finalTitle.attempt }),
    needs: (context, { attempt }) => context.turns.worker(context, ['title-order'], attempt),
  }),
  FinalTitleReturned: fact({
    data: z.strictObject({
      attempt: ordinal,
      mustSign: z.array(
        z.strictObject({
          person,
          relation: z.enum(SIGNER_RELATIONS),
          reason: shortText(200),
          livesThere: z.enum(LIVES_THERE),
        }),
      ),
      vesting: shortText(200),
      report: recordRef,
    }),
    effect: (file, { mustSign }) => ({
      ...file,
      finalTitle: {
        ...file.finalTitle,
        done: true,
        mustSign: mustSign.map(({ person, relation, livesThere }) => ({ person, relation, livesThere })),
      },
    }),
    needs: (context, { attempt }) => context.turns.worker(context, ['final-title'], attempt),
  }),
};
