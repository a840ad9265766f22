import { readNotary } from '@lintel/contract';
import type { ReactNode } from 'react';
import { ApplicationScreen, query, type GateView, type OpenAt } from '../../gate/application-screen.tsx';
import type { NotaryPages, NotaryView } from '../../notary/meeting.ts';
import { urls } from '../../platform/urls.ts';

/** Returns the paths of the borrower's notary pages. */
export function getNotaryPages(uuid: string): NotaryPages {
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

/** Props of a borrower's notary page: the application at its gate, and the notary data that signers' pages share. */
export interface BorrowersNotary {
  view: GateView;
  notary: NotaryView;
}

type Props = OpenAt & { children: (props: BorrowersNotary) => ReactNode };

/**
 * The frame of the borrower's notary screens. It opens them only at their gates and reads the notary data. When a call
 * requires a step-up, it asks the borrower to confirm who they are.
 */
export function NotaryScreen({ children, ...at }: Props): ReactNode {
  return (
    <ApplicationScreen
      {...at}
      stepUp
      rereadOn="gate"
      reads={({ uuid }) => ({ notary: query(readNotary, { params: { uuid } }, { fresh: true }) })}
    >
      {({ uuid, status, notary, reload }) =>
        children({
          view: { uuid, status },
          notary: { uuid, version: status.version, notary, reload, pages: getNotaryPages(uuid) },
        })
      }
    </ApplicationScreen>
  );
}
