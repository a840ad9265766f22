import { changePassword, readIdentity } from '@lintel/contract';
import { firstPasswordError, toRuleRows } from '@lintel/domain';
import { Actions, Notice, Panel, PasswordInput, Stack, SubmitButton } from '@lintel/ui';
import { FormError } from '@lintel/web';
import { useState, type ReactNode } from 'react';
import { announce } from '../../platform/announce.tsx';
import { api } from '../../platform/lazy/api.ts';
import { queryClient } from '../../platform/lazy/query-client.ts';
import { useRead } from '../../platform/lazy/use-read.ts';
import { useSubmit } from '../../platform/lazy/use-submit.ts';
import { CHANGE_PASSWORD } from './words.en.ts';

/** Changes the password, and warns when the current one no longer meets the rules. */
export function Password(): ReactNode {
  const identity = useRead(readIdentity, {});
  const [typed, setTyped] = useState('');
  const [isSaved, setIsSaved] = useState(false);
  const form = useSubmit({
    errorFields: { 'credentials-do-not-match': 'currentPassword', 'password-refused': 'password' },
  });
  const props = form.formProps({
    check: ({ currentPassword, password = '' }) => [
      ...(currentPassword ? [] : [{ field: 'currentPassword', message: CHANGE_PASSWORD.currentMissing }]),
      ...firstPasswordError(password),
    ],
    async send({ currentPassword = '', password = '' }, _key, element) {
      await api(changePassword, { body: { currentPassword, password } });
      element.reset();
      setTyped('');
      setIsSaved(true);
      announce(CHANGE_PASSWORD.saved);
      // The identity and the list of sessions have changed.
      await queryClient.invalidateQueries();
    },
  });
  return (
    <Panel title={CHANGE_PASSWORD.title}>
      <form {...props} onInput={() => setIsSaved(false)}>
        <Stack>
          {identity.data?.passwordExpired && <Notice tone="warning">{CHANGE_PASSWORD.expired}</Notice>}
          <PasswordInput
            name="currentPassword"
            label={CHANGE_PASSWORD.current}
            autoComplete="current-password"
            showLabel={CHANGE_PASSWORD.show}
            hideLabel={CHANGE_PASSWORD.hide}
            error={form.errorAt('currentPassword')}
          />
          <PasswordInput
            name="password"
            label={CHANGE_PASSWORD.next}
            autoComplete="new-password"
            showLabel={CHANGE_PASSWORD.show}
            hideLabel={CHANGE_PASSWORD.hide}
            error={form.errorAt('password')}
            onChange={(event) => setTyped(event.currentTarget.value)}
            rules={toRuleRows(typed, CHANGE_PASSWORD)}
          />
          <FormError>{form.formError}</FormError>
          {isSaved && <Notice tone="success">{CHANGE_PASSWORD.saved}</Notice>}
          <Actions>
            <SubmitButton busy={form.busy}>{CHANGE_PASSWORD.submit}</SubmitButton>
          </Actions>
        </Stack>
      </form>
    </Panel>
  );
}
