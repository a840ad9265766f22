import { Link, Notice } from '@lintel/ui';
import type { ReactNode } from 'react';
import { urls } from '../../../platform/urls.ts';
import { accountLine, forTheMoney, type Bank } from '../account.tsx';
import { DISBURSE } from '../copy.ts';

/** An account that was connected and waits to be confirmed. */
export function Linked({ uuid, bank }: { uuid: string; bank: Bank }): ReactNode {
  const account = forTheMoney(bank);
  if (account?.verification !== 'VERIFIED') return null;
  return (
    <Notice tone="success">
      {DISBURSE.linked} <b>{accountLine(account)}</b>.{' '}
      <Link plain to={urls.application(uuid, 'bank/confirm')}>
        {DISBURSE.useLinked}
      </Link>
    </Notice>
  );
}
