import { readValuation } from '@lintel/contract';
import { formatMoney } from '@lintel/domain';
import { Panel, SummaryRows, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { ApplicationScreen, type GateView } from '../../../gate/application-screen.tsx';
import { formatDay, formatTimeWindow } from '../../../platform/lazy/dates.ts';
import { useDueDay } from '../../../platform/lazy/use-loan-dates.ts';
import { useRead } from '../../../platform/lazy/use-read.ts';
import { WaitingPage } from '../../review-app/waiting-page.tsx';
import { ORDER_GATES, WAIT_GATES } from '../order-bpo/order-parts.tsx';
import { HOLD } from '../words.en.ts';

const VALUED = [...WAIT_GATES, ...ORDER_GATES];

/**
 * The waiting page of a home value order, the title order and the final title check. The status's own sentences say who
 * acts, since when, how long it takes and what comes next.
 */
export function BpoHoldScreen(): ReactNode {
  return (
    <ApplicationScreen gates={[...VALUED, 'title-order', 'final-title']}>
      {(view) => <HoldPage {...view} />}
    </ApplicationScreen>
  );
}

function HoldPage(view: GateView): ReactNode {
  const {
    uuid,
    status: { explain, gate, version },
  } = view;
  return (
    <WaitingPage {...view} title={HOLD.heading(explain.text)} lead={explain.ask ?? null}>
      {VALUED.includes(gate ?? '') && <OrderSummary key={version} uuid={uuid} />}
      {explain.next && (
        <Panel title={HOLD.next}>
          <Text>{explain.next}</Text>
        </Panel>
      )}
    </WaitingPage>
  );
}

/**
 * The order of the home value, and who visits when, once known. Empty while loading or after a failure, because the
 * page is complete without it.
 */
function OrderSummary({ uuid }: { uuid: string }): ReactNode {
  const { data } = useRead(readValuation, { params: { uuid } });
  const dueDay = useDueDay(uuid);
  if (!data?.orderedAt) return null;
  const rows = [
    { label: HOLD.ordered, value: formatDay(data.orderedAt) },
    ...(data.expectedBy ? [{ label: HOLD.expected, value: dueDay(data.expectedBy) }] : []),
    ...(data.visit
      ? [
          { label: HOLD.who, value: data.visit.person },
          { label: HOLD.when, value: formatTimeWindow(data.visit) },
        ]
      : []),
    ...(data.fee ? [{ label: HOLD.fee, value: formatMoney(data.fee) }] : []),
  ];
  return (
    <Panel title={HOLD.order}>
      <SummaryRows rows={rows} />
      <Text size="s" tone="muted">
        {HOLD.outside}
      </Text>
    </Panel>
  );
}
