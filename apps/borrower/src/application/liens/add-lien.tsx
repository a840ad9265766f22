import { Actions, Button, ErrorSummary, MoneyInput, Panel, SubmitButton, TextInput } from '@lintel/ui';
import { formValues, remainingErrors, type FormValues } from '@lintel/web';
import type { ReactNode } from 'react';
import { useSubmit } from '../../platform/lazy/use-submit.ts';
import { checkLien, type TypedLien } from './check-lien.ts';
import { LIENS } from './words.en.ts';
import css from './liens.module.css';

interface Props {
  onAdd: (lien: TypedLien) => Promise<void>;
  onCancel: () => void;
}

/** Adds a lien that no record shows. */
export function AddLien({ onAdd, onCancel }: Props): ReactNode {
  const { busy, errors, errorAt, attempt, keepErrors, formProps } = useSubmit();
  const check = (values: FormValues) => checkLien(values).messages;
  const props = formProps({
    check,
    async send(values) {
      const { lien } = checkLien(values);
      if (lien) await onAdd(lien);
    },
  });
  return (
    <Panel title={LIENS.add}>
      <form
        {...props}
        className={css.form}
        onInput={({ currentTarget }) => {
          if (errors.length > 0) keepErrors(remainingErrors(errors, check(formValues(currentTarget))));
        }}
      >
        <ErrorSummary title={LIENS.problem} attempt={attempt} errors={errors} />
        <TextInput
          name="creditorName"
          label={LIENS.creditor}
          autoComplete="off"
          maxLength={100}
          error={errorAt('creditorName')}
        />
        <MoneyInput name="monetaryBalance" label={LIENS.balance} error={errorAt('monetaryBalance')} />
        <MoneyInput name="monthlyPayment" label={LIENS.monthlyPayment} error={errorAt('monthlyPayment')} />
        <TextInput
          name="position"
          label={LIENS.place}
          hint={LIENS.placeHint}
          inputMode="numeric"
          width="short"
          autoComplete="off"
          maxLength={2}
          error={errorAt('position')}
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
