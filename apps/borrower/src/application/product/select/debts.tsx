import { formatMoney } from '@lintel/domain';
import { Checkbox, Fieldset, Tag, Text } from '@lintel/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { OFFER_WORDS } from '../words.en.ts';
import type { SelectionState } from './use-selection.ts';
import { SELECT } from './words.en.ts';
import css from './select.module.css';

/** Loads only with a changed offer, the only case that needs it. */
const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }));

/**
 * The debts that the line can pay off, each with a checkbox. Checking or unchecking one prices the loan again; if that
 * would replace a changed offer, a dialog asks first. Liens aren't listed before the liens step.
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
  const selectable = liabilities.filter(
    ({ payOff }) => payOff.allowed !== false || payOff.status === 'MARKED_FOR_PAYOFF',
  );
  const liensNote = liabilities.find((debt) => !selectable.includes(debt))?.payOff.whyNot;
  const freedMonthly = liabilities.reduce(
    (sum, debt) =>
      sum +
      // Rounded like the row, so that the rows add up to the sum.
      (debt.payOff.status === 'MARKED_FOR_PAYOFF' ? Math.round(debt.monetaryCalculatedNextPaymentMinimumAmount) : 0),
    0,
  );
  if (selectable.length === 0) return null;
  const toggleDebt = (uuid: string, on: boolean) => (asksFirst ? setPendingChange({ uuid, on }) : mark(uuid, on));
  return (
    <Fieldset name="debts" label={SELECT.debts.label} hint={SELECT.debts.hint}>
      <div className={css.debts}>
        {selectable.map((debt) => {
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
      {liensNote && (
        <Text size="s" tone="muted">
          {liensNote}
        </Text>
      )}
      {freedMonthly > 0 && (
        <Text size="s" tone="muted">
          {SELECT.debts.freed(formatMoney(freedMonthly))}
        </Text>
      )}
      {asksFirst && (
        <Suspense>
          <ConfirmDialog
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
