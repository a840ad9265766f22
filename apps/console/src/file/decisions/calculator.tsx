import { calculateIncome, PAY_PERIODS, type StatedPay } from '@lintel/domain';
import { Button, Disclosure, Select, TextInput } from '@lintel/ui';
import { useState, type ChangeEvent, type ReactNode } from 'react';
import { CALCULATOR } from './calculator-words.en.ts';
import { readStatedPay, type TypedPay } from './stated-pay.ts';
import { DECIDE } from './words.en.ts';

type PayBasis = StatedPay['way'];

const WAYS: readonly PayBasis[] = ['PERIOD', 'HOURLY', 'BUSINESS'];
const NOTHING: TypedPay = { amount: '', period: 'TWO_WEEKS', rate: '', hours: '', lastYear: '', yearBefore: '' };
/** Calculates monthly income next to the documents. Records nothing: the figure goes into the decision's own fields. */
export function IncomeCalculator({ onUse }: { onUse: (annual: number) => void }): ReactNode {
  const [way, setWay] = useState<PayBasis>('PERIOD');
  const [typed, setTyped] = useState(NOTHING);
  const [used, setUsed] = useState(false);
  const bind = (name: keyof TypedPay) => ({
    name: `calculator-${name}`,
    value: typed[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
      setTyped({ ...typed, [name]: event.currentTarget.value });
      setUsed(false);
    },
  });
  const amount = (name: keyof TypedPay, label: string, optional?: string) => (
    <TextInput
      {...bind(name)}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      width="short"
      {...(optional ? { optional } : {})}
    />
  );
  const pay = readStatedPay(way, typed);
  const result = pay && calculateIncome(pay);
  return (
    <Disclosure summary={CALCULATOR.title}>
      <Select
        name="calculator-way"
        label={CALCULATOR.way}
        value={way}
        options={WAYS.map((value) => ({ value, label: CALCULATOR.ways[value] }))}
        onChange={(event) => {
          setWay(WAYS.find((one) => one === event.currentTarget.value) ?? 'PERIOD');
          setUsed(false);
        }}
      />
      {way === 'PERIOD' && (
        <>
          {amount('amount', CALCULATOR.amount)}
          <Select
            {...bind('period')}
            label={CALCULATOR.period}
            options={PAY_PERIODS.map((value) => ({ value, label: DECIDE.periods[value] }))}
          />
        </>
      )}
      {way === 'HOURLY' && (
        <>
          {amount('rate', CALCULATOR.rate)}
          {amount('hours', CALCULATOR.hours)}
        </>
      )}
      {way === 'BUSINESS' && (
        <>
          {amount('lastYear', CALCULATOR.lastYear)}
          {amount('yearBefore', CALCULATOR.yearBefore, CALCULATOR.optional)}
        </>
      )}
      <output>
        {pay && result ? (
          <>
            <p>{CALCULATOR.yearSum(pay, result)}</p>
            <p>
              <b>{CALCULATOR.monthSum(result)}</b>
            </p>
          </>
        ) : (
          <p>{CALCULATOR.empty}</p>
        )}
        {result && result.annual <= 0 && <p>{CALCULATOR.noIncome}</p>}
        {used && <p>{CALCULATOR.used}</p>}
      </output>
      {result && result.annual > 0 && (
        <Button
          size="s"
          onClick={() => {
            onUse(result.annual);
            setUsed(true);
          }}
        >
          {CALCULATOR.use}
        </Button>
      )}
    </Disclosure>
  );
}
