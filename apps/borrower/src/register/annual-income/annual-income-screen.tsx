import {
  confirmIncomeSentence,
  EMPLOYMENT_LABELS,
  EMPLOYMENT_TYPES,
  formatMoney,
  INCOME_TO_CONFIRM,
  readDollars,
  tidyDollars,
  UNEMPLOYED_APOLOGY,
} from '@lintel/domain';
import { Button, Checkbox, MoneyInput, Notice, Select } from '@lintel/ui';
import { useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useDraft } from '../flow/draft.tsx';
import { useSource } from '../flow/lazy/source.ts';
import { Step } from '../flow/step.tsx';
import { useStep } from '../flow/use-step.ts';
import { FLOW } from '../flow/words.en.ts';
import { INCOME } from '../words.en.ts';

const EMPLOYMENTS = EMPLOYMENT_TYPES.map((value) => ({ value, label: EMPLOYMENT_LABELS[value] }));
/**
 * Asks for employment, yearly income and other income. Below `INCOME_TO_CONFIRM` the amount looks like a month's: the
 * page offers twelve times as much, or a confirmation.
 */
export function AnnualIncomeScreen(): ReactNode {
  const state = useStep({ step: 'annual-income', title: INCOME.title });
  const { values, errors } = state;
  const source = useSource();
  const isListed = useDraft().draft['for-sale']?.isListedForSale === 'YES';
  const [amount, setAmount] = useState(() => readDollars(values['income'] ?? ''));
  const [unemployed, setUnemployed] = useState(values['employmentType'] === 'UNEMPLOYED');
  const income = useRef<HTMLInputElement>(null);
  const low = Number.isFinite(amount) && amount > 0 && amount < INCOME_TO_CONFIRM;
  // The box appears after a submit without it and stays while the amount is low, so it doesn't pop up during typing.
  // Checking it fixes the error, but the box and its answer must stay.
  const [needsConfirmation, setNeedsConfirmation] = useState((values['incomeConfirmed'] ?? '') !== '');
  if (!needsConfirmation && errors['incomeConfirmed'] !== undefined) setNeedsConfirmation(true);

  function readInput({ target }: SyntheticEvent<HTMLElement>) {
    if (target instanceof HTMLInputElement && target.name === 'income') setAmount(readDollars(target.value));
    if (target instanceof HTMLSelectElement) setUnemployed(target.value === 'UNEMPLOYED');
  }
  function useYearly() {
    const box = income.current;
    if (!box) return;
    box.value = tidyDollars(String(amount * 12));
    box.dispatchEvent(new Event('input', { bubbles: true }));
    box.focus();
  }

  return (
    <Step
      state={state}
      title={INCOME.title}
      lead={INCOME.lead}
      names={INCOME.names}
      notice={isListed && <Notice tone="warning">{INCOME.listed}</Notice>}
    >
      <div onInput={readInput}>
        <Select
          name="employmentType"
          label={INCOME.employment}
          hint={source('employmentType')}
          placeholder={INCOME.chooseEmployment}
          options={EMPLOYMENTS}
          defaultValue={values['employmentType'] ?? ''}
          error={errors['employmentType']}
        />
      </div>
      {unemployed && (
        <Notice tone="warning" live>
          {errors['employmentType'] === undefined && <b>{UNEMPLOYED_APOLOGY}</b>} {INCOME.unemployedHelp}
        </Notice>
      )}
      <div onInput={readInput}>
        <MoneyInput
          ref={income}
          name="income"
          label={INCOME.income}
          hint={source('income')}
          tidy={tidyDollars}
          defaultValue={values['income']}
          error={errors['income']}
        />
        {low && (
          <p>
            {INCOME.monthly(formatMoney(amount), formatMoney(amount * 12))}{' '}
            <Button kind="link" onClick={useYearly}>
              {INCOME.use}
            </Button>
          </p>
        )}
      </div>
      {low && needsConfirmation && (
        <Checkbox
          key={amount}
          boxed
          name="incomeConfirmed"
          value={String(amount)}
          label={INCOME.confirm}
          hint={errors['incomeConfirmed'] === undefined ? confirmIncomeSentence(amount) : undefined}
          defaultChecked={readDollars(values['incomeConfirmed'] ?? '') === amount}
          error={errors['incomeConfirmed']}
        />
      )}
      <MoneyInput
        name="otherIncome"
        label={INCOME.other}
        optional={FLOW.optional}
        hint={INCOME.otherHint}
        tidy={tidyDollars}
        defaultValue={values['otherIncome']}
        error={errors['otherIncome']}
      />
    </Step>
  );
}
