import type { HandlerReply, listDisclosures } from '@lintel/contract';
import type { LoanFile } from '@lintel/domain';
import { filterCurrentDocuments } from './current.ts';
import type { DocumentRow } from './documents.ts';

type DisclosureReply = HandlerReply<typeof listDisclosures>[number];

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/**
 * Converts rows to documents of the contract's replies. `all` are the documents that determine which ones are current.
 */
export function documentShapes(
  file: LoanFile,
  rows: readonly DocumentRow[],
  all: readonly DocumentRow[] = rows,
): DisclosureReply[] {
  const current = new Set(filterCurrentDocuments(file, all).map((row) => row.uuid));
  return rows.flatMap((row): DisclosureReply[] => {
    // Documents in the making are never shown. The store leaves them out; this tells the compiler.
    if (row.state === 'MAKING') return [];
    const review = row.review_outcome === null ? null : { outcome: row.review_outcome, reason: row.review_reason };
    return [
      {
        uuid: row.uuid,
        type: row.type,
        title: row.title,
        state: row.state,
        pages: row.pages,
        size: row.size,
        sha256: row.sha256,
        createdAt: row.created_at.toISOString(),
        mustAcknowledge: row.must_acknowledge,
        acknowledgedAt: iso(row.acknowledged_at),
        viewedToEndAt: iso(row.viewed_to_end_at),
        submittedAt: iso(row.submitted_at),
        review,
        set: row.set_name,
        current: current.has(row.uuid),
        plainLine: row.plain_line,
      },
    ];
  });
}
