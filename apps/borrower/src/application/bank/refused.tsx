import type { BankAccount } from '@lintel/contract';
import { Notice } from '@lintel/ui';
import type { ReactNode } from 'react';
import { accountLine } from './account.tsx';
import { BANK } from './copy.ts';

/** Why the account before is not taken. */
export function Refused({ account }: { account: BankAccount }): ReactNode {
  return (
    <Notice tone="warning">
      <b>{accountLine(account)}:</b> {account.refusedBecause} {BANK.refused}
    </Notice>
  );
}
