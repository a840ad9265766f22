import { readHeloc, readIncome, readProfile } from '@lintel/contract';
import {
  formatMoney,
  formatPercent,
  formatRates,
  isUuid,
  type Receipt,
  receiptPhase,
  receiptsBetween,
} from '@lintel/domain';
import { Notice } from '@lintel/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useRead } from '../platform/lazy/use-read.ts';
import { useStatus } from '../platform/lazy/use-status.ts';
import { useRouteParams } from '../platform/route-params.ts';
import { sessionStore } from '../platform/storage.ts';
import { GATE } from './words.en.ts';

let latest: { readonly at: string; readonly receipts: readonly Receipt[] } | undefined;

/**
 * Returns what was completed since the last stored phase. Cached per URL, because a page's frame may be replaced while
 * it loads.
 */
export function receiptsAt(uuid: string, phase: number | null, pathname: string): readonly Receipt[] {
  const at = `${uuid} ${phase} ${pathname}`;
  if (latest?.at !== at) {
    const [of, kept] = sessionStore.get('lintel-receipt-phase')?.split(' ') ?? [];
    latest = { at, receipts: receiptsBetween(of === uuid ? Number(kept) : null, phase) };
  }
  return latest.receipts;
}

/** Stores the phase that the page shows, so the next page reports only what is new. */
export function keepPhase(uuid: string, phase: number | null): void {
  if (phase !== null) sessionStore.set('lintel-receipt-phase', `${uuid} ${phase}`);
}

/** Says what was completed since the previous page, once, above the next page's heading. */
export function Receipts(): ReactNode {
  const { uuid = '' } = useRouteParams();
  return isUuid(uuid) ? <ReceiptsForLoan key={uuid} uuid={uuid} /> : null;
}

function ReceiptsForLoan({ uuid }: { uuid: string }): ReactNode {
  const { status } = useStatus(uuid);
  const { pathname } = useLocation();
  const now = receiptPhase(status?.gate);
  // The phase when the page opened: the status can change while the old page is still shown, and that news belongs to
  // the next page. Only the first phase has no news.
  const [phase, setPhase] = useState(now);
  if (phase === null && now === 0) setPhase(now);
  const receipts = receiptsAt(uuid, phase, pathname);
  useEffect(() => {
    keepPhase(uuid, phase);
  }, [uuid, phase]);
  return receipts.length > 0 && <ReceiptMessages receipts={receipts} usualTime={status?.explain.usualTime} />;
}

export function ReceiptMessages({
  receipts,
  usualTime,
}: {
  receipts: readonly Receipt[];
  /** How long the step of the page usually takes. */
  usualTime: string | null | undefined;
}): ReactNode {
  const { uuid = '' } = useRouteParams();
  const profile = useRead(readProfile, {}, { enabled: receipts.includes('SUBMITTED') });
  const loan = useRead(readHeloc, { params: { uuid } }, { enabled: receipts.includes('SUBMITTED') });
  const income = useRead(readIncome, { params: { uuid } }, { enabled: receipts.includes('INCOME') });
  const { amount, rate, autopay } = loan.data ?? {};
  const { SUBMITTED, INCOME, CREDIT, next } = GATE.receipts;
  const sentences: Record<Receipt, string> = {
    SUBMITTED: SUBMITTED(
      profile.data?.name.firstName,
      amount && rate
        ? { amount: formatMoney(amount), rate: autopay ? formatRates(autopay) : formatPercent(rate, 2) }
        : undefined,
    ),
    INCOME: INCOME(income.data?.verifiedIncome ? formatMoney(income.data.verifiedIncome) : undefined),
    CREDIT,
  };
  return (
    <Notice tone="success">{[...receipts.map((receipt) => sentences[receipt]), next(usualTime)].join(' ')}</Notice>
  );
}
