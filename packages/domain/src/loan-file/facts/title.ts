import * as z from 'zod/mini';
import { LIVES_THERE, SIGNER_RELATIONS } from '../../enums/people.ts';
import { fact } from './fact.ts';
import { ordinal, person, ref, text } from './parts.ts';

/** The full title search. */
export const titleFacts = {
  FullTitleOrdered: fact({
    data: z.strictObject({ attempt: ordinal, order: ref }),
    effect: (file) => ({ ...file, titleOrderAttempt: file.finalTitle.attempt }),
    needs: (seen, { attempt }) => seen.turns.worker(seen, ['title-order'], attempt),
  }),
  FinalTitleReturned: fact({
    data: z.strictObject({
      attempt: ordinal,
      mustSign: z.array(
        z.strictObject({
          person,
          relation: z.enum(SIGNER_RELATIONS),
          reason: text(200),
          livesThere: z.enum(LIVES_THERE),
        }),
      ),
      vesting: text(200),
      report: ref,
    }),
    effect: (file, { mustSign }) => ({
      ...file,
      finalTitle: {
        ...file.finalTitle,
        done: true,
        mustSign: mustSign.map(({ person, relation, livesThere }) => ({ person, relation, livesThere })),
      },
    }),
    needs: (seen, { attempt }) => seen.turns.worker(seen, ['final-title'], attempt),
  }),
};
