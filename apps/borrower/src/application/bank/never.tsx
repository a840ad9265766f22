import type { AccountPurpose } from '@lintel/domain';
import { Key, Lock, Panel, Repeat, ShieldCheck, TickList } from '@lintel/ui';
import type { ReactNode } from 'react';
import { BANK } from './copy.ts';

const SIGNS = [<Key key="key" />, <Lock key="lock" />, <ShieldCheck key="shield" />, <Repeat key="repeat" />];

/** What no bank screen does, beside it. */
export function Never({ purpose }: { purpose: AccountPurpose }): ReactNode {
  const { items, title } = BANK.never;
  const shown = purpose === 'DISBURSEMENT' ? items : [...items.slice(0, 2), ...BANK.autopayNever];
  return (
    <Panel title={title}>
      <TickList items={shown.map((item, index) => ({ icon: SIGNS[index], ...item }))} />
    </Panel>
  );
}
