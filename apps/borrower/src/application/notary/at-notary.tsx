import type { ReactNode } from 'react';
import { AtGate, type GateView } from '../../gate/at-gate.tsx';
import type { NotaryPages, NotaryView } from '../../notary/meeting.ts';
import { WithNotary } from '../../notary/with-notary.tsx';
import { urls } from '../../platform/urls.ts';
import { StepUp } from '../../step-up/step-up.tsx';

/** Where the borrower's own pages lie. */
export function pagesOf(uuid: string): NotaryPages {
  const at = (screen: string) => urls.application(uuid, `notary/${screen}`);
  return {
    intro: at('intro'),
    pick: `${at('intro')}?pick=time`,
    times: at('schedule-manual'),
    booked: at('reserve-manual'),
    session: at('session'),
    error: (because) => at('error') + (because === undefined ? '' : `?because=${because}`),
  };
}

/** A page of the notary, as the borrower opens it: its gate, and what the page is drawn from. */
export interface BorrowersNotary {
  view: GateView;
  notary: NotaryView;
}

interface Props {
  gates: Parameters<typeof AtGate>[0]['gates'];
  children: (drawn: BorrowersNotary) => ReactNode;
}

/** A screen of the notary at its gates. */
export function AtNotary({ gates, children }: Props): ReactNode {
  return (
    <AtGate gates={gates}>
      {(view) => (
        <StepUp key={view.status.gate}>
          <Drawn view={view}>{children}</Drawn>
        </StepUp>
      )}
    </AtGate>
  );
}

function Drawn({ view, children }: { view: GateView } & Pick<Props, 'children'>): ReactNode {
  const { uuid, status } = view;
  return (
    <WithNotary uuid={uuid}>
      {(notary, reload) =>
        children({ view, notary: { uuid, version: status.version, notary, reload, pages: pagesOf(uuid) } })
      }
    </WithNotary>
  );
}
