import { logCall } from '@lintel/contract';
import { CALL_DIRECTIONS, CALL_OUTCOMES, CALL_PARTIES, type PhoneCall } from '@lintel/domain';
import { Disclosure, Select, TextArea } from '@lintel/ui';
import type { ReactNode } from 'react';
import type { FormInput } from '../../form/console-form.tsx';
import { FORM } from '../../form/words.en.ts';
import { api } from '../../platform/api.ts';
import { FileForm } from '../file-form.tsx';
import { CALLS } from './words.en.ts';

/** With whom a call was, in which direction, and how it ended. */
export const formatCall = ({ party, direction, outcome }: PhoneCall): string =>
  CALLS.summary(CALLS.calls[direction], CALLS.parties[party], CALLS.outcomes[outcome]);

const readCall = ({ text }: FormInput) => ({
  party: CALL_PARTIES.find((one) => one === text('party')),
  direction: CALL_DIRECTIONS.find((one) => one === text('direction')),
  outcome: CALL_OUTCOMES.find((one) => one === text('outcome')),
});

/** Logs a phone call among the file's notes. */
export function LogCall(): ReactNode {
  return (
    <Disclosure summary={CALLS.log}>
      <FileForm
        name="call"
        submit={CALLS.submit}
        quiet
        done={CALLS.done}
        check={(typed) => {
          const { party, direction, outcome } = readCall(typed);
          return [
            ...(party ? [] : [{ field: 'party', message: CALLS.partyMissing }]),
            ...(direction ? [] : [{ field: 'direction', message: CALLS.directionMissing }]),
            ...(outcome ? [] : [{ field: 'outcome', message: CALLS.outcomeMissing }]),
          ];
        }}
        send={async (typed, on) => {
          const { party, direction, outcome } = readCall(typed);
          if (party && direction && outcome)
            await api(logCall, { ...on, body: { party, direction, outcome, text: typed.text('text') } });
        }}
      >
        {(at) => (
          <>
            <Select
              {...at('party')}
              label={CALLS.party}
              placeholder={FORM.choose}
              options={CALL_PARTIES.map((value) => ({ value, label: CALLS.parties[value] }))}
            />
            <Select
              {...at('direction')}
              label={CALLS.direction}
              placeholder={FORM.choose}
              options={CALL_DIRECTIONS.map((value) => ({ value, label: CALLS.directions[value] }))}
            />
            <Select
              {...at('outcome')}
              label={CALLS.outcome}
              placeholder={FORM.choose}
              options={CALL_OUTCOMES.map((value) => ({ value, label: CALLS.outcomes[value] }))}
            />
            <TextArea
              {...at('text')}
              label={CALLS.text}
              hint={CALLS.textHint}
              optional={FORM.optional}
              rows={3}
              maxLength={2000}
            />
          </>
        )}
      </FileForm>
    </Disclosure>
  );
}
