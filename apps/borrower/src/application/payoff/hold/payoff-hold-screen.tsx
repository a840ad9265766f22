import { readPayoff, type Reply } from '@lintel/contract';
import { formatMoney } from '@lintel/domain';
import { Panel, Tag, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { ApplicationScreen, query } from '../../../gate/application-screen.tsx';
import { formatDay } from '../../../platform/lazy/dates.ts';
import { useDueDay } from '../../../platform/lazy/use-loan-dates.ts';
import { SendDocuments } from '../../review-app/send-documents.tsx';
import { WaitingPage } from '../../review-app/waiting-page.tsx';
import { PAYOFF } from './words.en.ts';
import css from './hold.module.css';

type PayoffInquiry = NonNullable<Reply<typeof readPayoff>>[number];

/** The first reads come quickly, because creditors are asked moments after the page opens. */
const QUICK_READS = 15;

/**
 * Milliseconds until the list is read again. Creditors answer within days, and an outage mustn't cause a read every 2
 * s.
 */
function rereadAfter(asked: readonly PayoffInquiry[] | null | undefined, reads: number): number | false {
  if (!asked || asked.length === 0) return reads < QUICK_READS ? 2000 : 60_000;
  return asked.every(({ state }) => state === 'RECEIVED') ? false : 60_000;
}

/** The wait for the creditors' payoff amounts: whom we asked, when, and what they answered. */
export function PayoffHoldScreen(): ReactNode {
  return (
    <ApplicationScreen
      screen="payoff/hold"
      reads={({ uuid }) => ({
        asked: query(
          readPayoff,
          { params: { uuid } },
          { refetchInterval: ({ state }) => rereadAfter(state.data, state.dataUpdateCount) },
        ),
      })}
    >
      {({ uuid, status, asked }) => (
        <WaitingPage uuid={uuid} status={status} title={PAYOFF.title} lead={null}>
          {asked !== null && asked.length > 0 && (
            <Panel title={PAYOFF.asked}>
              <ul className={css.list}>
                {asked.map((one) => (
                  <li key={one.liabilityUuid}>
                    <Creditor uuid={uuid} asked={one} />
                  </li>
                ))}
              </ul>
            </Panel>
          )}
          <SendDocuments uuid={uuid} about="PAYOFF" page={PAYOFF.title} words={PAYOFF.letter} />
          <Text size="s" tone="muted">
            {PAYOFF.renew}
          </Text>
        </WaitingPage>
      )}
    </ApplicationScreen>
  );
}

function Creditor({ uuid, asked }: { uuid: string; asked: PayoffInquiry }): ReactNode {
  const dueDay = useDueDay(uuid);
  const { amount, perDiem, goodThrough, expectedBy } = asked;
  const figure = [
    ...(amount === null || amount === undefined ? [] : [PAYOFF.amount(formatMoney(amount, 2))]),
    ...(goodThrough ? [PAYOFF.good(dueDay(goodThrough))] : []),
    ...(perDiem ? [PAYOFF.perDiem(formatMoney(perDiem, 2))] : []),
  ];
  return (
    <>
      <p className={css.head}>
        <b>{asked.creditorName}</b>
        <Tag tone={asked.state === 'RECEIVED' ? 'success' : 'quiet'}>
          {asked.state === 'RECEIVED' ? PAYOFF.here : PAYOFF.waiting}
        </Tag>
      </p>
      <Text size="s" tone="muted">
        {[
          PAYOFF.since(formatDay(asked.askedAt)),
          ...(asked.state === 'ASKED' && expectedBy ? [PAYOFF.expected(dueDay(expectedBy))] : []),
          ...figure,
        ].join(', ')}
      </Text>
    </>
  );
}
