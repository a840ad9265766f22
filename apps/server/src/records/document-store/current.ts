import type { LoanFile, DocumentSet } from '@lintel/domain';
import type { Executor } from '../../kernel/db/index.ts';
import { type DocumentRow, documentsFor, type Reader } from './documents.ts';

/** Whether documents of a set currently count, whatever their number. */
function isCurrentSet(file: LoanFile, set: DocumentSet): boolean {
  if (set === 'PRE') return file.preDisclosureRequested;
  return set === 'APP' || set === 'SUMMARY' ? file.documentSets[set] === 'READY' : true;
}

/**
 * Returns the current documents: of each ready set those with the newest number, of a closing set those of the current
 * number, and all notices. An upload isn't a current document.
 */
export function filterCurrentDocuments(file: LoanFile, rows: readonly DocumentRow[]): DocumentRow[] {
  const newest = new Map<DocumentSet, number>();
  for (const { set_name: set, attempt } of rows) if (set) newest.set(set, Math.max(newest.get(set) ?? 0, attempt));
  return rows.filter(({ set_name: set, attempt, state }) => {
    if (!set || state !== 'READY' || !isCurrentSet(file, set)) return false;
    if (set === 'CLOSING' || set === 'PACKAGE') return attempt === file.closingSet;
    return set === 'NOTICES' || attempt === newest.get(set);
  });
}

const ORDER: readonly DocumentSet[] = ['PRE', 'APP', 'SUMMARY', 'CLOSING', 'PACKAGE', 'NOTICES'];

/** Returns the current documents that must be read, in reading order. */
export function filterDisclosures(file: LoanFile, rows: readonly DocumentRow[]): DocumentRow[] {
  const place = ({ set_name: set, position }: DocumentRow): number => (set ? ORDER.indexOf(set) * 100 : 0) + position;
  return filterCurrentDocuments(file, rows)
    .filter((row) => row.must_acknowledge)
    .toSorted((a, b) => place(a) - place(b));
}

/** Whether a person has acknowledged reading every current document of a set. */
export async function isSetRead(trx: Executor, file: LoanFile, reader: Reader, set: DocumentSet): Promise<boolean> {
  const documents = filterDisclosures(file, await documentsFor(trx, reader)).filter((row) => row.set_name === set);
  return documents.length > 0 && documents.every((row) => row.acknowledged_at !== null);
}
