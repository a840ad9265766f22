import { logPhoneCall } from '@lintel/contract';
import { PHONE_CALL_DIRECTIONS, PHONE_CALL_OUTCOMES, PHONE_CALL_PARTIES, type PhoneCall } from '@lintel/domain';
import { Disclosure, Select, TextArea, TextInput } from '@lintel/ui';
import { useEffect, useState, type ReactNode } from 'react';
import type { ControlProps, FormInput } from '../../form/console-form.tsx';
import { FORM } from '../../form/words.en.ts';
import { api } from '../../platform/api.ts';
import { toLenderInstant, toLenderLocal } from '../../platform/times.ts';
import { FileForm } from '../file-form.tsx';
import { useFile } from '../use-file.ts';
import { PHONE_CALLS } from './words.en.ts';
import css from '../file.module.css';

/** Formats a phone call: with whom it was, in which direction, and how it ended. */
export const formatPhoneCall = ({ party, direction, outcome }: PhoneCall): string =>
  PHONE_CALLS.summary(PHONE_CALLS.kinds[direction], PHONE_CALLS.parties[party], PHONE_CALLS.outcomes[outcome]);

const readPhoneCall = ({ text }: FormInput) => ({
  party: PHONE_CALL_PARTIES.find((one) => one === text('party')),
  direction: PHONE_CALL_DIRECTIONS.find((one) => one === text('direction')),
  outcome: PHONE_CALL_OUTCOMES.find((one) => one === text('outcome')),
  calledAt: text('calledAt'),
});

/** Logs a phone call among the file's notes. A call about a fraud alert counts only as part of that review. */
export function LogPhoneCall(): ReactNode {
  const { file } = useFile();
  return (
    <Disclosure summary={PHONE_CALLS.log}>
      {file.tasks.some(({ gate }) => gate === 'facta') && (
        <p>
          <a className={css.jumpTo} href="#decision">
            {PHONE_CALLS.alertCalls}
          </a>
        </p>
      )}
      <FileForm
        name="phone call"
        submit={PHONE_CALLS.submit}
        quiet
        done={PHONE_CALLS.done}
        check={(typed) => {
          const { party, direction, outcome, calledAt } = readPhoneCall(typed);
          return [
            ...(party ? [] : [{ field: 'party', message: PHONE_CALLS.partyMissing }]),
            ...(direction ? [] : [{ field: 'direction', message: PHONE_CALLS.directionMissing }]),
            ...(outcome ? [] : [{ field: 'outcome', message: PHONE_CALLS.outcomeMissing }]),
            ...(calledAt ? [] : [{ field: 'calledAt', message: PHONE_CALLS.calledAtMissing }]),
          ];
        }}
        send={async (typed, on) => {
          const { calledAt, party, direction, outcome } = readPhoneCall(typed);
          if (party && direction && outcome)
            await api(logPhoneCall, {
              ...on,
              body: { party, direction, outcome, calledAt: toLenderInstant(calledAt), text: typed.text('text') },
            });
        }}
      >
        {(at) => (
          <>
            <Select
              {...at('party')}
              label={PHONE_CALLS.party}
              placeholder={FORM.choose}
              options={PHONE_CALL_PARTIES.map((value) => ({ value, label: PHONE_CALLS.parties[value] }))}
            />
            <Select
              {...at('direction')}
              label={PHONE_CALLS.direction}
              placeholder={FORM.choose}
              options={PHONE_CALL_DIRECTIONS.map((value) => ({ value, label: PHONE_CALLS.directions[value] }))}
            />
            <Select
              {...at('outcome')}
              label={PHONE_CALLS.outcome}
              placeholder={FORM.choose}
              options={PHONE_CALL_OUTCOMES.map((value) => ({ value, label: PHONE_CALLS.outcomes[value] }))}
            />
            <CallTime at={at('calledAt')} />
            <TextArea
              {...at('text')}
              label={PHONE_CALLS.text}
              hint={PHONE_CALLS.textHint}
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

const MINUTE_MS = 60_000;

/**
 * The field for the time of the call. Follows the clock until the person types, because a page can be open for hours.
 */
function CallTime({ at }: { at: ControlProps }): ReactNode {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <TextInput
      {...at}
      defaultValue={at.defaultValue ?? toLenderLocal(now.toISOString())}
      type="datetime-local"
      max={toLenderLocal(now.toISOString())}
      label={PHONE_CALLS.calledAt}
      hint={PHONE_CALLS.calledAtHint}
    />
  );
}
