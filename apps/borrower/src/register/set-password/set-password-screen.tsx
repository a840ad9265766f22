import { passwordStrength, toRuleRows } from '@lintel/domain';
import { Notice, PasswordInput, StrengthMeter } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { useLoggedIn } from '../../platform/session.ts';
import { StartDialog } from '../dialogs/start-dialog.tsx';
import { useDraft } from '../flow/draft.tsx';
import { AfterLogin } from '../flow/lazy/after-login.tsx';
import { Step } from '../flow/step.tsx';
import { useStep } from '../flow/use-step.ts';
import { Agreements } from './agreements.tsx';
import { useCreateApplication } from './use-create-application.ts';
import { PASSWORD } from './words.en.ts';

/** The last registration step: asks for a password and the agreements, then creates the account and the application. */
export function SetPasswordScreen(): ReactNode {
  return (
    <AfterLogin step="set-password">
      <LastStep />
    </AfterLogin>
  );
}

function LastStep(): ReactNode {
  const hasToken = useLoggedIn() === true;
  // Submitting creates the session, so the page keeps its fields until the visitor leaves it.
  const [before, setBefore] = useState<boolean>();
  const loggedIn = before ?? hasToken;
  const email = useDraft().draft['phone-and-email']?.email ?? '';
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);
  const { submit, dialog, closeDialog, banner, refused } = useCreateApplication(loggedIn);
  const title = loggedIn ? PASSWORD.titleLoggedIn : PASSWORD.title;
  const state = useStep({
    step: 'set-password',
    title,
    submit: (values, draft) => {
      setBefore(loggedIn);
      return submit(values, draft);
    },
  });
  const errors = { ...refused, ...state.errors };
  const strength = passwordStrength(password);
  return (
    <Step
      held
      state={state}
      title={title}
      lead={loggedIn ? undefined : PASSWORD.lead}
      submit={PASSWORD.submit}
      promise={PASSWORD.softPull}
      names={PASSWORD.names}
      notice={
        banner !== undefined && (
          <Notice tone="danger" live>
            {banner}
          </Notice>
        )
      }
    >
      <noscript>
        <Notice tone="warning">{PASSWORD.noScript}</Notice>
      </noscript>
      {/* Password managers save the password under this email address. */}
      {!loggedIn && <input type="email" autoComplete="username" value={email} readOnly hidden />}
      {!loggedIn && (
        <div
          onInput={({ target }) => {
            if (target instanceof HTMLInputElement && target.name === 'password') setPassword(target.value);
          }}
        >
          <PasswordInput
            name="password"
            label={PASSWORD.password}
            autoComplete="new-password"
            showLabel={PASSWORD.show}
            hideLabel={PASSWORD.hide}
            error={errors['password']}
            onShow={setShown}
            rules={toRuleRows(password, PASSWORD)}
            meter={
              <StrengthMeter
                label={PASSWORD.strength}
                value={strength}
                text={strength === 0 ? '' : (PASSWORD.words[strength - 1] ?? '')}
              />
            }
          />
        </div>
      )}
      {!loggedIn &&
        (shown ? (
          // A visible password needn't be typed twice.
          <input type="hidden" name="confirmPassword" value={password} />
        ) : (
          <PasswordInput
            name="confirmPassword"
            label={PASSWORD.confirm}
            autoComplete="new-password"
            showLabel={PASSWORD.show}
            hideLabel={PASSWORD.hide}
            error={errors['confirmPassword']}
          />
        ))}
      <Agreements errorAt={(field) => errors[field]} checked={(field) => state.values[field] === 'on'} />
      {dialog && <StartDialog stop={dialog} onClose={closeDialog} />}
    </Step>
  );
}
