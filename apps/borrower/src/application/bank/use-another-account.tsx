import { withdrawBankAccount, type BankAccount } from '@lintel/contract';
import { Actions, Button, Dialog, Notice } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import type { GateView } from '../../gate/application-screen.tsx';
import { useGateSubmit } from '../../gate/use-gate-form.ts';
import { api } from '../../platform/lazy/api.ts';
import { useFollowStatus } from '../../platform/lazy/use-status.ts';
import { ACCOUNT } from './account-words.en.ts';
import { BANK } from './words.en.ts';
import css from './bank.module.css';

/** Discards the entered account after confirmation, so the borrower can add another one. `message` shows an error. */
export function useAnotherAccount(
  { uuid, status }: GateView,
  account: BankAccount,
): { message: ReactNode; button: ReactNode; dialog: ReactNode } {
  const [asks, setAsks] = useState(false);
  const { busy, formError, submit } = useGateSubmit(uuid);
  const followStatus = useFollowStatus(uuid);
  const { another } = BANK;
  const withdraw = () =>
    submit(async () => {
      try {
        followStatus(
          await api(withdrawBankAccount, { params: { uuid, bankAccountUuid: account.uuid }, version: status.version }),
        );
      } finally {
        setAsks(false);
      }
    });
  return {
    message: (
      <output className={css.heard}>{formError !== undefined && <Notice tone="danger">{formError}</Notice>}</output>
    ),
    button: (
      <Button kind="link" onClick={() => setAsks(true)}>
        {another.open}
      </Button>
    ),
    dialog: (
      <Dialog
        name="another-account"
        alert
        open={asks}
        title={another.title}
        onClose={() => setAsks(false)}
        closeLabel={another.close}
      >
        <p>{account.method === 'MANUAL' ? another.letter : another.deposit(account.bankName ?? ACCOUNT.unknownBank)}</p>
        <Actions>
          <Button
            kind="primary"
            busy={busy}
            onClick={() => {
              void withdraw();
            }}
          >
            {another.yes}
          </Button>
          <Button onClick={() => setAsks(false)}>{another.no}</Button>
        </Actions>
      </Dialog>
    ),
  };
}
