import { tooYoung } from '@lintel/domain';
import { Button, DateParts, Notice } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { usePrivateLabel } from '../../platform/page-data.tsx';
import { stepContext } from '../flow/lazy/step-context.ts';
import { Step } from '../flow/step.tsx';
import { useStepRuleInputs } from '../flow/use-step-rule-inputs.ts';
import { useStep } from '../flow/use-step.ts';
import { BIRTHDATE } from '../words.en.ts';

/** Asks for the date of birth, and explains when the visitor is too young. */
export function BirthdateScreen(): ReactNode {
  const inputs = useStepRuleInputs();
  const { support } = usePrivateLabel();
  const [meant, setMeant] = useState(false);
  const state = useStep({ step: 'birthdate', title: BIRTHDATE.title });
  const { values, errors } = state;
  const rule = tooYoung(stepContext(inputs).minimumAge);
  const isTooYoung = errors['dob'] === rule;
  return (
    <Step
      state={state}
      title={BIRTHDATE.title}
      lead={BIRTHDATE.lead}
      notice={
        meant &&
        isTooYoung && (
          <Notice tone="warning" live>
            <b>{BIRTHDATE.ineligible.title}</b>{' '}
            {inputs.ageRestricted ? BIRTHDATE.ineligible.restricted(rule) : BIRTHDATE.ineligible.text(rule)}{' '}
            {BIRTHDATE.ineligible.help(support.phoneLabel)}
          </Notice>
        )
      }
    >
      <DateParts
        name="dob"
        label={BIRTHDATE.label}
        hint={BIRTHDATE.hint}
        birthday
        error={errors['dob']}
        words={{ month: BIRTHDATE.month, day: BIRTHDATE.day, year: BIRTHDATE.year }}
        defaultValues={{ month: values['month'] ?? '', day: values['day'] ?? '', year: values['year'] ?? '' }}
      />
      {isTooYoung && !meant && (
        <div>
          <Button kind="link" onClick={() => setMeant(true)}>
            {BIRTHDATE.isRight}
          </Button>
        </div>
      )}
    </Step>
  );
}
