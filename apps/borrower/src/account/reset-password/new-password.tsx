import { resetPassword } from '@lintel/contract';
import { firstPasswordError, toRuleRows, type FieldMessage } from '@lintel/domain';
import {
  Actions,
  Button,
  DateParts,
  ErrorSummary,
  Notice,
  PageHeading,
  Panel,
  PasswordInput,
  Stack,
  SubmitButton,
  Text,
  TextInput,
} from '@lintel/ui';
import { isLinkExpired, type FormValues } from '@lintel/web';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { publicApi } from '../../platform/lazy/api.ts';
import { toEitherCode } from '../../platform/lazy/either-code.ts';
import { useSubmit } from '../../platform/lazy/use-submit.ts';
import { EITHER_CODE } from '../../platform/lazy/words.en.ts';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { safeRedirect, urls } from '../../platform/urls.ts';
import type { PasswordResetLink } from './reset-password-screen.tsx';
import { RESET_PASSWORD as WORDS } from './words.en.ts';

/** Returns yyyy-MM-dd, or undefined while a part is missing. */
function parseBirthdate({ month = '', day = '', year = '' }: FormValues): string | undefined {
  return /^\d{1,2}$/.test(month) && /^\d{1,2}$/.test(day) && /^\d{4}$/.test(year)
    ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : undefined;
}

/**
 * Sets a new password. If the email address isn't confirmed, the borrower proves that the account is theirs or starts
 * an empty one.
 */
export function NewPassword({
  link,
  token,
  onExpired,
}: {
  link: PasswordResetLink;
  token: string;
  onExpired: () => void;
}): ReactNode {
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [startOver, setStartOver] = useState(false);
  const asksProof = link.asksProof && !startOver;
  const asksCode = link.asksCode && !startOver;
  const { errors, formError, attempt, busy, errorAt, formProps } = useSubmit({
    errorFields: { 'password-refused': 'password', 'proof-wrong': 'phone', 'code-wrong': 'code' },
    onApiError: (error) => {
      if (isLinkExpired(error)) onExpired();
      return isLinkExpired(error);
    },
  });
  useScreenTitle(WORDS.title, errors.length > 0);
  const check = (typed: FormValues): FieldMessage[] => [
    ...firstPasswordError(typed['password'] ?? ''),
    ...(asksCode && !typed['code']?.trim() ? [{ field: 'code', message: EITHER_CODE.missing }] : []),
    ...(asksProof && !typed['phone']?.trim() ? [{ field: 'phone', message: WORDS.proof.phoneMissing }] : []),
    ...(asksProof && link.asksBirthdate && parseBirthdate(typed) === undefined
      ? [{ field: 'birthdate', message: WORDS.proof.birthdateMissing }]
      : []),
  ];
  async function send(typed: FormValues) {
    const proof = asksProof ? { phone: typed['phone'] ?? '', birthdate: parseBirthdate(typed) ?? null } : { startOver };
    const code = asksCode ? toEitherCode(typed['code'] ?? '') : {};
    const body = { token, password: typed['password'] ?? '', ...proof, ...code };
    const { redirect } = await publicApi(resetPassword, { body });
    await navigate(safeRedirect(redirect) ?? urls.dashboard(), { replace: true });
  }
  return (
    <form
      {...formProps({ check, send })}
      data-step="login"
      data-hold="stay"
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === 'password') setPassword(target.value);
      }}
    >
      <Stack gap="l">
        <ErrorSummary title={WORDS.problem} errors={errors} attempt={attempt} />
        <PageHeading title={WORDS.title}>{WORDS.lead(link.email)}</PageHeading>
        <PasswordInput
          name="password"
          label={WORDS.password}
          autoComplete="new-password"
          showLabel={WORDS.show}
          hideLabel={WORDS.hide}
          error={errorAt('password')}
          rules={toRuleRows(password, WORDS)}
        />
        {asksCode && (
          <TextInput
            name="code"
            label={EITHER_CODE.label}
            hint={EITHER_CODE.hint}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            error={errorAt('code')}
          />
        )}
        {link.asksProof && (
          <Panel title={WORDS.proof.label}>
            <Stack>
              <Text>{startOver ? WORDS.proof.otherNote : WORDS.proof.lead}</Text>
              {asksProof && (
                <TextInput
                  name="phone"
                  type="tel"
                  label={WORDS.proof.phone}
                  autoComplete="tel"
                  inputMode="tel"
                  error={errorAt('phone')}
                />
              )}
              {asksProof && link.asksBirthdate && (
                <DateParts
                  name="birthdate"
                  label={WORDS.proof.birthdate}
                  birthday
                  error={errorAt('birthdate')}
                  words={WORDS.proof.words}
                  defaultValues={{ month: '', day: '', year: '' }}
                />
              )}
              <div>
                <Button kind="link" onClick={() => setStartOver(!startOver)}>
                  {startOver ? WORDS.proof.back : WORDS.proof.other}
                </Button>
              </div>
            </Stack>
          </Panel>
        )}
        {formError !== undefined && (
          <Notice tone="danger" live>
            {formError}
          </Notice>
        )}
        <Actions>
          <SubmitButton busy={busy}>{WORDS.submit}</SubmitButton>
        </Actions>
      </Stack>
    </form>
  );
}
