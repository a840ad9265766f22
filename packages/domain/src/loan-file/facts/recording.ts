import * as z from 'zod/mini';
import { isPeriodOver } from '../predicates.ts';
import { fact } from './fact.ts';
import { rule } from './needs.ts';
import { ordinal, shortText } from './parts.ts';

/** The fact that the county recorded the deed. `papers` is the number of the set of closing documents. */
export const recordingFacts = {
  DeedRecorded: fact({
    data: z.strictObject({ papers: ordinal, instrumentNumber: shortText(80), county: shortText(80) }),
    effect: (file) => ({ ...file, deedRecorded: true }),
    needs: (context, { papers: setNumber }) =>
      context.turns.worker(context, ['recording'], setNumber) ??
      rule(isPeriodOver(context.file), 'the cancellation period is not over'),
  }),
};
