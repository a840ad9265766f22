import { closeFile } from '@lintel/contract';
import {
  CLOSING_GROUNDS,
  DECLINE_REASON_CODES,
  DECLINE_REASONS,
  MAX_REASONS,
  WITHDRAWAL_REASONS,
  type FieldMessage,
} from '@lintel/domain';
import { Checkbox, ChoiceTiles, Fieldset, Panel, Select } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import type { ControlProps, FormInput } from '../../form/console-form.tsx';
import { FORM } from '../../form/words.en.ts';
import { api } from '../../platform/api.ts';
import { useMay } from '../../platform/me.ts';
import { unsentInput } from '../../platform/unsent-input.ts';
import { FileForm, type WriteParams } from '../file-form.tsx';
import { RetentionPanel } from '../retention/panel.tsx';
import { useFile } from '../use-file.ts';
import { ConfirmEnd, type Question } from './confirm.tsx';
import { CLOSURE } from './words.en.ts';
import css from '../file.module.css';

const OUTCOMES = ['DECLINED', 'CANCELLED'] as const;
const WITHDRAWALS = Object.entries(WITHDRAWAL_REASONS).map(([value, label]) => ({ value, label }));

function check(typed: FormInput): FieldMessage[] {
  if (typed.text('outcome') === '') return [{ field: 'outcome', message: CLOSURE.chooseOutcome }];
  if (typed.text('outcome') === 'CANCELLED')
    return typed.text('withdrawal') ? [] : [{ field: 'withdrawal', message: FORM.chooseReason }];
  const given = typed.all('reasons').length;
  return given === 0 || given > MAX_REASONS
    ? [{ field: 'reasons', message: given === 0 ? CLOSURE.chooseReasons : CLOSURE.tooMany(MAX_REASONS) }]
    : [];
}

const reasonsIn = (typed: FormInput) => DECLINE_REASON_CODES.filter((code) => typed.all('reasons').includes(code));

function send(typed: FormInput, on: WriteParams): Promise<unknown> {
  if (typed.text('outcome') === 'CANCELLED')
    return api(closeFile, { ...on, body: { outcome: 'CANCELLED', reasons: [typed.text('withdrawal')] } });
  return api(closeFile, {
    ...on,
    body: {
      outcome: 'DECLINED',
      reasons: reasonsIn(typed),
      ground: CLOSING_GROUNDS.find((ground) => ground === typed.text('ground')) ?? null,
    },
  });
}

/** Ends a file, as a withdrawal or a decline with its principal reasons, and shows how long it is then kept. */
export function Closure(): ReactNode {
  const { file } = useFile();
  const may = useMay();
  return (
    <div className={css.stack}>
      {!file.active && <p>{CLOSURE.ended}</p>}
      {file.active && may('decide') && <End />}
      <RetentionPanel />
    </div>
  );
}

function End(): ReactNode {
  const { uuid } = useFile();
  const [chosen, setChosen] = useState(unsentInput.read(`${uuid} closure`)['outcome']?.[0]);
  const outcome = OUTCOMES.find((one) => one === chosen);
  const [question, setQuestion] = useState<Question>();
  const confirm = (typed: FormInput) =>
    new Promise<boolean>((answer) =>
      setQuestion({ reasons: typed.text('outcome') === 'DECLINED' ? reasonsIn(typed) : null, answer }),
    );
  return (
    <Panel title={CLOSURE.title}>
      <p>{CLOSURE.lead}</p>
      <FileForm
        name="closure"
        submit={CLOSURE.submit[outcome ?? 'UNDECIDED']}
        done={CLOSURE.done}
        check={check}
        confirm={confirm}
        send={send}
      >
        {(at, before) => (
          <>
            <ChoiceTiles
              {...at('outcome')}
              label={CLOSURE.outcome}
              value={outcome ?? ''}
              onChange={setChosen}
              options={[
                { value: 'DECLINED', label: CLOSURE.declined, hint: CLOSURE.declinedHint },
                { value: 'CANCELLED', label: CLOSURE.cancelled, hint: CLOSURE.cancelledHint },
              ]}
            />
            {outcome === 'DECLINED' && <Decline at={at} before={before} />}
            {outcome === 'CANCELLED' && (
              <Select {...at('withdrawal')} label={FORM.reason} placeholder={FORM.choose} options={WITHDRAWALS} />
            )}
          </>
        )}
      </FileForm>
      <ConfirmEnd question={question} onAnswered={() => setQuestion(undefined)} />
    </Panel>
  );
}

function Decline({ at, before }: { at: (field: string) => ControlProps; before: FormInput }): ReactNode {
  const { id, error } = at('reasons');
  return (
    <>
      <Fieldset name="reasons" label={CLOSURE.reasons} hint={CLOSURE.reasonsHint(MAX_REASONS)} error={error}>
        <div className={css.reasons}>
          {DECLINE_REASON_CODES.map((code, index) => (
            <Checkbox
              key={code}
              name="reasons"
              id={index === 0 ? id : `${id}-${code}`}
              value={code}
              label={DECLINE_REASONS[code]}
              defaultChecked={before.all('reasons').includes(code)}
            />
          ))}
        </div>
      </Fieldset>
      <Select
        {...at('ground')}
        label={CLOSURE.ground}
        hint={CLOSURE.groundHint}
        optional={FORM.optional}
        placeholder={CLOSURE.noGround}
        options={CLOSING_GROUNDS.map((value) => ({ value, label: CLOSURE.grounds[value] }))}
      />
    </>
  );
}
