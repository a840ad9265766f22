import type { Document, OfferSet } from '@lintel/contract';
import { formatMoney, type Quote, type TotalCosts, type FieldMessage } from '@lintel/domain';
import type { DiffRow, SummaryRow } from '@lintel/ui';
import { changedRows } from '../../product/select/changed-rows.ts';
import { CHANGED } from '../../product/select/changed-words.en.ts';
import { CLOSING_DOCUMENTS_ID } from './closing-documents.tsx';
import { INTRO } from './words.en.ts';

/** The costs and signing terms that the closing documents disclose. */
export type Closing = NonNullable<OfferSet['closing']>;

/** Returns the offers with the closing costs: the notary fee in the documents replaces the earlier one. */
export function atClosing<S extends OfferSet>(set: S, { notary }: Pick<Closing, 'notary'>): S {
  const others = set.costs.filter(({ feeType }) => feeType !== 'MANUAL_NOTARY_FEE');
  return {
    ...set,
    costs: notary.fee
      ? [...others, { feeType: 'MANUAL_NOTARY_FEE', borrowerPaidAmount: notary.fee, jsCriteria: null }]
      : others,
  };
}

/**
 * Returns table rows of the figures in the closing documents that differ from the borrower's choice. Includes the line,
 * because a new fee changes nothing else.
 */
export function closingDifferences(
  before: Quote,
  after: Quote,
  costs: TotalCosts | null,
  because: readonly string[],
): DiffRow[] {
  const rows = changedRows(before, after, costs, because);
  if (before.lineAmount === after.lineAmount) return rows;
  const more = after.lineAmount - before.lineAmount;
  return [
    ...rows,
    {
      what: INTRO.line,
      was: formatMoney(before.lineAmount),
      now: formatMoney(after.lineAmount),
      why: because.length > 0 ? CHANGED.capital(because.join(' and ')) : '',
      change: {
        text: more < 0 ? CHANGED.less(formatMoney(-more)) : CHANGED.more(formatMoney(more)),
        tone: more < 0 ? 'good' : 'caution',
      },
    },
  ];
}

/** Returns rows with every fee to the cent, and their sum; empty when there is none. */
export function feeRows(fees: Closing['fees']): SummaryRow[] {
  if (fees.length === 0) return [];
  const cents = fees.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  return [
    ...fees.map(({ label, amount, from }) => ({
      label: from === 'CARD' ? INTRO.fees.byCard(label) : label,
      value: formatMoney(amount, 2),
    })),
    { label: INTRO.fees.total, value: formatMoney(cents / 100, 2), total: true },
  ];
}

/** Returns the row that says how to meet the notary, and for what fee. */
export function notaryRow({ notary: { mode, fee } }: Pick<Closing, 'notary'>): SummaryRow {
  const { notary: label, modes, free } = INTRO.next;
  return { label, value: `${modes[mode]}, ${fee ? formatMoney(fee) : free}` };
}

/**
 * Returns rows on when signing is possible, when the money would follow, how to meet the notary and for what fee, and
 * who else signs.
 */
export function nextRows(
  closing: Closing,
  names: readonly string[],
  dueDay: (date: string) => string,
  today: string | null | undefined,
  funding?: OfferSet['fundingIfSignedSoon'],
): SummaryRow[] {
  const { from, today: now, doneBy, money, also } = INTRO.next;
  return [
    { label: from, value: today && closing.signFrom < today ? now : dueDay(closing.signFrom) },
    ...(funding
      ? [
          { label: doneBy, value: dueDay(funding.signsOn) },
          { label: money, value: dueDay(funding.fundingOn) },
        ]
      : []),
    notaryRow(closing),
    ...names.map((name) => ({ label: also, value: name })),
  ];
}

/** Returns whether `today` is before the first day to sign these documents; false while a day is unknown. */
export const isBeforeSigning = (
  { opensOn }: { opensOn?: string | null | undefined },
  today: string | null | undefined,
): boolean => Boolean(opensOn && today && today < opensOn);

/** Returns the closing documents in reading order. */
export const filterClosingDocuments = (documents: readonly Document[]): readonly Document[] =>
  documents.filter(({ set }) => set === 'CLOSING');

const isUnread = ({ acknowledgedAt }: Document): boolean => !acknowledgedAt;

/** The number of unread documents. */
export const countUnread = (documents: readonly Document[]): number => documents.filter(isUnread).length;

/**
 * Returns the errors for unread documents. If the page knows of some, it refetches first, because they may have been
 * read in another window. Without a reply, the server reports the error instead.
 */
export async function unreadErrors(
  documents: readonly Document[],
  refetchDocuments: () => Promise<readonly Document[] | undefined>,
): Promise<readonly FieldMessage[]> {
  const latest = documents.some(isUnread) ? await refetchDocuments() : undefined;
  return latest?.some(isUnread) ? [{ field: CLOSING_DOCUMENTS_ID, message: INTRO.documents.unread }] : [];
}
