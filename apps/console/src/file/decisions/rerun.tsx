import { rerunGate } from '@lintel/contract';
import { RERUN_REASONS } from '@lintel/domain';
import { Panel, Select } from '@lintel/ui';
import type { ReactNode } from 'react';
import { FORM } from '../../form/words.en.ts';
import { api } from '../../platform/api.ts';
import { FileForm } from '../file-form.tsx';
import { DECIDE } from './words.en.ts';

const REASONS = Object.entries(RERUN_REASONS).map(([value, label]) => ({ value, label }));

/** Restarts the current gate's work under its old key, so the bureau doesn't pull credit twice. */
export function Rerun({ gate, title }: { gate: string; title: string }): ReactNode {
  return (
    <Panel title={DECIDE.rerunTitle(title)}>
      <p>{DECIDE.rerunLead}</p>
      <FileForm
        name={`rerun ${gate}`}
        submit={DECIDE.rerun}
        quiet
        done={DECIDE.rerunDone}
        check={(typed) => (typed.text('reason') ? [] : [{ field: 'reason', message: FORM.chooseReason }])}
        send={(typed, { params, idempotencyKey }) =>
          api(rerunGate, { params: { ...params, gate }, idempotencyKey, body: { reason: typed.text('reason') } })
        }
      >
        {(at) => <Select {...at('reason')} label={FORM.reason} placeholder={FORM.choose} options={REASONS} />}
      </FileForm>
    </Panel>
  );
}
