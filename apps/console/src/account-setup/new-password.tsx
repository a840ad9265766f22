import { firstPasswordError, toRuleRows, type FieldMessage } from '@lintel/domain';
import { PasswordInput } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { ConsoleForm, type FormInput } from '../form/console-form.tsx';
import { useTitle } from '../platform/title.ts';
import { SETUP } from './words.en.ts';

/** Asks for the first password of an invited account. */
export function NewPassword({ onPassword }: { onPassword: (password: string) => Promise<void> }): ReactNode {
  const [typed, setTyped] = useState('');
  useTitle(SETUP.title);
  const check = (sent: FormInput): FieldMessage[] => firstPasswordError(sent.raw('password'));
  return (
    <ConsoleForm
      name="setup-password"
      submit={SETUP.setPassword}
      check={check}
      send={(sent) => onPassword(sent.raw('password'))}
    >
      {(at) => (
        <PasswordInput
          {...at('password')}
          label={SETUP.password}
          autoComplete="new-password"
          showLabel={SETUP.show}
          hideLabel={SETUP.hide}
          rules={toRuleRows(typed, SETUP)}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
    </ConsoleForm>
  );
}
