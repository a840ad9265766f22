import { toRuleRows } from '@lintel/domain';
import { PasswordInput, Section, Stack } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { SETUP } from './words.en.ts';

interface Props {
  email: string;
  password: string;
  errorAt: (field: string) => string | undefined;
}

/** Asks for the password of the new account, typed twice unless it is visible. */
export function NewPassword({ email, password, errorAt }: Props): ReactNode {
  const [shown, setShown] = useState(false);
  const words = { showLabel: SETUP.show, hideLabel: SETUP.hide, autoComplete: 'new-password' } as const;
  return (
    <Section title={SETUP.login}>
      <Stack>
        {/* Password managers save the password under this email address. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput
          {...words}
          name="password"
          label={SETUP.password}
          error={errorAt('password')}
          onShow={setShown}
          rules={toRuleRows(password, SETUP)}
        />
        {shown ? (
          <input type="hidden" name="confirmPassword" value={password} />
        ) : (
          <PasswordInput {...words} name="confirmPassword" label={SETUP.confirm} error={errorAt('confirmPassword')} />
        )}
      </Stack>
    </Section>
  );
}
