import { Actions, Button, ErrorSummary, MoneyInput, Panel, SubmitButton, TextInput } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { formValues } from '../../platform/form-values.ts';
import { checkLien, type TypedLien } from './check-lien.ts';
import { LIENS } from './copy.ts';
import css from './liens.module.css';

interface Props {
  busy: boolean;
  onAdd: (lien: TypedLien) => Promise<boolean>;
  onCancel: () => void;
}

/** A lien that nobody found, typed. */
export function AddLien({ busy, onAdd, onCancel }: Props): ReactNode {
  const [messages, setMessages] = useState<ReturnType<typeof checkLien>['messages']>([]);
  const [attempt, setAttempt] = useState(0);
  const error = (field: keyof TypedLien) => messages.find((one) => one.field === field)?.message;
  function press(form: HTMLFormElement) {
    const { lien, messages: found } = checkLien(formValues(form));
    setMessages(found);
    setAttempt((count) => count + 1);
    if (lien) void onAdd(lien);
  }
  function change(form: HTMLFormElement) {
    if (messages.length === 0) return;
    const found = checkLien(formValues(form)).messages;
    setMessages(messages.filter(({ field }) => found.some((one) => one.field === field)));
  }
  return (
    <Panel title={LIENS.add}>
      <form
        noValidate
        method="dialog"
        className={css.form}
        aria-busy={busy || undefined}
        onInput={(event) => change(event.currentTarget)}
        onSubmit={(event) => {
          event.preventDefault();
          press(event.currentTarget);
        }}
      >
        <ErrorSummary
          title={LIENS.problem}
          attempt={attempt}
          errors={messages.map(({ field, message }) => ({ id: field, message }))}
        />
        <TextInput
          name="creditorName"
          label={LIENS.creditor}
          autoComplete="off"
          maxLength={100}
          error={error('creditorName')}
        />
        <MoneyInput name="monetaryBalance" label={LIENS.balance} error={error('monetaryBalance')} />
        <MoneyInput name="monthlyPayment" label={LIENS.monthlyPayment} error={error('monthlyPayment')} />
        <TextInput
          name="position"
          label={LIENS.position}
          hint={LIENS.positionHint}
          inputMode="numeric"
          width="short"
          autoComplete="off"
          maxLength={2}
          error={error('position')}
        />
        <Actions>
          <SubmitButton busy={busy} busyLabel={LIENS.adding}>
            {LIENS.addIt}
          </SubmitButton>
          <Button onClick={onCancel}>{LIENS.cancel}</Button>
        </Actions>
      </form>
    </Panel>
  );
}
