import { decideIncome } from '@lintel/contract';
import { formatMoney, formatName, INCOME_HOLDER_REASONS, type IncomeHolderOutcome } from '@lintel/domain';
import { ChoiceTiles, Panel, Select, SummaryRows, TextArea } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { FORM } from '../form/words.en.ts';
import { api } from '../platform/api.ts';
import { formatIncomeSource } from '../platform/income-source.ts';
import { useMay } from '../platform/me.ts';
import { unsentInput } from '../platform/unsent-input.ts';
import { DECIDE } from './decisions/words.en.ts';
import { FileForm } from './file-form.tsx';
import { useFile, type LoanFileReply } from './use-file.ts';
import { FILE, INCOME_RECORDS } from './words.en.ts';
import css from './file.module.css';

type IncomeRecord = LoanFileReply['income'][number];

const parseOutcome = (asked: string): IncomeHolderOutcome | undefined =>
  asked === 'ACCEPTED' || asked === 'REFUSED' ? asked : undefined;

/** Income records whose source names another person or no one. With the permission, staff decide whose income it is. */
export function HeldIncomeRecords(): ReactNode {
  const {
    file: { income, person },
  } = useFile();
  const may = useMay();
  const held = income.filter(({ canDecide }) => canDecide);
  if (held.length === 0) return null;
  return (
    <section className={css.stack} aria-labelledby="income-records">
      <h2 id="income-records">{INCOME_RECORDS.title}</h2>
      <p>{INCOME_RECORDS.lead}</p>
      {held.map((record) => {
        const { recordUuid, source, employer, amount, holders } = record;
        const rows = [
          { label: INCOME_RECORDS.borrower, value: formatName(person.name) },
          { label: INCOME_RECORDS.holder, value: holders?.join(', ') || INCOME_RECORDS.noOne },
          { label: FILE.employer, value: employer ?? FILE.none },
          { label: INCOME_RECORDS.figure, value: INCOME_RECORDS.aYear(formatMoney(amount, 2)) },
        ];
        return (
          <Panel key={recordUuid} title={formatIncomeSource(source)}>
            <SummaryRows rows={rows} />
            {may('review') && <HolderDecision record={record} />}
          </Panel>
        );
      })}
    </section>
  );
}

function HolderDecision({ record: { recordUuid } }: { record: IncomeRecord }): ReactNode {
  const { uuid } = useFile();
  const name = `income ${recordUuid}`;
  const [chosen, setChosen] = useState(unsentInput.read(`${uuid} ${name}`)['outcome']?.[0] ?? '');
  const outcome = parseOutcome(chosen);
  return (
    <FileForm
      name={name}
      submit={DECIDE.record}
      quiet
      done={INCOME_RECORDS.done}
      check={(typed) =>
        outcome
          ? typed.text('reason')
            ? []
            : [{ field: 'reason', message: FORM.chooseReason }]
          : [{ field: 'outcome', message: INCOME_RECORDS.choose }]
      }
      send={(typed, on) =>
        api(decideIncome, {
          ...on,
          body: {
            outcome: outcome ?? 'REFUSED',
            recordUuid,
            reason: typed.text('reason'),
            comment: typed.text('comment') || null,
          },
        })
      }
    >
      {(at) => (
        <>
          <ChoiceTiles
            {...at('outcome')}
            label={INCOME_RECORDS.outcome}
            look="small"
            value={chosen}
            onChange={setChosen}
            options={[
              { value: 'ACCEPTED', label: INCOME_RECORDS.accept, hint: INCOME_RECORDS.acceptHint },
              { value: 'REFUSED', label: INCOME_RECORDS.refuse, hint: INCOME_RECORDS.refuseHint },
            ]}
          />
          <Select
            key={chosen}
            {...at('reason')}
            label={FORM.reason}
            placeholder={FORM.choose}
            disabled={!outcome}
            {...(outcome ? {} : { hint: FORM.outcomeFirst })}
            options={
              outcome ? Object.entries(INCOME_HOLDER_REASONS[outcome]).map(([value, label]) => ({ value, label })) : []
            }
          />
          <TextArea
            {...at('comment')}
            label={DECIDE.comment}
            hint={DECIDE.commentHint}
            optional={FORM.optional}
            rows={2}
            maxLength={500}
          />
        </>
      )}
    </FileForm>
  );
}
