import { ASSET_TYPES } from '@lintel/contract';
import { Actions, Button, ChoiceTiles, ErrorSummary, MoneyInput, SubmitButton, TextInput } from '@lintel/ui';
import { formValues, remainingErrors, type FormValues, type Submit } from '@lintel/web';
import type { ReactNode } from 'react';
import { checkAccount, type TypedAccount } from './check.ts';
import { ASSETS } from './words.en.ts';
import css from './assets.module.css';

interface Props {
  form: Submit;
  onAdd: (account: TypedAccount) => Promise<boolean>;
  /** Closes the form; undefined when the page has nothing else to continue with. */
  onCancel: (() => void) | undefined;
}

const TYPES = ASSET_TYPES.map((value) => ({ value, label: ASSETS.types[value] }));

const check = (values: FormValues) => checkAccount(values).messages;

/** Adds an account with assets: its kind, institution and balance. */
export function AccountForm({ form, onAdd, onCancel }: Props): ReactNode {
  const { busy, errors, errorAt } = form;
  const props = form.formProps({
    check,
    async send(values, _, element) {
      const { account } = checkAccount(values);
      if (account && (await onAdd(account))) element.reset();
    },
  });
  return (
    <form
      {...props}
      className={css.form}
      onInput={({ currentTarget }) => {
        if (errors.length > 0) form.keepErrors(remainingErrors(errors, check(formValues(currentTarget))));
      }}
    >
      <ErrorSummary title={ASSETS.problem} attempt={form.attempt} errors={errors} />
      <ChoiceTiles
        name="type"
        label={ASSETS.type}
        layout="pairs"
        look="small"
        options={TYPES}
        required
        error={errorAt('type')}
      />
      <TextInput
        name="institution"
        label={ASSETS.institution}
        autoComplete="off"
        maxLength={100}
        error={errorAt('institution')}
      />
      <MoneyInput name="balance" label={ASSETS.balance} error={errorAt('balance')} />
      <Actions>
        <SubmitButton busy={busy} busyLabel={ASSETS.adding}>
          {ASSETS.addIt}
        </SubmitButton>
        {onCancel && <Button onClick={onCancel}>{ASSETS.cancel}</Button>}
      </Actions>
    </form>
  );
}
