import { joinWaitListByEmail } from '@lintel/contract';
import { emailField, fieldErrors, US_STATES } from '@lintel/domain';
import { Actions, ErrorSummary, Link, Notice, PageHeading, Select, Stack, SubmitButton, TextInput } from '@lintel/ui';
import type { ReactNode, SubmitEvent } from 'react';
import { useSend } from '../../gate/use-send.ts';
import { apiHere } from '../../platform/later/api.ts';
import { usePressKey } from '../../platform/later/key.ts';
import { usePrivateLabel } from '../../platform/page-data.tsx';
import { useReleaseHold } from '../../platform/release-hold.ts';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { urls } from '../../platform/urls.ts';
import { WAITLIST } from './copy.ts';

export interface Joined {
  state: string | undefined;
  email: string | undefined;
}

const WORDS = WAITLIST.ask;
const STATES = Object.entries(US_STATES).map(([value, label]) => ({ value, label }));

/** Asks for an email address and the state of the home: no more is needed to write once. */
export function AskToJoin({ state, email, onJoin }: Joined & { onJoin: (joined: Joined) => void }): ReactNode {
  const { name } = usePrivateLabel();
  const { faults, trouble, attempt, busy, at, press } = useSend();
  const key = usePressKey();
  useReleaseHold('step');
  useScreenTitle(WORDS.title, faults.length > 0);
  function submit(form: HTMLFormElement) {
    press(form, {
      check: (typed) => [
        ...fieldErrors(emailField.safeParse(typed['email'])).messages.map(({ message }) => ({ id: 'email', message })),
        ...(typed['state'] ? [] : [{ id: 'state', message: WORDS.stateMissing }]),
      ],
      async send(typed) {
        const body = { email: typed['email']?.trim() ?? '', state: typed['state'] ?? '' };
        await apiHere(joinWaitListByEmail, { body, idempotencyKey: key.of(body) });
        key.done();
        onJoin(body);
      },
    });
  }
  const error = (field: string) => {
    const message = at(field);
    return message === undefined ? {} : { error: message };
  };
  return (
    <form
      method="dialog"
      noValidate
      data-step="wait-list"
      aria-busy={busy || undefined}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      <Stack gap="l">
        <ErrorSummary title={WAITLIST.problem} errors={faults} attempt={attempt} />
        <PageHeading title={WORDS.title}>{WORDS.lead(name.display)}</PageHeading>
        <TextInput
          name="email"
          type="email"
          label={WORDS.email}
          autoComplete="email"
          spellCheck={false}
          autoCapitalize="none"
          defaultValue={email}
          {...error('email')}
        />
        <Select
          name="state"
          label={WORDS.state}
          placeholder={WORDS.chooseState}
          options={STATES}
          autoComplete="address-level1"
          defaultValue={state ?? ''}
          {...error('state')}
        />
        {trouble !== undefined && (
          <Notice tone="danger" live>
            {trouble}
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
