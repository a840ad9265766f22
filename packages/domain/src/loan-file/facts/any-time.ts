import * as z from 'zod/mini';
import { SCREENING_TIMES } from '../../enums/screening-time.ts';
import { conditionId, count, day, ground, instant, person, reasons, ref, refs, text } from './parts.ts';

/** Facts that belong to no step: conditions, clocks, voided papers, ends. */
export const anyTimeFacts = {
  ConditionPosted: z.strictObject({
    id: conditionId,
    category: text(64),
    blocks: z.enum(['NOW', 'CLOSING', 'FUNDING', 'NONE']),
    askBorrower: z.boolean(),
    person: z.nullable(person),
    documents: z.array(text(80)),
    text: text(2000),
    deadline: z.nullable(instant),
  }),
  ConditionAnswered: z.strictObject({ id: conditionId, documents: refs }),
  ConditionReturned: z.strictObject({ id: conditionId, reason: text() }),
  ConditionCleared: z.strictObject({ id: conditionId, how: z.enum(['ACCEPTED', 'WAIVED']), by: text(64) }),
  /** The people of the file were compared with sanctions lists; each possible match is a reference to what it was found in. */
  SanctionsScreened: z.strictObject({
    when: z.enum(SCREENING_TIMES),
    people: z.array(person).check(z.minLength(1)),
    lists: z
      .array(z.strictObject({ name: text(80), publishedOn: day, content: z.optional(text(64)) }))
      .check(z.minLength(1)),
    matches: refs,
    /** Random: the fact's hash is in the borrower's archive, and without it whoever guesses the rest could tell by the hash whether there were matches. */
    salt: z.optional(text(64)),
  }),
  /** Two people compared the entry with our person: somebody else. */
  SanctionsMatchCleared: z.strictObject({ match: ref, reason: text(40), by: text(64), confirmedBy: text(64) }),
  EvidenceExpired: z.strictObject({ what: z.enum(['CREDIT', 'INCOME', 'TITLE', 'PAYOFF']) }),
  ClosingVoided: z.strictObject({
    consents: z.array(z.strictObject({ person, document: ref })),
    ground: z.nullable(ground),
    reason: text(),
  }),
  IncompletenessNoticeSent: z.strictObject({
    /** The turn of the borrower that the notice speaks of. */
    ball: count,
    since: instant,
    /** Whole days without an act. */
    idle: count,
    notice: ref,
    missing: z.array(text(200)),
    due: instant,
  }),
  ClockReached: z.strictObject({
    clock: z.enum(['SIGNING', 'FLOOD', 'RESCISSION', 'SATISFIED', 'INCOMPLETE', 'COUNTER_OFFER']),
    due: instant,
    at: instant,
  }),
  ApplicationWithdrawn: z.strictObject({ reason: text() }),
  ApplicationDeclined: z.strictObject({ reasons, ruleSet: text(80), reliedOn: refs, ground: z.nullable(ground) }),
};
