import * as z from 'zod/mini';
import { SCREENING_CAUSES } from '../../enums/screening.ts';
import { fact } from './fact.ts';
import { rule } from './needs.ts';
import { day, person, recordRef, recordRefs, shortText } from './parts.ts';

/** Facts about sanctions screenings and their matches. */
export const sanctionsFacts = {
  /**
   * The loan file's people were screened against sanctions lists; each possible match is a reference to the screening's
   * entry.
   */
  SanctionsScreened: fact({
    data: z.strictObject({
      when: z.enum(SCREENING_CAUSES),
      people: z.array(person).check(z.minLength(1)),
      lists: z
        .array(z.strictObject({ name: shortText(80), publishedOn: day, content: z.optional(shortText(64)) }))
        .check(z.minLength(1)),
      matches: recordRefs,
      /**
       * Random: the fact's hash is in the borrower's archive. Without a salt, a reader who guesses the other fields
       * could tell from the hash whether there were matches.
       */
      salt: z.optional(shortText(64)),
    }),
    effect: (file, { matches }) => ({
      ...file,
      screenings: (file.screenings ?? 0) + 1,
      ...(matches.length === 0
        ? {}
        : {
            sanctions: { ...file.sanctions, ...Object.fromEntries(matches.map((match) => [match, 'OPEN' as const])) },
          }),
    }),
    needs: ({ file }, { matches }) =>
      rule(
        matches.every((match) => file.sanctions?.[match] === undefined),
        'a match with this reference exists',
      ),
  }),
  /** Two people compared the entry with the applicant and found a different person. */
  SanctionsMatchCleared: fact({
    data: z.strictObject({ match: recordRef, reason: shortText(40), by: shortText(64), confirmedBy: shortText(64) }),
    effect: (file, { match }) => ({ ...file, sanctions: { ...file.sanctions, [match]: 'CLEARED' } }),
    needs: ({ file }, { match, by, confirmedBy }) =>
      rule(file.sanctions?.[match] === 'OPEN', 'no such match is open') ??
      rule(by !== confirmedBy, 'a second person must confirm that it is someone else'),
  }),
};
