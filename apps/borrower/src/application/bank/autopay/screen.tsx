import { readBank, readProfile, type ReplyOf } from '@lintel/contract';
import { formatName } from '@lintel/domain';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { AtGate, type GateView } from '../../../gate/at-gate.tsx';
import { Latest } from '../../../gate/latest.tsx';
import { Read } from '../../../gate/read.tsx';
import { ScreenPending } from '../../../platform/screen-pending.tsx';
import { urls } from '../../../platform/urls.ts';
import { StepUp } from '../../../step-up/step-up.tsx';
import type { Bank } from '../account.tsx';
import { Check } from './check.tsx';
import { Choose } from './choose.tsx';

const Connect = lazy(async () => ({ default: (await import('../connect.tsx')).Connect }));
const Code = lazy(async () => ({ default: (await import('./give.tsx')).Code }));
const Give = lazy(async () => ({ default: (await import('./give.tsx')).Give }));

/** How the payments come. Views autopay and autopay-confirm; another account for them is given on the way. */
export function Screen(): ReactNode {
  return (
    <StepUp>
      <AtGate gates={['autopay', 'autopay-confirm']}>
        {(view) => (
          <Read
            key={view.status.gate}
            call={readBank}
            ask={{ params: { uuid: view.uuid } }}
            version={view.status.version}
          >
            {(bank, reload) =>
              bank && (
                <Read call={readProfile} ask={{}} version={view.status.version}>
                  {(profile) =>
                    profile && (
                      <Suspense fallback={<ScreenPending />}>
                        <Pay {...view} bank={bank} profile={profile} reload={reload} />
                      </Suspense>
                    )
                  }
                </Read>
              )
            }
          </Read>
        )}
      </AtGate>
    </StepUp>
  );
}

export interface PayView extends GateView {
  bank: Bank;
  reload: () => Promise<unknown>;
}

function Pay({ profile, ...view }: PayView & { profile: NonNullable<ReplyOf<typeof readProfile>> }): ReactNode {
  const { uuid, status, bank, reload } = view;
  const [changes, setChanges] = useState(false);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const here = urls.application(uuid, 'bank/autopay');
  const back = () => {
    void reload().finally(() => {
      void navigate(here, { replace: true });
    });
  };
  switch (search.get('way')) {
    case 'link':
      return bank.methods.includes('INSTANT') ? (
        <Connect uuid={uuid} purpose="AUTOPAY" back={here} />
      ) : (
        <Navigate to={here} replace />
      );
    case 'another':
      return <Give {...view} ownerName={formatName(profile.name)} here={here} onDone={back} />;
    case 'code':
      return <Code {...view} here={here} onDone={back} />;
    default:
      break;
  }
  if (status.gate === 'autopay-confirm' && !changes) return <Check {...view} onChange={() => setChanges(true)} />;
  return (
    <Latest version={status.version} reload={reload}>
      {(drawn) => (
        <Choose
          {...view}
          {...drawn}
          {...(status.gate === 'autopay-confirm' && { onKeep: () => setChanges(false) })}
          onChosen={() => setChanges(false)}
        />
      )}
    </Latest>
  );
}
