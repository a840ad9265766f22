import { readValuation } from '@lintel/contract';
import type { ReactNode } from 'react';
import { ApplicationScreen, query, type GateView } from '../../gate/application-screen.tsx';
import { AppraisalVisit } from './appraisal-visit.tsx';
import { PayAppraisal } from './pay.tsx';
import { APPRAISAL } from './words.en.ts';

const isPaid = ({ gate }: GateView['status']): boolean => gate === 'appraisal-wait';

/** The screen of an appraisal (its route is `hold`): the borrower pays for it, then the appraiser visits. */
export function HoldScreen(): ReactNode {
  return (
    <ApplicationScreen
      screen="hold"
      title={({ status }) => (isPaid(status) ? APPRAISAL.wait.title : APPRAISAL.pay.title)}
      rereadOn="gate"
      reads={({ uuid }) => ({ valuation: query(readValuation, { params: { uuid } }) })}
    >
      {(view) => (isPaid(view.status) ? <AppraisalVisit {...view} /> : <PayAppraisal {...view} />)}
    </ApplicationScreen>
  );
}
