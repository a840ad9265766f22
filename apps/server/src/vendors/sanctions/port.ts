import type { ListEntry, SanctionsList, ScreenedPerson } from '@lintel/domain';
import * as z from 'zod/mini';
import type { RequestMeta } from '../call.ts';

const list = z.strictObject({
  name: z.string().check(z.minLength(1)),
  publishedOn: z.iso.date(),
  content: z.string().check(z.minLength(16), z.maxLength(64)),
});
const texts = z.array(z.string());
const entry = z.strictObject({
  id: z.string(),
  list: z.string(),
  name: z.string(),
  aliases: texts,
  programs: texts,
  births: z.array(z.strictObject({ from: z.string(), to: z.string(), text: z.string() })),
  birthPlaces: texts,
  nationalities: texts,
  addresses: texts,
  ids: texts,
  remarks: z.string(),
});
const points = z.number().check(z.gte(-1), z.lte(1));

/** The result of a screening: the lists used, and each entry that may be one of the people. */
export const sanctionsReply = z.strictObject({
  outcome: z.literal('SCREENED'),
  lists: z.array(list).check(z.minLength(1)),
  matches: z.array(
    z.strictObject({
      person: z.string(),
      entry,
      matchedName: z.string(),
      score: z.strictObject({
        total: points,
        name: points,
        birth: z.enum(['AGREES', 'NEAR', 'DIFFERS', 'UNKNOWN']),
        birthPoints: points,
        pairs: z.array(z.strictObject({ ours: z.string(), theirs: z.string(), similarity: points })),
      }),
    }),
  ),
});
export type SanctionsReply = z.output<typeof sanctionsReply>;

export interface SanctionsRequest {
  readonly people: readonly ScreenedPerson[];
  /** yyyy-MM-dd by the loan clock. */
  readonly today: string;
}

/**
 * Compares people with sanctions lists. Replies are unparsed: `sanctionsReply` parses them. `meta.key` identifies the
 * question.
 */
export interface SanctionsPort {
  readonly provider: string;
  screen(request: SanctionsRequest, meta: RequestMeta): Promise<unknown>;
  /**
   * The lists in use on a day, each with its publication date and content hash. Throws a VendorFailure when one is
   * missing or too old.
   */
  readLists(today: string): Promise<readonly SanctionsList[]>;
  /** The persons on those lists. A changed entry is compared with everyone again. */
  readEntries(today: string): Promise<readonly ListEntry[]>;
  /**
   * Why no one can be screened on a day, in a sentence for the operator who starts the server. Null when nothing is
   * missing.
   */
  describeProblem(today: string): Promise<string | null>;
  /** A sentence for the operator that names a list about to become too old, or null. */
  describeWarning(today: string): Promise<string | null>;
}
