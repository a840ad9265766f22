import { Actions, Link, Panel, SummaryRows, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { readValuation } from '@lintel/contract';
import { formatMoney } from '@lintel/domain';
import { dayOf, dayOfDate } from '../../../platform/later/dates.ts';
import { useCall } from '../../../platform/later/use-call.ts';
import { useStatusRouting } from '../../../platform/later/use-status.ts';
import { useScreenTitle } from '../../../platform/screen-title.tsx';
import { urls } from '../../../platform/urls.ts';
import { useCheckNow } from '../../error/timeout/check-now.tsx';
import { TIMEOUT } from '../../error/timeout/copy.ts';
import { useAskAgain } from '../../error/timeout/use-ask-again.ts';
import { AtGate, type GateView } from '../../gate/at-gate.tsx';
import { GatePage } from '../../gate/gate-page.tsx';
import { WaitFacts } from '../../gate/wait-facts.tsx';
import { ORDER_GATES, WAIT_GATES } from '../order-bpo/order-parts.tsx';
import { windowOf } from './window.ts';
import { HOLD } from './copy.ts';

const VALUED = [...WAIT_GATES, ...ORDER_GATES];

/** Several steps wait here: who has it, since when, how long that takes and what comes next are the status's own words. */
export function Screen(): ReactNode {
  return <AtGate gates={[...VALUED, 'title-order', 'final-title']}>{(view) => <Hold {...view} />}</AtGate>;
}

function Hold({ uuid, status }: GateView): ReactNode {
  const { explain, gate } = status;
  const title = HOLD.heading(explain.text);
  useStatusRouting(uuid, 'always');
  useAskAgain(uuid);
  useScreenTitle(title);
  const { said, button } = useCheckNow(uuid, 'primary');
  return (
    <GatePage title={title} lead={explain.ask}>
      <WaitFacts explain={explain} />
      {VALUED.includes(gate ?? '') && <Ordered key={status.version} uuid={uuid} />}
      {explain.next && <Panel title={HOLD.next}><Text>{explain.next}</Text></Panel>}
      <Text size="s" tone="muted">{TIMEOUT.again}</Text>
      <div>
        {said}
        <Actions>{button}<Link kind="secondary" to={urls.dashboard()}>{TIMEOUT.dashboard}</Link></Actions>
      </div>
    </GatePage>
  );
}

/** What was ordered, and who comes when once that is known. The wait says enough while it is read, and when it cannot be. */
function Ordered({ uuid }: { uuid: string }): ReactNode {
  const { data } = useCall(readValuation, { params: { uuid } });
  if (!data?.orderedAt) return null;
  const rows = [
    { label: HOLD.ordered, value: dayOf(data.orderedAt) },
    ...(data.expectedBy ? [{ label: HOLD.expected, value: dayOfDate(data.expectedBy) }] : []),
    ...(data.visit ? [{ label: HOLD.who, value: data.visit.person }, { label: HOLD.when, value: windowOf(data.visit) }] : []),
    ...(data.fee ? [{ label: HOLD.fee, value: formatMoney(data.fee) }] : []),
  ];
  return <Panel title={HOLD.order}><SummaryRows rows={rows} /><Text size="s" tone="muted">{HOLD.outside}</Text></Panel>;
}
