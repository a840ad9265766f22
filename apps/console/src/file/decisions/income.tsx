import { decideIncome } from '@lintel/contract';
import { INCOME_RETURN_REASONS, INCOME_SOURCES, PAY_PERIODS, readDollars, type FieldMessage } from '@lintel/domain';
import { ChoiceTiles, Panel, Select, TextArea, TextInput } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import type { ControlProps, FormInput } from '../../form/console-form.tsx';
import { FORM } from '../../form/words.en.ts';
import { api } from '../../platform/api.ts';
import { INCOME_SOURCE_WORDS } from '../../platform/income-source-words.en.ts';
import { unsentInput } from '../../platform/unsent-input.ts';
import { FileForm, type WriteParams } from '../file-form.tsx';
import { useFile } from '../use-file.ts';
import { documentNames } from '../viewer/names.ts';
import { IncomeCalculator } from './calculator.tsx';
import { DECIDE } from './words.en.ts';

const REASONS = Object.entries(INCOME_RETURN_REASONS).map(([value, label]) => ({ value, label }));

function check(typed: FormInput): FieldMessage[] {
  if (typed.text('outcome') === 'RETURNED')
    return typed.text('reason') ? [] : [{ field: 'reason', message: FORM.chooseReason }];
  if (typed.text('outcome') !== 'EVIDENCED') return [{ field: 'outcome', message: DECIDE.chooseOutcome }];
  return [
    ...(typed.text('document') ? [] : [{ field: 'document', message: DECIDE.chooseDocument }]),
    ...(typed.text('employer') ? [] : [{ field: 'employer', message: DECIDE.employerMissing }]),
    ...(readDollars(typed.text('amount')) > 0 ? [] : [{ field: 'amount', message: DECIDE.amountMissing }]),
  ];
}

function send(typed: FormInput, on: WriteParams): Promise<unknown> {
  if (typed.text('outcome') === 'RETURNED')
    return api(decideIncome, {
      ...on,
      body: { outcome: 'RETURNED', reason: typed.text('reason'), commentsToBorrower: typed.text('comment') || null },
    });
  return api(decideIncome, {
    ...on,
    body: {
      outcome: 'EVIDENCED',
      source: INCOME_SOURCES.find((one) => one === typed.text('source')) ?? 'MANUAL_PAYSTUB',
      employer: typed.text('employer'),
      amount: readDollars(typed.text('amount')),
      period: PAY_PERIODS.find((one) => one === typed.text('period')) ?? 'YEAR',
      documentUuid: typed.text('document'),
    },
  });
}

/** Records the income that a document proves, or returns the documents to the borrower. */
export function IncomeDecision(): ReactNode {
  const { uuid } = useFile();
  const [outcome, setOutcome] = useState(unsentInput.read(`${uuid} income`)['outcome']?.[0] ?? '');
  const [calculated, setCalculated] = useState<number>();
  return (
    <Panel title={DECIDE.income} raised>
      {outcome === 'EVIDENCED' && <IncomeCalculator onUse={setCalculated} />}
      <FileForm name="income" submit={DECIDE.record} done={DECIDE.recorded} check={check} send={send}>
        {(at) => (
          <>
            <ChoiceTiles
              {...at('outcome')}
              label={DECIDE.outcome}
              look="small"
              value={outcome}
              onChange={setOutcome}
              options={[
                { value: 'EVIDENCED', label: DECIDE.evidenced },
                { value: 'RETURNED', label: DECIDE.returned },
              ]}
            />
            {outcome === 'EVIDENCED' && <Evidenced at={at} calculated={calculated} />}
            {outcome === 'RETURNED' && (
              <>
                <Select {...at('reason')} label={DECIDE.reasonShown} placeholder={FORM.choose} options={REASONS} />
                <TextArea
                  {...at('comment')}
                  label={DECIDE.toBorrower}
                  hint={DECIDE.toBorrowerHint}
                  optional={FORM.optional}
                  rows={3}
                  maxLength={500}
                />
              </>
            )}
          </>
        )}
      </FileForm>
    </Panel>
  );
}

function Evidenced({
  at,
  calculated,
}: {
  at: (field: string) => ControlProps;
  calculated: number | undefined;
}): ReactNode {
  const {
    file: { documents, employer },
  } = useFile();
  const sent = documents.filter((document) => document.submittedAt != null && document.state === 'READY');
  const names = documentNames(sent);
  const employerProps = at('employer');
  return (
    <>
      <Select
        {...at('document')}
        label={DECIDE.document}
        placeholder={FORM.choose}
        options={sent.map(({ uuid }) => ({ value: uuid, label: names.get(uuid) ?? '' }))}
      />
      <Select
        {...at('source')}
        defaultValue={at('source').defaultValue ?? 'MANUAL_PAYSTUB'}
        label={DECIDE.source}
        options={INCOME_SOURCES.map((value) => ({ value, label: INCOME_SOURCE_WORDS[value] }))}
      />
      <TextInput
        {...employerProps}
        defaultValue={employerProps.defaultValue ?? employer?.employerName}
        label={DECIDE.employer}
        maxLength={200}
      />
      <TextInput
        key={`amount ${calculated ?? ''}`}
        {...at('amount')}
        {...(calculated === undefined ? {} : { defaultValue: calculated.toFixed(2) })}
        label={DECIDE.amount}
        inputMode="decimal"
        autoComplete="off"
        width="short"
      />
      <Select
        key={`period ${calculated ?? ''}`}
        {...at('period')}
        {...(calculated === undefined ? {} : { defaultValue: 'YEAR' })}
        label={DECIDE.period}
        options={PAY_PERIODS.map((value) => ({ value, label: DECIDE.periods[value] }))}
      />
    </>
  );
}
