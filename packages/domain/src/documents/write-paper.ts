import type { PaperAbout } from './about.ts';
import type { Paper } from './paper.ts';
import type { PaperName, PAPERS } from './sets.ts';
import { booklet } from './texts/booklet.ts';
import { counselling } from './texts/counselling.ts';
import { hardCredit, preCredit } from './texts/credit.ts';
import { esignTerms } from './texts/esign-terms.ts';
import { heloc } from './texts/heloc.ts';
import { privacy } from './texts/privacy.ts';
import { newYork, texas50g, valuationCopy } from './texts/states.ts';
import { summaryPaper } from './texts/summary.ts';

type Row = (typeof PAPERS)[number];
/** Papers that are made on the way to the submission. */
export type EarlyPaper = Extract<Row, { set: 'PRE' | 'APP' | 'SUMMARY' }>['name'];

const WRITERS: Readonly<Record<EarlyPaper, (about: PaperAbout) => Paper>> = {
  'pre-credit': preCredit,
  heloc,
  booklet,
  counselling,
  privacy,
  'esign-terms': esignTerms,
  'new-york': newYork,
  'texas-50g': texas50g,
  'valuation-copy': valuationCopy,
  summary: summaryPaper,
  'hard-credit': hardCredit,
};

/**
 * The text of a paper of the sets PRE, APP and SUMMARY.
 *
 * @throws Error for a paper that has no text here, or when what it is made of is missing
 */
export function writePaper(name: PaperName, about: PaperAbout): Paper {
  const write = (WRITERS as Partial<Record<PaperName, (about: PaperAbout) => Paper>>)[name];
  if (!write) throw new Error(`There is no text for the paper ${name}.`);
  return write(about);
}
