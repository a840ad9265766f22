import { readIncome } from '@lintel/contract';
import { supportsOffer } from '@lintel/domain';
import { useEffect, useState, type ReactNode } from 'react';
import { ApplicationScreen, query, type GateView } from '../../../gate/application-screen.tsx';
import { RemountOnStale } from '../../../gate/remount-on-stale.tsx';
import { useStatus } from '../../../platform/lazy/use-status.ts';
import type { Income } from '../methods.tsx';
import { ChooseWay } from './choose-way.tsx';
import { LowerIncomeFound } from './lower-income.tsx';

/**
 * Asks for proof of income: lists the ways, or asks what to do when the verified income is below the offer's. Gates
 * income and income-review.
 */
export function IncomeReviewScreen(): ReactNode {
  return (
    <ApplicationScreen
      screen="income/review"
      rereadOn="version"
      reads={({ uuid }) => ({ income: query(readIncome, { params: { uuid } }) })}
    >
      {(view) => <Proof {...view} />}
    </ApplicationScreen>
  );
}

/** Milliseconds between polls while a source is being read. */
const POLL_MS = 3000;

function Proof({
  uuid,
  status,
  income,
  reload,
}: GateView & { income: Income; reload: () => Promise<unknown> }): ReactNode {
  const [adds, setAdds] = useState(false);
  const known = useStatus(uuid);
  const isChecking = income.records.some(({ verification, aside }) => verification === 'PENDING_REVIEW' && !aside);
  useEffect(() => {
    if (!isChecking) return;
    const timer = setInterval(() => {
      void reload();
      known.again();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [isChecking, reload, known]);
  const figure = income.verifiedIncome ?? 0;
  if (adds || figure === 0 || supportsOffer(figure, income.offerIncome))
    return <ChooseWay uuid={uuid} status={status} income={income} />;
  return (
    <RemountOnStale version={status.version} reload={reload}>
      {(formVersion) => (
        <LowerIncomeFound uuid={uuid} income={income} figure={figure} onAdd={() => setAdds(true)} {...formVersion} />
      )}
    </RemountOnStale>
  );
}
