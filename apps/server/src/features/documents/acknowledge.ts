import { getStatus, type Fact } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { refuse, refuseWith } from '../../kernel/http/index.ts';
import { loanNow, type LockedLoan } from '../../loan-file/index.ts';
import {
  filterCurrentDocuments,
  filterDisclosures,
  changeDocument,
  findDocument,
  documentsFor,
  markAcknowledged,
  type DocumentRow,
  type Reader,
} from '../../records/document-store/index.ts';

/**
 * Records that a person read a document on a screen. The acknowledgment covers the bytes that were shown. A repeat
 * changes nothing.
 */
export async function recordAcknowledgment(
  context: Context,
  loan: LockedLoan,
  person: string,
  documentUuid: string,
  sha256: string,
): Promise<Fact[]> {
  const row = await findDocument(loan.trx, { uuid: loan.uuid, audience: person }, documentUuid);
  if (!row) return refuse('not-found');
  if (row.sha256 !== sha256) return refuse('document-altered');
  if (row.acknowledged_at) return [];
  if (loan.file.esignConsents[person]?.given !== true) return refuse('consent-missing');
  if (!row.viewed_to_end_at) return refuse('documents-unread');
  return buildAcknowledgmentFacts(context, loan, row, row.viewed_how ?? 'END');
}

/** What staff enter about a signed document that came back by mail: the time and the ID of its scan. */
interface PaperReturn {
  readonly at: Date;
  readonly scan: string;
}

/** Records that a person sent back a document that came by mail, as entered by staff. A repeat changes nothing. */
export async function recordPaperAcknowledgment(
  context: Context,
  loan: LockedLoan,
  row: DocumentRow,
  { at, scan }: PaperReturn,
): Promise<Fact[]> {
  if (row.acknowledged_at) return [];
  const facts = await buildAcknowledgmentFacts(context, loan, row, 'PAPER', at);
  await changeDocument(loan.trx, row.uuid, { signed_scan: scan });
  return facts;
}

async function buildAcknowledgmentFacts(
  context: Context,
  { uuid, trx, file }: LockedLoan,
  row: DocumentRow,
  how: 'END' | 'TEXT' | 'DOWNLOAD' | 'PAPER',
  at?: Date,
): Promise<Fact[]> {
  const reader: Reader = { uuid, audience: row.audience };
  const rows = await documentsFor(trx, reader);
  const { set_name: set, sha256 } = row;
  const isCurrent = filterCurrentDocuments(file, rows).some((one) => one.uuid === row.uuid);
  if (!set || sha256 === null || !isCurrent) return refuseWith('not-at-this-step', { status: getStatus(file) });
  await markAcknowledged(trx, row.uuid, at ?? (await loanNow(context, trx)));
  const open = filterDisclosures(file, rows).filter(
    (one) => one.set_name === set && one.uuid !== row.uuid && !one.acknowledged_at,
  );
  return [
    {
      type: 'DocumentAcknowledged',
      data: { set, document: row.uuid, sha256, person: row.audience, how, setComplete: open.length === 0 },
    },
  ];
}
