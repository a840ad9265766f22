import { Select } from '@lintel/ui';
import type { ReactNode } from 'react';
import type { ControlProps } from '../form/console-form.tsx';
import { formatRole } from './format-role.ts';
import { useFile } from './use-file.ts';
import { FILE } from './words.en.ts';

/** Selects the person on the file that a form is about. Hidden when the borrower is the only one. */
export function PersonChoice({
  at,
  label,
  value,
  onChange,
}: {
  at: ControlProps;
  label: string;
  value: string;
  onChange: (personUuid: string) => void;
}): ReactNode {
  const {
    file: { person, signers },
  } = useFile();
  if (signers.length === 0) return null;
  const options = [
    { value: person.personUuid, label: FILE.borrower },
    ...signers.map(({ signerUuid, name, role }) => ({ value: signerUuid, label: `${name}, ${formatRole(role)}` })),
  ];
  return (
    <Select
      name={at.name}
      id={at.id}
      error={at.error}
      label={label}
      value={value}
      options={options}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
