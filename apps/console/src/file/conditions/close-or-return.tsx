import { closeCondition, returnCondition } from '@lintel/contract';
import {
  CONDITION_CLOSE_REASONS,
  CONDITION_RETURN_REASONS,
  type ConditionClosing,
  type ConditionKind,
  type FieldMessage,
} from '@lintel/domain';
import { Select, TextArea } from '@lintel/ui';
import type { ReactNode } from 'react';
import type { FormInput } from '../../form/console-form.tsx';
import { FORM } from '../../form/words.en.ts';
import { api } from '../../platform/api.ts';
import { FileForm } from '../file-form.tsx';
import { CONDITIONS } from './words.en.ts';

const check = (typed: FormInput): FieldMessage[] =>
  typed.text('reason') ? [] : [{ field: 'reason', message: FORM.chooseReason }];

const CLOSINGS: readonly ConditionClosing[] = ['CLEARED', 'CANCELLED'];

/**
 * Returns the close reasons of a kind of condition, each with its outcome: value "CLEARED PAID", label "Cleared: A
 * receipt shows that it is paid".
 */
export const closeOptions = (kind: ConditionKind): readonly { value: string; label: string }[] =>
  CLOSINGS.flatMap((closing) =>
    Object.entries(CONDITION_CLOSE_REASONS[kind][closing]).map(([reason, words]) => ({
      value: `${closing} ${reason}`,
      label: CONDITIONS.closing(CONDITIONS.closings[closing], words),
    })),
  );

/** Clears a condition, or removes one that no longer applies, with a reason. */
export function CloseCondition({ conditionId, kind }: { conditionId: string; kind: ConditionKind }): ReactNode {
  return (
    <FileForm
      name={`close ${conditionId}`}
      submit={CONDITIONS.close}
      quiet
      done={CONDITIONS.closed}
      check={check}
      send={({ text }, { params, version }) => {
        const [state = '', reason = ''] = text('reason').split(' ');
        return api(closeCondition, {
          params: { ...params, conditionId },
          version,
          body: { state: state === 'CANCELLED' ? 'CANCELLED' : 'CLEARED', reason, notes: text('notes') || null },
        });
      }}
    >
      {(at) => (
        <>
          <Select
            {...at('reason')}
            label={FORM.reason}
            hint={CONDITIONS.closeHint}
            placeholder={FORM.choose}
            options={closeOptions(kind)}
          />
          <TextArea {...at('notes')} label={CONDITIONS.notes} optional={FORM.optional} rows={2} maxLength={2000} />
        </>
      )}
    </FileForm>
  );
}

/** Returns the answer to a condition, so that the borrower or the signer must answer again. */
export function ReturnCondition({ conditionId, submit }: { conditionId: string; submit: string }): ReactNode {
  return (
    <FileForm
      name={`return ${conditionId}`}
      submit={submit}
      quiet
      done={CONDITIONS.returned}
      check={check}
      send={({ text }, { params, ...on }) =>
        api(returnCondition, {
          ...on,
          params: { ...params, conditionId },
          body: { reason: text('reason'), commentsToBorrower: text('comment') || null },
        })
      }
    >
      {(at) => (
        <>
          <Select
            {...at('reason')}
            label={CONDITIONS.reasonShown}
            placeholder={FORM.choose}
            options={Object.entries(CONDITION_RETURN_REASONS).map(([value, label]) => ({ value, label }))}
          />
          <TextArea
            {...at('comment')}
            label={CONDITIONS.returnMessage}
            optional={FORM.optional}
            rows={2}
            maxLength={500}
          />
        </>
      )}
    </FileForm>
  );
}
