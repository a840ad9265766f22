import { Button, Disclosure, Select, TextInput } from '@lintel/ui';
import { useState, type ChangeEvent, type ReactNode } from 'react';
import { calculateIncome, PAY_PERIODS, readDollars, type StatedPay } from '@lintel/domain';
import { CALCULATOR } from './calculator-copy.ts';
import { DECIDE } from './copy.ts';

type Way = StatedPay['way'];
type Typed = Readonly<Record<'amount' | 'period' | 'rate' | 'hours' | 'lastYear' | 'yearBefore', string>>;

const WAYS: readonly Way[] = ['PERIOD', 'HOURLY', 'BUSINESS'];
const NOTHING: Typed = { amount: '', period: 'TWO_WEEKS', rate: '', hours: '', lastYear: '', yearBefore: '' };
const WEEK_HOURS = 168;

/** Net profit as typed; a loss has a minus or parentheses, as a tax return prints it. */
function readProfit(typed: string): number {
  const isLoss = /^\s*(?:[-−–]|\()/.test(typed);
  const amount = readDollars(typed.replaceAll(/[-−–()]/g, '').trim());
  return isLoss ? -amount : amount;
}

function statedPay(way: Way, { amount, period, rate, hours, lastYear, yearBefore }: Typed): StatedPay | null {
  if (way === 'PERIOD') {
    const paid = readDollars(amount);
    return paid > 0 ? { way, amount: paid, period: PAY_PERIODS.find((one) => one === period) ?? 'YEAR' } : null;
  }
  if (way === 'HOURLY') {
    const [hourly, hoursAWeek] = [readDollars(rate), Number(hours)];
    return hourly > 0 && hoursAWeek > 0 && hoursAWeek <= WEEK_HOURS ? { way, rate: hourly, hoursAWeek } : null;
  }
  const [last, before] = [readProfit(lastYear), yearBefore.trim() === '' ? null : readProfit(yearBefore)];
  return Number.isFinite(last) && (before === null || Number.isFinite(before)) ? { way, lastYear: last, yearBefore: before } : null;
}

/** Works out a month's income beside the documents. Records nothing: the figure goes into the decision's own fields. */
export function IncomeCalculator({ onUse }: { onUse: (annual: number) => void }): ReactNode {
  const [way, setWay] = useState<Way>('PERIOD');
  const [typed, setTyped] = useState(NOTHING);
  const [used, setUsed] = useState(false);
  const bind = (name: keyof Typed) => ({
    name: `calculator-${name}`,
    value: typed[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
      setTyped({ ...typed, [name]: event.currentTarget.value });
      setUsed(false);
    },
  });
  const amount = (name: keyof Typed, label: string, optional?: string) => <TextInput {...bind(name)} label={label} inputMode="decimal" autoComplete="off" width="short" {...(optional ? { optional } : {})} />;
  const pay = statedPay(way, typed);
  const result = pay && calculateIncome(pay);
  return (
    <Disclosure summary={CALCULATOR.title}>
      <Select
        name="calculator-way" label={CALCULATOR.way} value={way} options={WAYS.map((value) => ({ value, label: CALCULATOR.ways[value] }))}
        onChange={(event) => { setWay(WAYS.find((one) => one === event.currentTarget.value) ?? 'PERIOD'); setUsed(false); }}
      />
      {way === 'PERIOD' && <>{amount('amount', CALCULATOR.amount)}<Select {...bind('period')} label={CALCULATOR.period} options={PAY_PERIODS.map((value) => ({ value, label: DECIDE.periods[value] }))} /></>}
      {way === 'HOURLY' && <>{amount('rate', CALCULATOR.rate)}{amount('hours', CALCULATOR.hours)}</>}
      {way === 'BUSINESS' && <>{amount('lastYear', CALCULATOR.lastYear)}{amount('yearBefore', CALCULATOR.yearBefore, CALCULATOR.optional)}</>}
      <output>
        {pay && result ? <><p>{CALCULATOR.yearSum(pay, result)}</p><p><b>{CALCULATOR.monthSum(result)}</b></p></> : <p>{CALCULATOR.empty}</p>}
        {result && result.annual <= 0 && <p>{CALCULATOR.noIncome}</p>}
        {used && <p>{CALCULATOR.used}</p>}
      </output>
      {result && result.annual > 0 && <Button size="s" onClick={() => { onUse(result.annual); setUsed(true); }}>{CALCULATOR.use}</Button>}
    </Disclosure>
  );
}
