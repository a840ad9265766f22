import { readHeloc } from '@lintel/contract';
import { formatDateInProse } from '@lintel/domain';
import { Actions, Link, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { AtGate, type GateView } from '../../../gate/at-gate.tsx';
import { GatePage, GateSentence } from '../../../gate/gate-page.tsx';
import { Read } from '../../../gate/read.tsx';
import { WaitFacts } from '../../../gate/wait-facts.tsx';
import { useScreenTitle } from '../../../platform/screen-title.tsx';
import { urls } from '../../../platform/urls.ts';
import { NO_CREDIT } from './copy.ts';
import { noFileEnds } from './no-file-ends.ts';

/** No file with the Social Security number either: a person looks into it, at most 30 days. */
export function Screen(): ReactNode {
  return (
    <AtGate gates={['no-match-ssn']}>
      {(view) => (
        <Read
          call={readHeloc}
          ask={{ params: { uuid: view.uuid } }}
          version={view.status.version}
          title={NO_CREDIT.title}
        >
          {(loan) => loan && <NoCredit {...view} applied={loan.auditFields.createdDate} loanNumber={loan.loanNumber} />}
        </Read>
      )}
    </AtGate>
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
