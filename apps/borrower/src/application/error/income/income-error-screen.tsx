import { readIncome } from '@lintel/contract';
import { INCOME_METHODS, type NextAction } from '@lintel/domain';
import { Actions, Link, Notice, Panel, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { ApplicationScreen, query, type GateView } from '../../../gate/application-screen.tsx';
import { GatePage } from '../../../gate/gate-page.tsx';
import { useScreenTitle } from '../../../platform/screen-title.tsx';
import { urls } from '../../../platform/urls.ts';
import { LINK_EXITS } from '../../income/link-exit-words.en.ts';
import { METHODS } from '../../income/methods-words.en.ts';
import { getMethodPath, type Income } from '../../income/methods.tsx';
import { INCOME_ERROR } from '../words.en.ts';

/**
 * Says why connecting an income source brought nothing, and offers the next actions. The return pages lead here; a
 * reload is safe, because the server keeps the reason.
 */
export function IncomeErrorScreen(): ReactNode {
  return (
    <ApplicationScreen
      screen="income/review"
      reads={({ uuid }) => ({ income: query(readIncome, { params: { uuid } }) })}
    >
      {(view) => <IncomeFailed {...view} />}
    </ApplicationScreen>
  );
}

function IncomeFailed({ uuid, income }: GateView & { income: Income }): ReactNode {
  const { left } = income;
  const title = left ? INCOME_ERROR.title : INCOME_ERROR.nothing;
  useScreenTitle(title);
  const lead = left
    ? LINK_EXITS.reasons[left.reason](left.institution ?? LINK_EXITS.unnamed)
    : INCOME_ERROR.nothingText;
  const acts = (left?.nextActions ?? []).flatMap((action) => {
    const to = getActionPath(action, income);
    return to === undefined ? [] : [{ action, to: urls.application(uuid, to) }];
  });
  return (
    <GatePage title={title} lead={lead}>
      <Notice tone="info">
        <b>{INCOME_ERROR.safe}</b>
      </Notice>
      {left?.nextActions.includes('TALK') && (
        <Panel title={INCOME_ERROR.next}>
          <Text>{INCOME_ERROR.talk}</Text>
        </Panel>
      )}
      <Actions>
        {acts.map(({ action, to }, index) => (
          <Link key={action} kind={index === 0 ? 'primary' : 'secondary'} to={to}>
            {METHODS.next[action]}
          </Link>
        ))}
        {acts.length === 0 && (
          <Link kind="primary" to={urls.application(uuid, 'income/review')}>
            {INCOME_ERROR.back}
          </Link>
        )}
      </Actions>
    </GatePage>
  );
}

/** Returns an action's path below the application; undefined for an action without a page here. */
function getActionPath(action: NextAction, { left, methods }: Income): string | undefined {
  switch (action) {
    case 'TRY_AGAIN':
    case 'WAIT':
      return `income/link/${INCOME_METHODS.find(({ source }) => source === left?.source)?.slug ?? ''}`;
    case 'ANOTHER_SOURCE':
      return 'income/review';
    case 'UPLOAD': {
      const paystub = methods.find(({ source }) => source === 'MANUAL_PAYSTUB');
      return paystub && getMethodPath(paystub);
    }
    default:
      return undefined;
  }
}
