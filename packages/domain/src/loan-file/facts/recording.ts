import * as z from 'zod/mini';
import { isPeriodOver } from '../predicates.ts';
import { fact } from './fact.ts';
import { rule } from './needs.ts';
import { ordinal, shortText } from './parts.ts';

/** Recording by the county. */
export const recordingFacts = {
  DeedRecorded: fact({
    data: z.strictObject({ papers: ordinal, instrumentNumber: shortText(80), county: shortText(80) }),
    effect: (file) => ({ ...file, deedRecorded: true }),
    needs: (seen, { papers: setNumber }) =>
      seen.turns.worker(seen, ['recording'], setNumber) ??
      rule(isPeriodOver(seen.file), 'the cancellation period is not over'),
  }),
};
