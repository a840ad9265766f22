import { getAttempt, getGate, isOpen, type GateId, type LoanFile } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { selectApplications, loanNow, type LockedLoan } from '../../loan-file/index.ts';
import { isDocumentRejected } from '../../records/document-store/index.ts';

/** Returns whether creditors' figures are being requested now. */
export const isRequestingFigures = (file: LoanFile): boolean =>
  (['payoff', 'payoff-renew'] as const).some((id) => isRequested(id, file));

/** Whether the loan file has reached the gate in its current attempt, and it's still open. */
function isRequested(id: GateId, file: LoanFile): boolean {
  const gate = getGate(id);
  return isOpen(gate, file) && file.reached[id] === getAttempt(gate, file);
}

/** Records uploads that a borrower sent as creditors' letters. A repeat changes nothing. */
export async function savePayoffLetters(
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

/** Records that figures were entered from these documents. Ignores documents that aren't letters. */
export async function markLettersRead(
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

/** A letter whose figures no one has entered. */
export interface LetterToRead {
  readonly uuid: string;
  readonly organisation: string;
  readonly documentUuid: string;
  readonly sentAt: Date;
}

/**
 * Returns letters whose figures are still needed, of one file or of all: neither rejected nor from an earlier attempt.
 */
export async function loadLettersToRead(trx: Executor, uuid?: string): Promise<LetterToRead[]> {
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
    ({ projection, attempt }) => attempt === projection.payoffFigures.attempt && isRequestingFigures(projection),
  );
  return rows.map((row) => ({
    uuid: row.uuid,
    organisation: row.organisation,
    documentUuid: row.document_uuid,
    sentAt: row.sent_at,
  }));
}
