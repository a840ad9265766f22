import { BORROWER, endOfDay, refundPeriod, type Delivery, type RefundPeriod } from '@lintel/domain';
import type { Executor } from '../db/vault.ts';
import { pacificDay } from '../loan-file/clock.ts';

/** The two papers from whose arrival the time to take an appraisal fee back is counted (12 CFR 1026.40(h)). */
const COUNTED = ['heloc', 'booklet'] as const;

/** How and when the disclosures and the booklet reached the borrower, and until when a fee goes back. What is not known counts as arrived today. */
export async function refundPeriodOf(
  trx: Executor,
  application: string,
  now: Date,
): Promise<RefundPeriod & { readonly ends: Date }> {
  const letters = await trx
    .selectFrom('letter')
    .select(['documents', 'posted_at'])
    .where('application_uuid', '=', application)
    .where('audience', '=', BORROWER)
    .where('posted_at', 'is not', null)
    .orderBy('posted_at')
    .execute();
  const papers = await trx
    .selectFrom('document')
    .select(['uuid', 'paper', 'acknowledged_at'])
    .where('application_uuid', '=', application)
    .where('audience', '=', BORROWER)
    .where('set_name', '=', 'APP')
    .where('paper', 'in', [...COUNTED])
    .orderBy('created_at')
    .execute();
  const [disclosures, booklet] = COUNTED.map((name): Delivery => {
    const paper = papers.findLast((one) => one.paper === name);
    const posted = letters.find((letter) => paper && letter.documents.includes(paper.uuid))?.posted_at;
    const read = paper?.acknowledged_at;
    // What was read on the screen has arrived; a copy posted later moves no day.
    if (posted && (!read || posted < read)) return { on: pacificDay(posted), how: 'MAIL' };
    return { on: pacificDay(read ?? now), how: 'ELECTRONIC' };
  }) as [Delivery, Delivery];
  const period = refundPeriod(disclosures, booklet);
  return { ...period, ends: new Date(endOfDay(period.until)) };
}
