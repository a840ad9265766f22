import { Select, TextArea } from '@lintel/ui';
import type { ReactNode } from 'react';
import { closeCondition, returnCondition } from '@lintel/contract';
import { CONDITION_CLOSE_REASONS, CONDITION_RETURN_REASONS } from '@lintel/domain';
import { FORM } from '../../form/copy.ts';
import type { Fault, Sent } from '../../form/desk-form.tsx';
import { api } from '../../platform/api.ts';
import { FileForm } from '../file-form.tsx';
import { CONDITIONS } from './copy.ts';

const options = (list: Readonly<Record<string, string>>) => Object.entries(list).map(([value, label]) => ({ value, label }));
const check = (typed: Sent): Fault[] => (typed.text('reason') ? [] : [{ field: 'reason', message: FORM.chooseReason }]);

/** Met, or waived. */
export function CloseCondition({ conditionUuid }: { conditionUuid: string }): ReactNode {
  return (
    <FileForm
      name={`close ${conditionUuid}`} submit={CONDITIONS.close} quiet done={CONDITIONS.closed} check={check}
      send={({ text }, { params, version }) => api(closeCondition, {
        params: { ...params, conditionUuid }, version, body: { state: text('state') === 'CANCELLED' ? 'CANCELLED' : 'CLEARED', reason: text('reason'), notes: text('notes') || null },
      })}
    >
      {(at) => (
        <>
          <Select {...at('state')} label={CONDITIONS.how} options={[{ value: 'CLEARED', label: CONDITIONS.met }, { value: 'CANCELLED', label: CONDITIONS.waived }]} />
          <Select {...at('reason')} label={FORM.reason} placeholder={FORM.choose} options={options(CONDITION_CLOSE_REASONS)} />
          <TextArea {...at('notes')} label={CONDITIONS.notes} optional={FORM.optional} rows={2} maxLength={2000} />
        </>
      )}
    </FileForm>
  );
}

/** The borrower's turn again. */
export function ReturnCondition({ conditionUuid }: { conditionUuid: string }): ReactNode {
  return (
    <FileForm
      name={`return ${conditionUuid}`} submit={CONDITIONS.giveBack} quiet done={CONDITIONS.givenBack} check={check}
      send={({ text }, { params, ...on }) => api(returnCondition, { ...on, params: { ...params, conditionUuid }, body: { reason: text('reason'), commentsToBorrower: text('comment') || null } })}
    >
      {(at) => (
        <>
          <Select {...at('reason')} label={CONDITIONS.theyRead} placeholder={FORM.choose} options={options(CONDITION_RETURN_REASONS)} />
          <TextArea {...at('comment')} label={CONDITIONS.andThis} optional={FORM.optional} rows={2} maxLength={500} />
        </>
      )}
    </FileForm>
  );
}
