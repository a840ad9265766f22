import { readGates } from '@lintel/contract';
import { getStoppingTask, type GateId } from '@lintel/domain';
import { Panel } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useMay } from '../../platform/me.ts';
import { useRead } from '../../platform/use-read.ts';
import { Loaded } from '../../table/loaded.tsx';
import { useFile, type LoanFileReply } from '../use-file.ts';
import { accountsToRead, BankAccountDecision } from './bank-account.tsx';
import { IncomeDecision } from './income.tsx';
import { PayoffFigures } from './payoff.tsx';
import { Rerun } from './rerun.tsx';
import { ReviewDecision } from './review-decision.tsx';
import { DECIDE } from './words.en.ts';
import css from '../file.module.css';

/** The decision forms that fit the file's current step and the user's permissions. */
export function Decisions(): ReactNode {
  const { file, uuid } = useFile();
  const may = useMay();
  const gates = useRead(readGates, { params: { uuid } });
  const open = (gates.data ?? []).filter((gate) => gate.open);
  const current = open.find((gate) => gate.current);
  const waits = file.signers.filter((signer) => signer.opened && !signer.identity);
  const panels = [
    ...(may('review')
      ? open
          .filter((gate) => gate.outcomes.length > 0)
          .map((gate) => <ReviewDecision key={gate.gate} gate={gate.gate} title={gate.name} outcomes={gate.outcomes} />)
      : []),
    ...(may('review') && !open.some((gate) => gate.gate === 'id-review')
      ? waits.map(({ signerUuid }) => (
          <ReviewDecision key={signerUuid} gate="id-review" title={DECIDE.signerIdentity} signer={signerUuid} />
        ))
      : []),
    ...(may('review') &&
    current?.gate === 'income-review' &&
    file.documents.some((document) => document.submittedAt != null)
      ? [<IncomeDecision key="income" />]
      : []),
    ...(may('review')
      ? accountsToRead(file).map((account) => <BankAccountDecision key={account.uuid} account={account} />)
      : []),
    ...(may('closing') &&
    open.some(({ gate, current: isNow }) => isNow && (gate === 'payoff' || gate === 'payoff-renew'))
      ? [<PayoffFigures key="payoff" />]
      : []),
    ...(may('operate') && current?.canRerun === true
      ? [<Rerun key="rerun" gate={current.gate} title={current.name} />]
      : []),
  ];
  return (
    <Loaded read={gates}>
      {panels.length > 0 ? (
        panels
      ) : (
        <Panel title={DECIDE.title} raised>
          {current?.gate === 'file-review' ? (
            <a className={css.jumpTo} href="#sanctions">
              {DECIDE.toSanctions}
            </a>
          ) : (
            <p>{current ? describeStep(current, file) : DECIDE.complete}</p>
          )}
        </Panel>
      )}
    </Loaded>
  );
}

/** Says why there is no decision at the current step: another task stops it, other tasks are open, or nothing is. */
function describeStep({ gate, name }: { readonly gate: string; readonly name: string }, { tasks }: LoanFileReply) {
  const others = tasks.filter(({ kind }) => kind === 'TASK');
  const stopping = getStoppingTask(
    gate as GateId,
    others.map((task) => task.gate),
  );
  const task = others.find((one) => one.gate === stopping);
  if (task) return DECIDE.stoppedBy(name, task.title);
  return others.length > 0 ? DECIDE.otherTasks(name) : DECIDE.nothing(name);
}
