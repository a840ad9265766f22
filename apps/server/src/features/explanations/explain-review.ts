import { BORROWER, currentGate, type Fact } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { LockedLoan } from '../../loan-file/index.ts';
import { ownUploads, sendUploads } from '../../records/document-store/index.ts';
import { saveEvidence } from '../../vendors/index.ts';
import { savePayoffLetters } from '../payoff/index.ts';
import type { Explanation } from './explanation.ts';

/**
 * Saves the explanation and submits its documents. Only an explanation of a late payment, while one is requested, is a
 * fact; any other is a note. Documents may come without text, such as a creditor's letter about a payoff: the earlier
 * text then stays the newest.
 */
export async function saveExplanation(
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
