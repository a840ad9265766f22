import { ASSET_TYPES } from '@lintel/contract';
import { Actions, Button, ChoiceTiles, ErrorSummary, MoneyInput, SubmitButton, TextInput } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { checkAccount, type TypedAccount } from './check.ts';
import { ASSETS } from './copy.ts';
import css from './assets.module.css';

interface Props {
  busy: boolean;
  onAdd: (account: TypedAccount) => Promise<boolean>;
  /** Closes the form, where there is another way on. */
  onCancel: (() => void) | undefined;
  onWrong: (wrong: boolean) => void;
}

const TYPES = ASSET_TYPES.map((value) => ({ value, label: ASSETS.types[value] }));

const typedIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** One account, typed. */
export function AccountForm({ busy, onAdd, onCancel, onWrong }: Props): ReactNode {
  const [messages, setMessages] = useState<ReturnType<typeof checkAccount>['messages']>([]);
  const [attempt, setAttempt] = useState(0);
  const error = (field: keyof TypedAccount) => messages.find((one) => one.field === field)?.message;
  const show = (found: typeof messages) => {
    setMessages(found);
    onWrong(found.length > 0);
  };
  async function press(form: HTMLFormElement) {
    const { account, messages: found } = checkAccount(typedIn(form));
    show(found);
    setAttempt((count) => count + 1);
    if (account && (await onAdd(account))) form.reset();
  }
  function change(form: HTMLFormElement) {
    if (messages.length === 0) return;
    const found = checkAccount(typedIn(form)).messages;
    show(messages.filter(({ field }) => found.some((one) => one.field === field)));
  }
  return (
    <form
      noValidate
      className={css.form}
      aria-busy={busy || undefined}
      onInput={(event) => change(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        void press(event.currentTarget);
      }}
    >
      <ErrorSummary
        title={ASSETS.problem}
        attempt={attempt}
        errors={messages.map(({ field, message }) => ({ id: field, message }))}
      />
      <ChoiceTiles
        name="type"
        label={ASSETS.type}
        layout="pairs"
        look="small"
        options={TYPES}
        required
        error={error('type')}
      />
      <TextInput
        name="institution"
        label={ASSETS.institution}
        autoComplete="off"
        maxLength={100}
        error={error('institution')}
      />
      <MoneyInput name="balance" label={ASSETS.balance} error={error('balance')} />
      <Actions>
        <SubmitButton busy={busy} busyLabel={ASSETS.adding}>
          {ASSETS.addIt}
        </SubmitButton>
        {onCancel && <Button onClick={onCancel}>{ASSETS.cancel}</Button>}
      </Actions>
    </form>
  );
}
