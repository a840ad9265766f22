import { readValuation } from '@lintel/contract';
import type { ReactNode } from 'react';
import { AtGate } from '../../gate/at-gate.tsx';
import { Read } from '../../gate/read.tsx';
import { APPRAISAL } from './copy.ts';
import { Pay } from './pay.tsx';
import { Visit } from './visit.tsx';

/** The appraisal: paying for it, then its visit. */
export function Screen(): ReactNode {
  return (
    <AtGate gates={['appraisal-payment', 'appraisal-wait']}>
      {(view) => {
        const isPaid = view.status.gate === 'appraisal-wait';
        return (
          <Read
            key={view.status.gate}
            call={readValuation}
            ask={{ params: { uuid: view.uuid } }}
            version={view.status.version}
            title={isPaid ? APPRAISAL.wait.title : APPRAISAL.pay.title}
          >
            {(valuation, reload) =>
              valuation &&
              (isPaid ? (
                <Visit {...view} valuation={valuation} reload={reload} />
              ) : (
                <Pay {...view} valuation={valuation} />
              ))
            }
          </Read>
        );
      }}
    </AtGate>
  );
}
