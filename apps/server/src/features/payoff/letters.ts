import { getGate, isOpen, type LoanFile } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { selectApplications, loanNow, type LockedLoan } from '../../loan-file/index.ts';
import { isDocumentRejected } from '../../records/document-store/index.ts';

/** Whether figures of creditors are asked for now. */
export const asksForFigures = (file: LoanFile): boolean =>
  isOpen(getGate('payoff'), file) || isOpen(getGate('payoff-renew'), file);

/** Notes uploads that a borrower sent as letters of creditors; sent twice, one stays what it is. */
export async function lettersSent(
  context: Context,
  { uuid, file, trx }: Pick<LockedLoan, 'uuid' | 'file' | 'trx'>,
  documents: readonly string[],
): Promise<void> {
  if (documents.length === 0) return;
  const at = await loanNow(context, trx);
  const rows = documents.map((document) => ({
    document_uuid: document,
    application_uuid: uuid,
    attempt: file.payoffFigures.attempt,
    sent_at: at,
    read_at: null,
  }));
  await trx
    .insertInto('payoff_letter')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Figures were entered from these documents; one that is no letter is left alone. */
export async function lettersRead(
  context: Context,
  { uuid, trx }: LockedLoan,
  documents: readonly string[],
): Promise<void> {
  if (documents.length === 0) return;
  await trx
    .updateTable('payoff_letter')
    .set({ read_at: await loanNow(context, trx) })
    .where('application_uuid', '=', uuid)
    .where('document_uuid', 'in', documents)
    .where('read_at', 'is', null)
    .execute();
}

/** A letter from which nobody has entered figures. */
export interface LetterToRead {
  readonly uuid: string;
  readonly organisation: string;
  readonly documentUuid: string;
  readonly sentAt: Date;
}

/** Those whose figures are still asked for, of one file or of all: neither rejected nor of an earlier round. */
export async function lettersToRead(trx: Executor, uuid?: string): Promise<LetterToRead[]> {
  let query = selectApplications(trx)
    .innerJoin('payoff_letter as letter', 'letter.application_uuid', 'application.uuid')
    .select([
      'application.uuid',
      'application.organisation',
      'projection',
      'letter.document_uuid',
      'letter.attempt',
      'letter.sent_at',
    ])
    .where('letter.read_at', 'is', null)
    .where('application.active', '=', true)
    .where((set) => set.not(isDocumentRejected('letter.document_uuid')))
    .orderBy('letter.sent_at');
  if (uuid !== undefined) query = query.where('application.uuid', '=', uuid);
  const rows = (await query.execute()).filter(
    ({ projection, attempt }) => attempt === projection.payoffFigures.attempt && asksForFigures(projection),
  );
  return rows.map((row) => ({
    uuid: row.uuid,
    organisation: row.organisation,
    documentUuid: row.document_uuid,
    sentAt: row.sent_at,
  }));
}
