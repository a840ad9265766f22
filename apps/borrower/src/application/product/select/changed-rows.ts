import type { DiffRow } from '@lintel/ui';
import { formatMoney, type Quote } from '@lintel/domain';
import { percent } from '../words.ts';
import { CHANGED } from './changed-copy.ts';

/** The figures that differ, each with its cause. */
export function changedRows(before: Quote, after: Quote, because: readonly string[]): DiffRow[] {
  const cause = because.length > 0 ? CHANGED.capital(because.join(' and ')) : '';
  const dollars = (what: string, was: number, now: number, why: string, lessIsGood: boolean): DiffRow => ({
    what, was: formatMoney(was), now: formatMoney(now), why,
    change: { text: now < was ? CHANGED.less(was - now) : CHANGED.more(now - was), tone: now < was === lessIsGood ? 'good' : 'caution' },
  });
  const rows: [boolean, DiffRow][] = [
    [before.totalDraw !== after.totalDraw, dollars(CHANGED.rows.draw, before.totalDraw, after.totalDraw, cause, false)],
    [before.rate !== after.rate, {
      what: CHANGED.rows.rate, was: percent(before.rate), now: percent(after.rate), why: cause,
      change: after.rate < before.rate
        ? { text: CHANGED.lower(percent(before.rate - after.rate)), tone: 'good' }
        : { text: CHANGED.higher(percent(after.rate - before.rate)), tone: 'caution' },
    }],
    [before.monthlyPayment !== after.monthlyPayment, dollars(CHANGED.rows.payment, before.monthlyPayment, after.monthlyPayment, CHANGED.follows, true)],
    [before.cashToBorrower !== after.cashToBorrower, dollars(CHANGED.rows.cash, before.cashToBorrower, after.cashToBorrower, CHANGED.follows, false)],
  ];
  return rows.filter(([differs]) => differs).map(([, row]) => row);
}
