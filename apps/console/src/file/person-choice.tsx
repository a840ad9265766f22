import { Select } from '@lintel/ui';
import type { ReactNode } from 'react';
import type { At } from '../form/desk-form.tsx';
import { wordsOf } from '../platform/times.ts';
import { FILE } from './copy.ts';
import { useFile } from './use-file.ts';

/** Whom of the file something is for; with the borrower alone nothing is asked. */
export function PersonChoice({
  at,
  label,
  value,
  onChange,
}: {
  at: At;
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
    ...signers.map(({ signerUuid, name, role }) => ({ value: signerUuid, label: `${name}, ${wordsOf(role)}` })),
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
