import { askPasswordReset } from '@lintel/contract';
import { Link, PageHeading, Stack, Text, TextInput } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { ConsoleForm } from '../form/console-form.tsx';
import { LOGIN } from '../login/words.en.ts';
import { api } from '../platform/api.ts';
import { useTitle } from '../platform/title.ts';
import { urls } from '../platform/urls.ts';
import { RESET } from './words.en.ts';
import css from '../shell/narrow.module.css';

/** The page that emails a link to reset a password. It never reveals whether an address has an account. */
export function ForgotPasswordScreen(): ReactNode {
  const [sentTo, setSentTo] = useState<string>();
  useTitle(RESET.title);
  return (
    <div className={css.narrow}>
      <Stack gap="l">
        <PageHeading title={RESET.title}>
          {sentTo === undefined && RESET.lead} {RESET.needsCode}
        </PageHeading>
        {sentTo === undefined ? (
          <ConsoleForm
            name="forgot"
            submit={RESET.send}
            check={(typed) => (typed.text('email') ? [] : [{ field: 'email', message: LOGIN.emailMissing }])}
            send={async (typed) => {
              await api(askPasswordReset, { body: { email: typed.text('email'), desk: true } });
              setSentTo(typed.text('email'));
            }}
          >
            {(at) => (
              <TextInput
                {...at('email')}
                type="email"
                label={RESET.email}
                autoComplete="username"
                spellCheck={false}
                autoCapitalize="none"
              />
            )}
          </ConsoleForm>
        ) : (
          <output>
            <Text as="span">{RESET.sent(sentTo)}</Text>
          </output>
        )}
        <div>
          <Link to={urls.login}>{RESET.login}</Link>
        </div>
      </Stack>
    </div>
  );
}
