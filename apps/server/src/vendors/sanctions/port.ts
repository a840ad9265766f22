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
const share = z.number().check(z.gte(-1), z.lte(1));

/** The result of a screening: the lists used, and each entry that may be one of the people. */
export const sanctionsAnswer = z.strictObject({
  outcome: z.literal('SCREENED'),
  lists: z.array(list).check(z.minLength(1)),
  matches: z.array(
    z.strictObject({
      person: z.string(),
      entry,
      matchedName: z.string(),
      score: z.strictObject({
        total: share,
        name: share,
        birth: z.enum(['AGREES', 'NEAR', 'DIFFERS', 'UNKNOWN']),
        birthPoints: share,
        pairs: z.array(z.strictObject({ ours: z.string(), theirs: z.string(), similarity: share })),
      }),
    }),
  ),
});
export type SanctionsAnswer = z.output<typeof sanctionsAnswer>;

export interface SanctionsRequest {
  readonly people: readonly ScreenedPerson[];
  /** yyyy-MM-dd by the loan clock. */
  readonly today: string;
}

/**
 * Compares people with sanctions lists. Replies are unparsed: `sanctionsAnswer` parses them. `meta.key` identifies the
 * question.
 */
export interface SanctionsPort {
  readonly provider: string;
  screen(request: SanctionsRequest, meta: RequestMeta): Promise<unknown>;
  /**
   * The lists in use on a day, each with its publication date and content hash. Throws a VendorFailure when one is
   * missing or too old.
   */
  lists(today: string): Promise<readonly SanctionsList[]>;
  /** The persons on those lists. A changed entry is compared with everyone again. */
  entries(today: string): Promise<readonly ListEntry[]>;
  /**
   * Why no one can be screened on a day, in a sentence for the operator who starts the server. Null when nothing is
   * missing.
   */
  problem(today: string): Promise<string | null>;
  /**
   * The list that can be used for at most one more day, in a sentence for the server's operator. Null when there is
   * none.
   */
  warning(today: string): Promise<string | null>;
}
