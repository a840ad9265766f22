import type { DocumentName } from '../document-model/sets.ts';
import { floodWaitEnds } from '../flood/wait.ts';
import type { FactOf } from '../loan-file/facts.ts';
import type { LoanFile } from '../loan-file/file.ts';
import { isCounterOpen } from '../loan-file/predicates.ts';
import { noticeDueAt } from './clocks.ts';

/**
 * The kind of notice that each document is for the fact NoticePosted; all others together are one notice, DISCLOSURES.
 * `law` in `DOCUMENTS` names the laws.
 */
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
} satisfies Partial<Record<DocumentName, string>>;

/** A mailed letter: to whom, when, and the documents in it. */
export interface MailedLetter {
  readonly letter: string;
  /** The addressee: BORROWER, or a signer's id. */
  readonly person: string;
  /**
   * Names from `DOCUMENTS`, null for a document outside the sets. `attempt` of a counteroffer: the version of the
   * offers that it's about.
   */
  readonly documents: readonly { readonly paper: string | null; readonly attempt: number }[];
  /** ISO 8601 instant. */
  readonly at: string;
}

/**
 * Returns the facts to record when a letter was mailed: one NoticePosted for each kind of notice in it. A
 * counteroffer's 90 days begin with the first letter while the offer is open (12 CFR 1002.9(a)(1)(iv)): a second copy,
 * or a copy of an expired offer, is not a notice. The ten days for a home in a flood area also begin with the first
 * letter (12 CFR 22.9(c)), and the Texas notice of section 50(g) counts once per person.
 */
export function mailedNoticeFacts(
  file: LoanFile,
  { letter, person, documents, at }: MailedLetter,
): FactOf<'NoticePosted'>[] {
  const begins = isCounterOpen(file) && file.clocks.COUNTER_OFFER === undefined;
  const counted = documents.filter(
    ({ paper: name, attempt }) => name !== 'counter-offer' || (begins && attempt === file.offers.version),
  );
  const notices = new Set(counted.map(({ paper: name }) => NOTICES[name ?? ''] ?? 'DISCLOSURES'));
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
