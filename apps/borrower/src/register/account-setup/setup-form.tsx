import { setUpBorrower } from '@lintel/contract';
import {
  nextRegistrationStep,
  OCCUPANCY_TYPES,
  NAME_SUFFIXES,
  type FieldMessage,
  type RegistrationDraft,
} from '@lintel/domain';
import { Actions, ErrorSummary, Notice, PageHeading, SavedLine, Stack, SubmitButton } from '@lintel/ui';
import { isLinkExpired, firstErrorPerField, type FormValues } from '@lintel/web';
import { useState, type ReactNode } from 'react';
import { publicApi } from '../../platform/lazy/api.ts';
import { useSubmit } from '../../platform/lazy/use-submit.ts';
import { useIsExternalLogin } from '../../platform/page-data.tsx';
import { useReleaseHold } from '../../platform/release-hold.ts';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { urls } from '../../platform/urls.ts';
import { Agreements } from '../set-password/agreements.tsx';
import { PASSWORD } from '../set-password/words.en.ts';
import type { Setup } from './account-setup-screen.tsx';
import { EnteredBy } from './entered-by.tsx';
import { EnteredDetails } from './entered-details.tsx';
import { NewPassword } from './new-password.tsx';
import { setupErrors } from './setup-errors.ts';
import { SETUP } from './words.en.ts';

interface Props {
  setup: Setup;
  token: string;
  onExpired: () => void;
}

/**
 * The form of borrower setup: the details that the loan officer entered, to correct; then the password and the
 * agreements, which only the borrower can give. Afterwards the registration continues.
 */
export function SetupForm({ setup, token, onExpired }: Props): ReactNode {
  const title = SETUP.title(setup.name.firstName);
  const asksPassword = !setup.hasAccount;
  const isExternal = useIsExternalLogin();
  const [password, setPassword] = useState('');
  const { errors, formError, attempt, busy, errorAt, formProps } = useSubmit({
    errorFields: { 'password-refused': 'password' },
    onApiError: (error) => {
      if (isLinkExpired(error)) onExpired();
      return isLinkExpired(error);
    },
  });
  useReleaseHold('step');
  useScreenTitle(title, errors.length > 0);
  async function send(typed: FormValues) {
    await publicApi(setUpBorrower, { body: { token, ...toConfirmed(typed, asksPassword) } });
    // A new page load: the server renders the registration with the draft that it just saved.
    location.assign(asksPassword ? nextUrl(typed) : urls.login(nextUrl(typed)));
  }
  return (
    <form
      {...formProps({ check: (typed) => setupErrors(typed, { asksPassword }), send })}
      data-step="account-setup"
      data-hold="stay"
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === 'password') setPassword(target.value);
      }}
    >
      <Stack gap="l">
        <ErrorSummary title={SETUP.problem} errors={firstErrorPerField(errors).map(withName)} attempt={attempt} />
        <PageHeading title={title}>{setup.hasAccount && (isExternal ? SETUP.external : SETUP.hasAccount)}</PageHeading>
        <EnteredBy setup={setup} />
        <EnteredDetails setup={setup} errorAt={errorAt} />
        {asksPassword && (
          <>
            <NewPassword email={setup.email} password={password} errorAt={errorAt} />
            <Agreements errorAt={errorAt} />
          </>
        )}
        <p hidden data-hold-late="" role="alert">
          {SETUP.late}
        </p>
        {formError !== undefined && (
          <Notice tone="danger" live>
            {formError}
          </Notice>
        )}
        <Actions>
          <SubmitButton busy={busy}>{asksPassword ? SETUP.submit : SETUP.submitKnown}</SubmitButton>
          <SavedLine kind="safe">{SETUP.promise}</SavedLine>
        </Actions>
      </Stack>
    </form>
  );
}

const NAMES: Readonly<Record<string, string>> = PASSWORD.names;

/** A message of one word, as "Required", doesn't name its field. */
const withName = ({ field, message }: FieldMessage): FieldMessage => ({
  field,
  message: !message.includes(' ') && NAMES[field] ? `${NAMES[field]}: ${message}` : message,
});

const occupancyIn = (typed: FormValues) => OCCUPANCY_TYPES.find((one) => one === typed['occupancyType']) ?? 'HOME';

function toConfirmed(typed: FormValues, asksPassword: boolean) {
  const text = (field: string): string => typed[field] ?? '';
  return {
    name: {
      firstName: text('firstName'),
      middleName: text('middleName'),
      lastName: text('lastName'),
      suffix: NAME_SUFFIXES.find((one) => one === typed['suffix']) ?? ('' as const),
    },
    phoneNumber: text('phoneNumber'),
    propertyAddress: {
      street1: text('street1'),
      street2: text('street2'),
      city: text('city'),
      state: text('state'),
      zip: text('zip'),
    },
    occupancyType: occupancyIn(typed),
    termPrivacyConsent: typed['termPrivacyConsent'] === 'on',
    communicationConsent: typed['communicationConsent'] === 'on',
    password: asksPassword ? text('password') : null,
  };
}

/** Returns the URL of the first registration step that this page doesn't answer. */
function nextUrl(typed: FormValues): string {
  const draft: RegistrationDraft = { index: { street1: typed['street1'], occupancyType: occupancyIn(typed) } };
  return urls.step(nextRegistrationStep(draft, 'index') ?? 'index');
}
