import { TextInput } from '@lintel/ui';
import type { Submit } from '@lintel/web';
import type { ReactNode } from 'react';

/** The name of the field, at which a refused name is shown. */
export const TYPED_NAME_FIELD = 'typedName';

interface Props {
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
  sending: Submit;
}

/** The owner's full name, typed to confirm an action with consequences. */
export function TypedName({ label, hint, value, onChange, sending }: Props): ReactNode {
  const error = sending.errorAt(TYPED_NAME_FIELD);
  return (
    <TextInput
      name={TYPED_NAME_FIELD}
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
