import { BORROWER, endOfDay, refundPeriod, type Delivery, type RefundPeriod } from '@lintel/domain';
import type { Executor } from '../../kernel/db/index.ts';
import { pacificDay } from '../../loan-file/index.ts';
import { documentsOfLoan, findFirstMailed, loadLettersTo } from '../../records/document-store/index.ts';

/** The two documents whose receipt starts the refund period of an appraisal fee (12 CFR 1026.40(h)). */
const REFUND_DOCUMENTS = ['heloc', 'booklet'] as const;

/**
 * Returns how and when the disclosures and the booklet reached the borrower, and until when a fee is refunded. An
 * unknown receipt counts as today.
 */
export async function loadRefundPeriod(
  trx: Executor,
  application: string,
  now: Date,
): Promise<RefundPeriod & { readonly ends: Date }> {
  const letters = await loadLettersTo(trx, { uuid: application, audience: BORROWER });
  const documents = (await documentsOfLoan(trx, application)).filter(
    (one) => one.audience === BORROWER && one.set_name === 'APP',
  );
  const [disclosures, booklet] = REFUND_DOCUMENTS.map((name): Delivery => {
    const document = documents.findLast((one) => one.paper === name);
    const posted = document && findFirstMailed(letters, document.uuid)?.posted_at;
    const read = document?.acknowledged_at;
    // A document read on the screen was received, and a copy mailed later doesn't change the day.
    if (posted && (!read || posted < read)) return { on: pacificDay(posted), how: 'MAIL' };
    return { on: pacificDay(read ?? now), how: 'ELECTRONIC' };
  }) as [Delivery, Delivery];
  const period = refundPeriod(disclosures, booklet);
  return { ...period, ends: new Date(endOfDay(period.until)) };
}
