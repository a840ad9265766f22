import { Facts } from '@lintel/ui';
import type { ReactNode } from 'react';
import { formatMoney } from '@lintel/domain';
import { dayOfDate } from '../../platform/later/dates.ts';
import type { Bank } from './account.tsx';
import { BANK } from './copy.ts';

/** How much goes to the account, and the earliest day. */
export function MoneyFacts({ bank: { disbursementAmount, earliestOn } }: { bank: Bank }): ReactNode {
  return (
    <Facts
      layout="row"
      facts={[
        ...(disbursementAmount === null || disbursementAmount === undefined ? [] : [{ label: BANK.amount, value: formatMoney(disbursementAmount, 2) }]),
        { label: BANK.earliest, value: dayOfDate(earliestOn) },
      ]}
    />
  );
}
