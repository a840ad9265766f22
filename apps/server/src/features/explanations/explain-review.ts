import { BORROWER, currentGate, type Fact } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { RecordMeta } from '../../kernel/http/index.ts';
import { type LoanReply, type LockedLoan, record } from '../../loan-file/index.ts';
import { ownUploads, sendUploads } from '../../records/document-store/index.ts';
import { syncFileTasks } from '../../records/staff-tasks/index.ts';
import { saveEvidence } from '../../vendors/index.ts';
import { savePayoffLetters } from '../payoff/index.ts';
import type { Explanation } from './explanation.ts';

/** Records an explanation of something under review, and opens the staff task of a payoff letter that comes with it. */
export async function recordExplanation(
  context: Context,
  uuid: string,
  body: Explanation,
  by: RecordMeta,
): Promise<LoanReply> {
  const { reply } = await record(context, uuid, (loan) => saveExplanation(context, loan, body), by);
  // Now, not with the next sweep: until staff enter a payoff letter's figures, the file waits for them.
  await syncFileTasks(context, uuid);
  return reply;
}

/**
 * Saves the explanation and submits its documents. Only an explanation of a late payment, while one is requested, is a
 * fact; any other is a note. Documents may come without text, such as a creditor's letter about a payoff: the earlier
 * text then stays the newest.
 */
async function saveExplanation(
  context: Context,
  { uuid, file, trx }: LockedLoan,
  body: Explanation,
): Promise<readonly Fact[]> {
  const isAsked = body.about === 'DELINQUENCY' && currentGate(file)?.id === 'delinquency-explain';
  const hasOnlyDocuments = !isAsked && body.text.trim() === '';
  const sent = await sendUploads(
    context,
    trx,
    await ownUploads(trx, { uuid, audience: BORROWER }, body.documentUuids, { least: hasOnlyDocuments ? 1 : 0 }),
  );
  if (body.about === 'PAYOFF') await savePayoffLetters(context, { uuid, file, trx }, sent);
  if (hasOnlyDocuments) return [];
  const text = await saveEvidence(
    context.vault,
    trx,
    { uuid, kind: 'explanation', attempt: file.softPull.attempt },
    { ...body, text: body.text.trim() },
  );
  return isAsked ? [{ type: 'DelinquencyExplained', data: { text } }] : [];
}
