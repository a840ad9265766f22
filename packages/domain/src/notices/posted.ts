import { floodWaitEnds } from '../flood/wait.ts';
import type { FactOf } from '../loan-file/facts.ts';
import type { LoanFile } from '../loan-file/file.ts';
import { isCounterOpen } from '../loan-file/predicates.ts';
import type { PaperName } from '../paper/sets.ts';
import { noticeDueAt } from './clocks.ts';

/** Papers that the file counts as a notice by name; all others are one notice together, DISCLOSURES. The laws stand in the table of papers (`PAPERS`). */
const NOTICES: Readonly<Record<string, string>> = {
  'texas-50g': 'TX_50G',
  'texas-50g-owner': 'TX_50G',
  'valuation-copy': 'VALUATION',
  'copy-automated': 'VALUATION',
  'copy-valuation': 'VALUATION',
  'copy-appraisal': 'VALUATION',
  'adverse-action': 'ADVERSE',
  'counter-offer': 'COUNTER_OFFER',
  'flood-ten-days': 'FLOOD',
  incompleteness: 'INCOMPLETENESS',
  score: 'SCORE',
  'right-to-cancel': 'RESCISSION',
  'texas-rescission': 'RESCISSION',
} satisfies Partial<Record<PaperName, string>>;

/** A letter as the post office took it. */
export interface PostedLetter {
  readonly letter: string;
  /** Whose papers: BORROWER, or a signer's id. */
  readonly person: string;
  /** By the name of the table of papers, null for a paper of no set; `attempt` is the number of what it answers. */
  readonly papers: readonly { readonly paper: string | null; readonly attempt: number }[];
  /** ISO 8601 instant. */
  readonly at: string;
}

/**
 * The notices that went out in a letter, as facts, each once. A counter-offer's 90 days begin with the first letter while that offer stands (12 CFR
 * 1002.9(a)(1)(iv)): a second copy, or one of an offer that is gone, is no notice. The ten days of a flood area begin with the first letter too (12 CFR
 * 22.9(c)), and the Texas notice of section 50(g) counts once a person.
 */
export function noticesPosted(file: LoanFile, { letter, person, papers, at }: PostedLetter): FactOf<'NoticePosted'>[] {
  const begins = isCounterOpen(file) && file.clocks.COUNTER_OFFER === undefined;
  const told = papers.filter(
    ({ paper, attempt }) => paper !== 'counter-offer' || (begins && attempt === file.offers.version),
  );
  const notices = new Set(told.map(({ paper }) => NOTICES[paper ?? ''] ?? 'DISCLOSURES'));
  if (file.texasNotices[person]) notices.delete('TX_50G');
  if (file.floodZone !== 'SFHA' || file.clocks.FLOOD !== undefined) notices.delete('FLOOD');
  return [...notices].map((notice) => ({
    type: 'NoticePosted',
    data: { notice, person, how: 'MAIL', at, due: getDueDate(notice, at), letter },
  }));
}

function getDueDate(notice: string, at: string): string | null {
  if (notice === 'FLOOD') return floodWaitEnds(at);
  return notice === 'COUNTER_OFFER' ? noticeDueAt('COUNTER_OFFER', at) : null;
}
