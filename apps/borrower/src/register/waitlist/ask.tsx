import { joinWaitListByEmail } from '@lintel/contract';
import { emailField, fieldErrors, US_STATES } from '@lintel/domain';
import { Actions, ErrorSummary, Link, Notice, PageHeading, Select, Stack, SubmitButton, TextInput } from '@lintel/ui';
import type { ReactNode } from 'react';
import { publicApi } from '../../platform/lazy/api.ts';
import { useSubmit } from '../../platform/lazy/use-submit.ts';
import { usePrivateLabel } from '../../platform/page-data.tsx';
import { useReleaseHold } from '../../platform/release-hold.ts';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { urls } from '../../platform/urls.ts';
import { WAITLIST } from '../words.en.ts';

/** A visitor's entry on the wait list. */
export interface WaitlistEntry {
  state: string | undefined;
  email: string | undefined;
}

const WORDS = WAITLIST.ask;
const STATES = Object.entries(US_STATES).map(([value, label]) => ({ value, label }));

/** The form of the wait list: email address and the home's state. */
export function AskToJoin({
  state,
  email,
  onJoin,
}: WaitlistEntry & { onJoin: (joined: WaitlistEntry) => void }): ReactNode {
  const { name } = usePrivateLabel();
  const { errors, formError, attempt, busy, errorAt, formProps } = useSubmit();
  useReleaseHold('step');
  useScreenTitle(WORDS.title, errors.length > 0);
  const props = formProps({
    check: (typed) => [
      ...fieldErrors(emailField.safeParse(typed['email'])).messages.map(({ message }) => ({ field: 'email', message })),
      ...(typed['state'] ? [] : [{ field: 'state', message: WORDS.stateMissing }]),
    ],
    async send(typed, idempotencyKey) {
      const body = { email: typed['email']?.trim() ?? '', state: typed['state'] ?? '' };
      await publicApi(joinWaitListByEmail, { body, idempotencyKey });
      onJoin(body);
    },
  });
  return (
    <form {...props} data-step="wait-list">
      <Stack gap="l">
        <ErrorSummary title={WAITLIST.problem} errors={errors} attempt={attempt} />
        <PageHeading title={WORDS.title}>{WORDS.lead(name.display)}</PageHeading>
        <TextInput
          name="email"
          type="email"
          label={WORDS.email}
          autoComplete="email"
          spellCheck={false}
          autoCapitalize="none"
          defaultValue={email}
          error={errorAt('email')}
        />
        <Select
          name="state"
          label={WORDS.state}
          placeholder={WORDS.chooseState}
          options={STATES}
          autoComplete="address-level1"
          defaultValue={state ?? ''}
          error={errorAt('state')}
        />
        {formError !== undefined && (
          <Notice tone="danger" live>
            {formError}
          </Notice>
        )}
        <Actions>
          <SubmitButton busy={busy}>{WORDS.submit}</SubmitButton>
          <Link kind="secondary" to={urls.step('index')}>
            {WORDS.start}
          </Link>
        </Actions>
      </Stack>
    </form>
  );
}
