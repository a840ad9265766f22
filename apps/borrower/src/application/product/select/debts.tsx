import { formatMoney } from '@lintel/domain';
import { Checkbox, Fieldset, Tag, Text } from '@lintel/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { OFFER_WORDS } from '../words.en.ts';
import type { SelectionState } from './use-selection.ts';
import { SELECT } from './words.en.ts';
import css from './select.module.css';

/** Loads only with a changed offer, which is the only case that asks. */
const Ask = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }));

/**
 * The credit report's debts, each with a checkbox. Checking one prices the loan again; if that would replace a changed
 * offer, it asks first.
 */
export function Debts({ selecting, asksFirst }: { selecting: SelectionState; asksFirst: boolean }): ReactNode {
  const [pendingChange, setPendingChange] = useState<{ uuid: string; on: boolean }>();
  const {
    state: {
      set: { liabilities },
    },
    marks,
    mark,
  } = selecting;
  const open = liabilities.filter(({ payOff }) => payOff.allowed !== false || payOff.status === 'MARKED_FOR_PAYOFF');
  const later = liabilities.find((debt) => !open.includes(debt))?.payOff.whyNot;
  const freed = liabilities.reduce(
    (sum, debt) =>
      sum +
      // Rounded like the row, so that the rows add up to the sum.
      (debt.payOff.status === 'MARKED_FOR_PAYOFF' ? Math.round(debt.monetaryCalculatedNextPaymentMinimumAmount) : 0),
    0,
  );
  if (open.length === 0) return null;
  const toggleDebt = (uuid: string, on: boolean) => (asksFirst ? setPendingChange({ uuid, on }) : mark(uuid, on));
  return (
    <Fieldset name="debts" label={SELECT.debts.label} hint={SELECT.debts.hint}>
      <div className={css.debts}>
        {open.map((debt) => {
          const marked = debt.payOff.status === 'MARKED_FOR_PAYOFF';
          const unsaved = marks.get(debt.uuid);
          return (
            <Checkbox
              key={debt.uuid}
              boxed
              name={`debt-${debt.uuid}`}
              checked={unsaved ?? marked}
              label={
                <>
                  <b>{OFFER_WORDS.ending(debt.creditorName, debt.mask)}</b>{' '}
                  {unsaved !== undefined && <Tag tone="info">{SELECT.debts.updating}</Tag>}
                </>
              }
              hint={SELECT.debts.row(
                formatMoney(debt.monetaryBalance),
                formatMoney(debt.monetaryCalculatedNextPaymentMinimumAmount),
              )}
              onChange={(event) => toggleDebt(debt.uuid, event.currentTarget.checked)}
            />
          );
        })}
      </div>
      {later && (
        <Text size="s" tone="muted">
          {later}
        </Text>
      )}
      {freed > 0 && (
        <Text size="s" tone="muted">
          {SELECT.debts.freed(formatMoney(freed))}
        </Text>
      )}
      {asksFirst && (
        <Suspense>
          <Ask
            open={pendingChange !== undefined}
            onChange={() => {
              if (pendingChange) mark(pendingChange.uuid, pendingChange.on);
              setPendingChange(undefined);
            }}
            onClose={() => setPendingChange(undefined)}
          />
        </Suspense>
      )}
    </Fieldset>
  );
}
