import { ApiError, sendMicroDeposit, verifyMicroDeposit, type BankAccount } from '@lintel/contract';
import {
  depositAmounts,
  depositCode,
  isDepositAmount,
  isDepositCode,
  readDollars,
  type FieldMessage,
} from '@lintel/domain';
import { Button, Fieldset, TextInput } from '@lintel/ui';
import type { FormValues } from '@lintel/web';
import { useState, type ReactNode } from 'react';
import { type GateFormState, useGateSubmit } from '../../gate/use-gate-form.ts';
import { api } from '../../platform/lazy/api.ts';
import { useStatus } from '../../platform/lazy/use-status.ts';
import { usePrivateLabel } from '../../platform/page-data.tsx';
import { CODE } from './words.en.ts';
import css from './bank.module.css';

const dollars = (typed = ''): number => readDollars(typed.trim().replace(/^\$?\./, '0.'));

/** Returns errors in the typed proof of a micro-deposit. */
export function codeErrors(
  { microDeposit }: BankAccount,
  { code = '', first, second }: FormValues,
): readonly FieldMessage[] {
  if (microDeposit?.proof !== 'AMOUNTS') return isDepositCode(code) ? [] : [{ field: 'code', message: CODE.missing }];
  return [
    { field: 'first', typed: first, message: CODE.firstMissing },
    { field: 'second', typed: second, message: CODE.secondMissing },
  ].flatMap(({ typed, ...fault }) => (isDepositAmount(dollars(typed)) ? [] : [fault]));
}

/**
 * Returns a function that submits the proof of a micro-deposit. The server counts wrong ones, so it refetches the tries
 * left, and the status when none is left.
 */
export function useVerifyDeposit(uuid: string, account: BankAccount, reload: () => Promise<unknown>) {
  const status = useStatus(uuid);
  return async ({ code = '', first, second }: FormValues, idempotencyKey: string): Promise<void> => {
    const body =
      account.microDeposit?.proof === 'AMOUNTS'
        ? { amounts: depositAmounts([dollars(first), dollars(second)]).map((amount) => amount / 100) }
        : { code: depositCode(code) };
    try {
      await api(verifyMicroDeposit, { params: { uuid, bankAccountUuid: account.uuid }, body, idempotencyKey });
    } catch (error) {
      if (error instanceof ApiError) {
        await reload();
        status.again();
      }
      throw error;
    }
    await reload();
  };
}

/** The fields that prove a micro-deposit arrived: the code in its description, or its two amounts. */
export function CodeFields({
  account: { microDeposit },
  form,
}: {
  account: BankAccount;
  form: GateFormState;
}): ReactNode {
  const lender = usePrivateLabel().name.display;
  if (!microDeposit) return null;
  const { proof, triesLeft } = microDeposit;
  if (proof === 'AMOUNTS') {
    return (
      <Fieldset name="amounts" label={CODE.amounts} hint={CODE.amountsHint(triesLeft)}>
        <div className={css.both}>
          <TextInput
            name="first"
            label={CODE.first}
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            error={form.errorAt('first')}
          />
          <TextInput
            name="second"
            label={CODE.second}
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            error={form.errorAt('second')}
          />
        </div>
      </Fieldset>
    );
  }
  return (
    <div className={css.letters}>
      <TextInput
        name="code"
        label={CODE.label}
        hint={CODE.hint(lender, triesLeft)}
        width="short"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
        error={form.errorAt('code')}
      />
    </div>
  );
}

/** Maps an error about the proof to its field. */
export const codeField = ({ microDeposit }: BankAccount) => {
  const field = microDeposit?.proof === 'AMOUNTS' ? 'first' : 'code';
  return { 'code-wrong': field, 'code-expired': field };
};

/** Provides the button that sends another micro-deposit, and its message. */
export function useAnotherDeposit(
  uuid: string,
  account: BankAccount,
  reload: () => Promise<unknown>,
): { message: ReactNode; button: ReactNode } {
  const { busy, formError, submit } = useGateSubmit(uuid);
  const [isSent, setIsSent] = useState(false);
  const send = () =>
    submit(async (idempotencyKey) => {
      setIsSent(false);
      await api(sendMicroDeposit, { params: { uuid, bankAccountUuid: account.uuid }, idempotencyKey });
      await reload();
      setIsSent(true);
    });
  return {
    message: <output className={css.heard}>{formError ?? (isSent && CODE.sent)}</output>,
    button: (
      <Button
        busy={busy}
        onClick={() => {
          void send();
        }}
      >
        {CODE.notCome}
      </Button>
    ),
  };
}
