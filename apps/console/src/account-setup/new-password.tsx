import { PASSWORD_RULES, type FieldMessage } from '@lintel/domain';
import { PasswordInput } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { ConsoleForm, type FormInput } from '../form/console-form.tsx';
import { useTitle } from '../platform/title.ts';
import { SETUP } from './words.en.ts';

export function NewPassword({ onPassword }: { onPassword: (password: string) => Promise<void> }): ReactNode {
  const [typed, setTyped] = useState('');
  useTitle(SETUP.title);
  const rules = PASSWORD_RULES.map(({ hint, met }) => ({
    text: hint,
    met: met(typed),
    state: met(typed) ? SETUP.met : SETUP.unmet,
  }));
  const check = (sent: FormInput): FieldMessage[] =>
    PASSWORD_RULES.filter((rule) => !rule.met(sent.raw('password')))
      .slice(0, 1)
      .map(({ sentence }) => ({ field: 'password', message: sentence }));
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
          rules={rules}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
    </ConsoleForm>
  );
}
