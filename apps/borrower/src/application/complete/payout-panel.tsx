import { readDisbursement, type Reply } from '@lintel/contract';
import { formatMoney } from '@lintel/domain';
import { HeroNumber, Panel, SummaryRows, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { ACCOUNT } from '../bank/account-words.en.ts';
import { COMPLETE } from './words.en.ts';
import css from './complete.module.css';

/** Shows where the money goes: the draw, the debts paid from it and what the borrower gets. */
export function PayoutPanel({ payout }: { payout: NonNullable<Reply<typeof readDisbursement>> }): ReactNode {
  const { to, account, draw, toBorrower, payoffs, sentOn } = payout;
  const { ordered, sent, draw: drawn, paid, rest, restCustodian } = COMPLETE.money;
  const dollars = (amount: number): string => formatMoney(amount, Number.isInteger(amount) ? 0 : 2);
  const isAccount = to === 'ACCOUNT';
  return (
    <Panel raised>
      <HeroNumber label={(sentOn ? sent : ordered)[to]} value={dollars(toBorrower)} />
      {account && <Text tone="muted">{ACCOUNT.ending(account.bankName ?? ACCOUNT.unknownBank, account.mask)}</Text>}
      <SummaryRows
        rows={[
          { label: drawn, value: dollars(draw) },
          ...payoffs.map(({ creditorName, mask, amount }) => ({
            label: paid(creditorName, mask ?? null),
            value: <span className={css.figure}>−{dollars(amount)}</span>,
          })),
          { label: isAccount ? rest : restCustodian, value: dollars(toBorrower), total: true },
        ]}
      />
    </Panel>
  );
}
