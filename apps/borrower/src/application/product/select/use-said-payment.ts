import { formatMoney } from '@lintel/domain';
import { useEffect, useRef } from 'react';
import { announce } from '../../../platform/announce.tsx';
import { SELECT } from './words.en.ts';

/** Milliseconds without changes before the payment is announced. */
const SAY_MS = 600;

/** Announces a changed payment (dollars a month) to screen readers. */
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
