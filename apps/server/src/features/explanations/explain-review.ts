import { explainReview } from '@lintel/contract';
import { BORROWER, currentGate, type Fact } from '@lintel/domain';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../kernel/context.ts';
import { mount } from '../../kernel/http/index.ts';
import { type LockedLoan, record } from '../../loan-file/index.ts';
import { ownUploads, sendUploads } from '../../records/document-store/index.ts';
import { saveEvidence } from '../../vendors/index.ts';
import { lettersSent } from '../payoff/index.ts';
import type { Explanation } from './explanation.ts';

/**
 * Keeps what was told, and sends the documents that go with it. About a late payment, while that is asked for, it is the answer; anything else is a
 * note and no fact. Papers alone may be sent, as a creditor's letter about a payoff: then what was told before stays the last word.
 */
export async function reviewExplained(
  context: Context,
  { uuid, file, trx }: LockedLoan,
  body: Explanation,
): Promise<readonly Fact[]> {
  const isAsked = body.about === 'DELINQUENCY' && currentGate(file)?.id === 'delinquency-explain';
  const isPapersAlone = !isAsked && body.text.trim() === '';
  const sent = await sendUploads(
    context,
    trx,
    await ownUploads(trx, { uuid, audience: BORROWER }, body.documentUuids, { least: isPapersAlone ? 1 : 0 }),
  );
  if (body.about === 'PAYOFF') await lettersSent(context, { uuid, file, trx }, sent);
  if (isPapersAlone) return [];
  const text = await saveEvidence(
    context.vault,
    trx,
    { uuid, kind: 'explanation', attempt: file.softPull.attempt },
    { ...body, text: body.text.trim() },
  );
  return isAsked ? [{ type: 'DelinquencyExplained', data: { text } }] : [];
}

export function explanationRoutes(app: FastifyInstance, context: Context): void {
  mount(app)(explainReview)(async ({ loan, body, by }) => {
    const { reply } = await record(context, loan.uuid, (seen) => reviewExplained(context, seen, body), by());
    return reply;
  });
}
