import type { Context } from '../../kernel/context.ts';
import { toCsvLine } from '../../kernel/csv.ts';
import type { Caller } from '../../kernel/http/index.ts';
import { listForExport } from './received.ts';
import type { FeedbackFilter } from './types.ts';

const COLUMNS = ['at', 'choice', 'message', 'marketingConsent', 'pathname', 'loanNumber'] as const;

/** Formats a lender's feedback of one kind as CSV for staff, newest first. */
export async function formatFeedbackCsv(
  context: Context,
  caller: Caller,
  filter: FeedbackFilter,
): Promise<Buffer<ArrayBuffer>> {
  const items = await listForExport(context, caller, filter);
  const lines = items.map(({ application, ...item }) => {
    const cells = { ...item, loanNumber: application?.loanNumber };
    return toCsvLine(COLUMNS.map((column) => String(cells[column] ?? '')));
  });
  return Buffer.from([toCsvLine(COLUMNS), ...lines].join(''));
}
