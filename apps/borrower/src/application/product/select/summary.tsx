import { formatMoney } from '@lintel/domain';
import { Disclosure, LiveText, Notice, Panel, SavedLine, SubmitButton, Tag, Text, WideOnly } from '@lintel/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { OfferFigures, OfferRows, OfferTerms } from '../offer-summary.tsx';
import type { SelectionState } from './use-selection.ts';
import { SELECT } from './words.en.ts';
import css from './select.module.css';

/** A separate chunk, because few borrowers open it. */
const How = lazy(async () => ({ default: (await import('./how-calculated.tsx')).HowCalculated }));

/** The id of the summary, to which the bar at the bottom of a phone links. */
export const SUMMARY_ID = 'offer-summary';

/** The figures of the choice, next to the form. `form` is the id of the form that the button submits. */
export function Summary({
  selecting,
  form,
  taxByDraw,
  today,
}: {
  selecting: SelectionState;
  form: string;
  taxByDraw: boolean;
  today: string | undefined;
}): ReactNode {
  const {
    state: { set },
    figures: { offer },
    shown,
    refused,
    corrected,
    isMarking,
    busy,
    saved,
  } = selecting;
  const sign = isMarking && <Tag tone="info">{SELECT.debts.updating}</Tag>;
  return (
    <Panel raised id={SUMMARY_ID}>
      <div className={css.summary} aria-busy={isMarking || undefined}>
        <OfferFigures set={set} offer={offer} quote={shown} sign={sign} blank={refused ? SELECT.blank : undefined} />
        <OfferRows set={set} offer={offer} quote={shown} taxByDraw={taxByDraw} />
        <OfferTerms offer={offer} heldUntil={set.heldUntil} today={today} />
        <LiveText>{isMarking ? SELECT.debts.updating : ''}</LiveText>
        {corrected && <Notice live>{SELECT.server(formatMoney(shown.monthlyPayment, 2))}</Notice>}
        <WideOnly>
          <SubmitButton fill form={form} busy={busy} busyLabel={SELECT.busy(isMarking)}>
            {SELECT.go}
          </SubmitButton>
        </WideOnly>
        <div className={css.final}>
          <Text size="xs" tone="muted">
            {SELECT.final}
          </Text>
        </div>
        {saved && <SavedLine>{SELECT.saved}</SavedLine>}
        <Disclosure summary={SELECT.how}>
          <Suspense>
            <How offer={offer} quote={shown} />
          </Suspense>
        </Disclosure>
      </div>
    </Panel>
  );
}
