import type { DocumentName, DOCUMENTS } from '../document-model/sets.ts';
import type { DocumentText } from '../document-model/text.ts';
import type { DocumentData } from './document-data.ts';
import { accountOpening } from './texts/account-opening.ts';
import { booklet } from './texts/booklet.ts';
import { counselling } from './texts/counselling.ts';
import { hardCredit, preCredit } from './texts/credit.ts';
import { deedOfTrust } from './texts/deed-of-trust.ts';
import { esignTerms } from './texts/esign-terms.ts';
import { flood } from './texts/flood.ts';
import { heloc } from './texts/heloc.ts';
import { newYorkTax } from './texts/new-york-tax.ts';
import { note } from './texts/note.ts';
import { privacy } from './texts/privacy.ts';
import { rightToCancel } from './texts/right-to-cancel.ts';
import { newYork, texas50g, valuationCopy } from './texts/states.ts';
import { applicationSummary } from './texts/summary.ts';
import { texasApplicationCopy } from './texts/texas-application-copy.ts';
import { texasCosts } from './texts/texas-costs.ts';
import { texasFairValue } from './texts/texas-fair-value.ts';
import { texasRescission } from './texts/texas-rescission.ts';
import { valuations } from './texts/valuations.ts';

type Row = (typeof DOCUMENTS)[number];
/** The names of documents that are made as part of a set, including those that are signed. */
export type SetDocumentName = Extract<Row, { set: 'PRE' | 'APP' | 'SUMMARY' | 'CLOSING' | 'PACKAGE' }>['name'];

const WRITERS: Readonly<Record<SetDocumentName, (data: DocumentData) => DocumentText>> = {
  'pre-credit': preCredit,
  heloc,
  booklet,
  counselling,
  privacy,
  'esign-terms': esignTerms,
  'new-york': newYork,
  'texas-50g': texas50g,
  'valuation-copy': valuationCopy,
  summary: applicationSummary,
  'hard-credit': hardCredit,
  'account-opening': accountOpening,
  'new-york-tax': newYorkTax,
  'texas-costs': texasCosts,
  'texas-application-copy': texasApplicationCopy,
  'texas-fair-value': texasFairValue,
  valuations,
  flood,
  note,
  deed: deedOfTrust,
  'right-to-cancel': rightToCancel,
  'texas-rescission': texasRescission,
};

/**
 * Writes the text of a document of the sets PRE, APP, SUMMARY, CLOSING and PACKAGE from the data of a loan file. The
 * server stores the result as a PDF and as text. Notices have writers of their own, in `notices/`.
 *
 * @throws Error for a document that has no text here, or when its data is missing
 */
export function writeDocument(name: DocumentName, data: DocumentData): DocumentText {
  const write = (WRITERS as Partial<Record<DocumentName, (data: DocumentData) => DocumentText>>)[name];
  if (!write) throw new Error(`There is no text for the paper ${name}.`);
  return write(data);
}
