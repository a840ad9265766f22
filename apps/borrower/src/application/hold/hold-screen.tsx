import { readValuation } from '@lintel/contract';
import type { ReactNode } from 'react';
import { ApplicationScreen, query, type GateView } from '../../gate/application-screen.tsx';
import { Pay } from './pay.tsx';
import { Visit } from './visit.tsx';
import { APPRAISAL } from './words.en.ts';

const isPaid = ({ gate }: GateView['status']): boolean => gate === 'appraisal-wait';

/** The appraisal: paying for it, then the visit. */
export function HoldScreen(): ReactNode {
  return (
    <ApplicationScreen
      screen="hold"
      title={({ status }) => (isPaid(status) ? APPRAISAL.wait.title : APPRAISAL.pay.title)}
      rereadOn="gate"
      reads={({ uuid }) => ({ valuation: query(readValuation, { params: { uuid } }) })}
    >
      {(view) => (isPaid(view.status) ? <Visit {...view} /> : <Pay {...view} />)}
    </ApplicationScreen>
  );
}
