import { HMDA_DECLINED, HMDA_OPTIONS, NOT_PROVIDED, type HmdaGroup, type HmdaOption } from '@lintel/domain';
import { Checkbox, Fieldset, TextInput } from '@lintel/ui';
import type { ReactNode } from 'react';
import type { GateFormState } from '../../../gate/use-gate-form.ts';
import { HMDA } from '../words.en.ts';
import css from './hmda.module.css';

/** One demographic question: no box is checked in advance, every box is visible, and declining comes last. */
export function HmdaQuestion({ group, errorAt }: { group: HmdaGroup; errorAt: GateFormState['errorAt'] }): ReactNode {
  const error = errorAt(group);
  return (
    <Fieldset
      name={`${group}-answers`}
      label={HMDA.groups[group]}
      hint={HMDA.many}
      {...(error !== undefined && { error })}
      className={css.group ?? ''}
    >
      <div className={css.boxes}>
        {HMDA_OPTIONS[group].map((option, index) => (
          <Box key={option.code} group={group} option={option} first={index === 0} errorAt={errorAt} />
        ))}
        <Checkbox name={group} id={`${group}-declined`} value={NOT_PROVIDED} label={HMDA_DECLINED} boxed />
      </div>
    </Fieldset>
  );
}

/** A box, its text field, and the boxes below it. The error summary links to the first box of a group. */
function Box({
  group,
  option: { code, label, text, parts },
  first = false,
  errorAt,
}: {
  group: HmdaGroup;
  option: HmdaOption;
  first?: boolean;
  errorAt: GateFormState['errorAt'];
}): ReactNode {
  const id = first ? group : `${group}-${code}`;
  const error = text && errorAt(text.name);
  return (
    <div className={css.box}>
      <Checkbox name={group} id={id} value={code} label={label} />
      {text && (
        <div className={css.text}>
          <TextInput
            name={text.name}
            label={text.label}
            optional={HMDA.optional}
            autoComplete="off"
            maxLength={100}
            {...(text.example !== '' && { hint: text.example })}
            {...(error !== undefined && { error })}
          />
        </div>
      )}
      {parts && (
        <fieldset className={css.parts} aria-label={label}>
          {parts.map((part) => (
            <Box key={part.code} group={group} option={part} errorAt={errorAt} />
          ))}
        </fieldset>
      )}
    </div>
  );
}
