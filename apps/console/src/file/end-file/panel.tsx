import { closeFile } from '@lintel/contract';
import {
  NOTICE_CLOCKS,
  VOIDING_GROUNDS,
  DECLINE_REASON_CODES,
  MAX_PRINCIPAL_REASONS,
  WITHDRAWAL_REASONS,
  type FieldMessage,
} from '@lintel/domain';
import { ChoiceTiles, Panel, Select } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import type { FormInput } from '../../form/console-form.tsx';
import { FORM } from '../../form/words.en.ts';
import { api } from '../../platform/api.ts';
import { useMay } from '../../platform/me.ts';
import { unsentInput } from '../../platform/unsent-input.ts';
import { FileForm, type WriteParams } from '../file-form.tsx';
import { RetentionPanel } from '../retention/panel.tsx';
import { useFile } from '../use-file.ts';
import { ConfirmEnd, type Question } from './confirm.tsx';
import { DeclineFields } from './decline-fields.tsx';
import { CLOSURE } from './words.en.ts';
import css from '../file.module.css';
import closureCss from './closure.module.css';

const OUTCOMES = ['DECLINED', 'CANCELLED'] as const;
const WITHDRAWALS = Object.entries(WITHDRAWAL_REASONS).map(([value, label]) => ({ value, label }));

function check(typed: FormInput, allSigned: boolean): FieldMessage[] {
  if (typed.text('outcome') === '') return [{ field: 'outcome', message: CLOSURE.chooseOutcome }];
  if (typed.text('outcome') === 'CANCELLED')
    return typed.text('withdrawal') ? [] : [{ field: 'withdrawal', message: FORM.chooseReason }];
  const given = typed.all('reasons').length;
  return [
    ...(given === 0 ? [{ field: 'reasons', message: CLOSURE.chooseReasons }] : []),
    ...(given > MAX_PRINCIPAL_REASONS ? [{ field: 'reasons', message: CLOSURE.tooMany(MAX_PRINCIPAL_REASONS) }] : []),
    ...(allSigned && !typed.text('ground') ? [{ field: 'ground', message: CLOSURE.groundMissing }] : []),
  ];
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
      ground: VOIDING_GROUNDS.find((ground) => ground === typed.text('ground')) ?? null,
    },
  });
}

/**
 * The end tab of a file: ends it as a withdrawal or a decline with its principal reasons, and shows how long it is then
 * kept.
 */
export function Closure(): ReactNode {
  const { file } = useFile();
  const may = useMay();
  return (
    <div className={css.stack}>
      {!file.active && (
        <p>{CLOSURE.ended[file.end ?? (file.status.checklistStatus === 'DECLINED' ? 'DECLINED' : 'COMPLETE')]}</p>
      )}
      {file.active && may('decide') && <EndForm />}
      <RetentionPanel />
    </div>
  );
}

function EndForm(): ReactNode {
  const {
    uuid,
    file: { allSigned },
  } = useFile();
  const [chosen, setChosen] = useState(unsentInput.read(`${uuid} closure`)['outcome']?.[0]);
  const outcome = OUTCOMES.find((one) => one === chosen);
  const [question, setQuestion] = useState<Question>();
  const confirm = (typed: FormInput) =>
    new Promise<boolean>((answer) =>
      setQuestion({ reasons: typed.text('outcome') === 'DECLINED' ? reasonsIn(typed) : null, answer }),
    );
  return (
    <Panel title={CLOSURE.title}>
      <p>{CLOSURE.lead(NOTICE_CLOCKS.SILENCE.days, NOTICE_CLOCKS.INCOMPLETENESS.days)}</p>
      <div className={outcome === 'DECLINED' ? closureCss.long : undefined}>
        <FileForm
          name="closure"
          submit={CLOSURE.submit[outcome ?? 'UNDECIDED']}
          done={CLOSURE.done}
          check={(typed) => check(typed, allSigned)}
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
              {outcome === 'DECLINED' && <DeclineFields at={at} before={before} />}
              {outcome === 'CANCELLED' && (
                <Select {...at('withdrawal')} label={FORM.reason} placeholder={FORM.choose} options={WITHDRAWALS} />
              )}
            </>
          )}
        </FileForm>
      </div>
      <ConfirmEnd question={question} onAnswered={() => setQuestion(undefined)} />
    </Panel>
  );
}
