import { formatMoney } from '@lintel/domain';
import { useEffect, useRef } from 'react';
import { announce } from '../../../platform/announce.tsx';
import { SELECT } from './copy.ts';

/** The payment is said after so much rest. */
const SAY_MS = 600;

/** Says a payment (dollars a month) that changed to whoever does not see it. */
export function useSaidPayment(payment: number): void {
  const last = useRef(payment);
  useEffect(() => {
    if (payment === last.current) return;
    const timer = setTimeout(() => {
      last.current = payment;
      announce(SELECT.live(formatMoney(payment)));
    }, SAY_MS);
    return () => clearTimeout(timer);
  }, [payment]);
}
