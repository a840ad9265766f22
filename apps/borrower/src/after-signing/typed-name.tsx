import { TextInput } from '@lintel/ui';
import type { Submit } from '@lintel/web';
import type { ReactNode } from 'react';

/** The field under which a refusal of the name is shown. */
export const NAME = 'typedName';

interface Props {
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
  sending: Submit;
}

/** The own name, typed in full: what a press of weight asks for. */
export function TypedName({ label, hint, value, onChange, sending }: Props): ReactNode {
  const error = sending.errorAt(NAME);
  return (
    <TextInput
      name={NAME}
      label={label}
      {...(hint !== undefined && { hint })}
      autoComplete="name"
      value={value}
      {...(error !== undefined && { error })}
      onChange={({ currentTarget }) => {
        onChange(currentTarget.value);
        sending.keepErrors([]);
      }}
    />
  );
}
