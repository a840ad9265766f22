import { readIncome } from '@lintel/contract';
import { carriesOffer } from '@lintel/domain';
import { useEffect, useState, type ReactNode } from 'react';
import { AtGate, type GateView } from '../../../gate/at-gate.tsx';
import { Latest } from '../../../gate/latest.tsx';
import { Read } from '../../../gate/read.tsx';
import { useStatus } from '../../../platform/later/use-status.ts';
import type { Income } from '../methods.tsx';
import { ChooseWay } from './choose-way.tsx';
import { Found } from './found.tsx';

const INCOME_GATES = ['income', 'income-review'];

/** The proof of income: the ways to give it, or what to do about a part that was found. Views income and income-review. */
export function Screen(): ReactNode {
  return (
    <AtGate gates={INCOME_GATES}>
      {(view) => (
        <Read
          key={view.status.version}
          call={readIncome}
          ask={{ params: { uuid: view.uuid } }}
          version={view.status.version}
        >
          {(income, reload) => income && <Proof {...view} income={income} reload={reload} />}
        </Read>
      )}
    </AtGate>
  );
}

/** Milliseconds between looks while a source is still reading. */
const LOOK_AGAIN = 3000;

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
    }, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [isChecking, reload, known]);
  const figure = income.verifiedIncome ?? 0;
  if (adds || figure === 0 || carriesOffer(figure, income.offerIncome))
    return <ChooseWay uuid={uuid} status={status} income={income} />;
  return (
    <Latest version={status.version} reload={reload}>
      {(drawn) => <Found uuid={uuid} income={income} figure={figure} onAdd={() => setAdds(true)} {...drawn} />}
    </Latest>
  );
}
