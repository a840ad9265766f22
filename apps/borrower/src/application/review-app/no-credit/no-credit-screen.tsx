import { readHeloc } from '@lintel/contract';
import { formatDateInProse, calendarDay } from '@lintel/domain';
import { Actions, Link, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { ApplicationScreen, query, type GateView } from '../../../gate/application-screen.tsx';
import { GatePage, GateSentence } from '../../../gate/gate-page.tsx';
import { WaitFacts } from '../../../gate/wait-facts.tsx';
import { useScreenTitle } from '../../../platform/screen-title.tsx';
import { urls } from '../../../platform/urls.ts';
import { NO_CREDIT } from '../words.en.ts';

/** Shown when no credit file matches the Social Security number either: staff search for one for at most 30 days. */
export function NoCreditScreen(): ReactNode {
  return (
    <ApplicationScreen
      screen="review-app/no-credit"
      title={NO_CREDIT.title}
      reads={({ uuid }) => ({ loan: query(readHeloc, { params: { uuid } }) })}
    >
      {({ uuid, status, loan }) => (
        <NoCredit uuid={uuid} status={status} applied={loan.auditFields.createdDate} loanNumber={loan.loanNumber} />
      )}
    </ApplicationScreen>
  );
}

function NoCredit({
  status,
  applied,
  loanNumber,
}: GateView & { applied: string; loanNumber: string | null | undefined }): ReactNode {
  useScreenTitle(NO_CREDIT.title);
  return (
    <GatePage title={NO_CREDIT.title} lead={<GateSentence explain={status.explain} />} loanNumber={loanNumber}>
      <WaitFacts explain={status.explain} />
      <Text>{NO_CREDIT.until(formatDateInProse(noFileEnds(applied)))}</Text>
      <Actions>
        <Link kind="secondary" to={urls.dashboard()}>
          {NO_CREDIT.dashboard}
        </Link>
      </Actions>
    </GatePage>
  );
}

const DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Returns the last day of a search for a credit file, yyyy-MM-dd in Pacific Time: 30 days after the application, the
 * limit of Regulation B for a decision.
 */
export const noFileEnds = (appliedAt: string): string => calendarDay(new Date(appliedAt).getTime() + DAYS * DAY_MS);
