import { formatMoney } from '@lintel/domain';
import { Facts, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { formatCalendarDay } from '../../platform/lazy/dates.ts';
import { useDueDay } from '../../platform/lazy/use-loan-dates.ts';
import type { Bank } from './account.tsx';
import { BANK } from './words.en.ts';

/** Says how much money goes to the account, and when. */
export function MoneyFacts({ uuid, bank }: { uuid: string; bank: Bank }): ReactNode {
  const dueDay = useDueDay(uuid);
  return (
    <>
      <Facts layout="row" facts={moneyRows(bank, dueDay)} />
      <Text size="s" tone="muted">
        {fundingNote(bank, dueDay)}
      </Text>
    </>
  );
}

/** Returns rows with the amount and the day we expect to send it. */
export const moneyRows = ({ disbursementAmount, funding }: Bank, dueDay: (date: string) => string) => [
  ...(disbursementAmount === null || disbursementAmount === undefined
    ? []
    : [{ label: BANK.amount, value: formatMoney(disbursementAmount, 2) }]),
  { label: BANK.sending, value: dueDay(funding.fundingOn) },
];

/**
 * Returns the sentence on what the funding day assumes: signing by `signsOn`, or sooner if owners confirm after
 * `lastCancelOn` that they didn't cancel. Once everyone has signed, it assumes that the account is added today.
 */
export function fundingNote(
  { funding: { signsOn, afterTitleSearch, soonerOn, lastCancelOn } }: Pick<Bank, 'funding'>,
  dueDay: (date: string) => string,
): string {
  if (!signsOn) return BANK.ifAddedToday;
  return BANK.ifSigned(
    dueDay(signsOn),
    afterTitleSearch,
    soonerOn && lastCancelOn ? { on: formatCalendarDay(soonerOn), after: formatCalendarDay(lastCancelOn) } : null,
  );
}
