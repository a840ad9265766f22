import { Notice } from '@lintel/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { readHeloc, readIncome, readProfile } from '@lintel/contract';
import { formatMoney, formatPercent, isUuid, receiptPhase, receiptsBetween, type Receipt } from '@lintel/domain';
import { useCall } from '../../platform/later/use-call.ts';
import { useStatus } from '../../platform/later/use-status.ts';
import { GATE } from './copy.ts';

const keyOf = (uuid: string): string => `receipt-phase:${uuid}`;

function lastPhase(uuid: string): number | null {
  const kept = sessionStorage.getItem(keyOf(uuid));
  return kept === null ? null : Number(kept);
}

/** What was done since the page before: said once, above the next question. */
export function Receipts(): ReactNode {
  const { uuid = '' } = useParams();
  return isUuid(uuid) ? <Known key={uuid} uuid={uuid} /> : null;
}

function Known({ uuid }: { uuid: string }): ReactNode {
  const { status } = useStatus(uuid);
  const phase = receiptPhase(status?.gate);
  const [receipts] = useState(() => receiptsBetween(lastPhase(uuid), phase));
  useEffect(() => { if (phase !== null) sessionStorage.setItem(keyOf(uuid), String(phase)); }, [uuid, phase]);
  return receipts.length > 0 && <Said receipts={receipts} />;
}

function Said({ receipts }: { receipts: readonly Receipt[] }): ReactNode {
  const { uuid = '' } = useParams();
  const profile = useCall(readProfile, {}, { enabled: receipts.includes('SUBMITTED') });
  const loan = useCall(readHeloc, { params: { uuid } }, { enabled: receipts.includes('SUBMITTED') });
  const income = useCall(readIncome, { params: { uuid } }, { enabled: receipts.includes('INCOME') });
  const { amount, rate } = loan.data ?? {};
  const { SUBMITTED, INCOME, CREDIT } = GATE.receipts;
  const sentences: Record<Receipt, string> = {
    SUBMITTED: SUBMITTED(profile.data?.name.firstName, amount && rate ? { amount: formatMoney(amount), rate: formatPercent(rate, 2) } : undefined),
    INCOME: INCOME(income.data?.verifiedIncome ? formatMoney(income.data.verifiedIncome) : undefined),
    CREDIT,
  };
  return <Notice tone="success">{receipts.map((receipt) => sentences[receipt]).join(' ')}</Notice>;
}
