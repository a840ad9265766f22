import { NAME_SUFFIX_LABELS, NAME_SUFFIXES } from '@lintel/domain';
import { CreditCard, Panel, Select, TextInput, TickList, User } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useSource } from '../flow/lazy/source.ts';
import { Step } from '../flow/step.tsx';
import { useStep } from '../flow/use-step.ts';
import { FLOW } from '../flow/words.en.ts';
import { NAME } from '../words.en.ts';
import css from '../flow/step.module.css';

const ICONS = { card: <CreditCard />, people: <User /> };
const SUFFIXES = NAME_SUFFIXES.map((value) => ({ value, label: NAME_SUFFIX_LABELS[value] }));
const typed = { spellCheck: false, autoCapitalize: 'words' } as const;

/** Asks for the visitor's legal name. */
export function LegalNameScreen(): ReactNode {
  const state = useStep({ step: 'legal-name', title: NAME.title });
  const { values, errors } = state;
  const source = useSource();
  return (
    <Step
      state={state}
      title={NAME.title}
      lead={NAME.lead}
      rail={
        <div className={css.rail}>
          <Panel title={NAME.rail.title}>
            <TickList items={NAME.rail.rows.map(({ icon, ...row }) => ({ ...row, icon: ICONS[icon] }))} />
          </Panel>
        </div>
      }
    >
      <TextInput
        name="firstName"
        label={NAME.first}
        hint={source('firstName')}
        autoComplete="given-name"
        defaultValue={values['firstName']}
        error={errors['firstName']}
        {...typed}
      />
      <TextInput
        name="middleName"
        label={NAME.middle}
        hint={source('middleName')}
        optional={FLOW.optional}
        autoComplete="additional-name"
        defaultValue={values['middleName']}
        error={errors['middleName']}
        {...typed}
      />
      <TextInput
        name="lastName"
        label={NAME.last}
        hint={source('lastName')}
        autoComplete="family-name"
        defaultValue={values['lastName']}
        error={errors['lastName']}
        {...typed}
      />
      <Select
        name="suffix"
        label={NAME.suffix}
        hint={source('suffix')}
        optional={FLOW.optional}
        width="short"
        autoComplete="honorific-suffix"
        options={SUFFIXES}
        defaultValue={values['suffix']}
        error={errors['suffix']}
      />
    </Step>
  );
}
