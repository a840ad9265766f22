import { readWetSignings } from '@lintel/contract';
import { UNWINDING_TASKS, type ClosingAct } from '@lintel/domain';
import type { ReactNode } from 'react';
import { useMay } from '../../platform/me.ts';
import { useRead } from '../../platform/use-read.ts';
import { Loaded } from '../../table/loaded.tsx';
import { SignersPanel } from '../signers/panel.tsx';
import { useFile } from '../use-file.ts';
import { Appointments } from './appointments.tsx';
import { AttorneyOpinion } from './attorney.tsx';
import { Archive, FundingPanel } from './funding.tsx';
import { InkSigning } from './ink.tsx';
import { NameSigner } from './name-signer.tsx';
import { SigningProblem } from './problem.tsx';
import { MoneyOut } from './recall.tsx';
import { EnterRecording } from './recording.tsx';
import { RemoveSigner } from './remove-signer.tsx';
import { RightOfRescission } from './right-of-rescission.tsx';
import { SettledRescission, SettleRescission } from './settlement.tsx';
import { VoidClosing } from './void.tsx';
import { CLOSING } from './words.en.ts';
import css from '../file.module.css';

/**
 * The closing tab of a file, from the signed documents to the money: what staff must do now comes first; rare actions
 * are in disclosures.
 */
export function Closing(): ReactNode {
  const {
    file: { toName, signingProblem, closingActs, tasks, rescissions },
  } = useFile();
  const may = useMay();
  const mayClose = may('closing');
  const can = (act: ClosingAct) => mayClose && closingActs.includes(act);
  return (
    <section className={`${css.stack} ${css.narrowRows}`} aria-labelledby="closing">
      <h2 id="closing">{CLOSING.title}</h2>
      {may('file') && <SignersPanel />}
      {mayClose && signingProblem && <SigningProblem problem={signingProblem} />}
      {may('fund', 'closing') && <MoneyOut />}
      {mayClose &&
        tasks
          .filter(({ gate }) => UNWINDING_TASKS.some((one) => one === gate))
          .map((task) => <SettleRescission key={task.taskUuid} task={task} />)}
      {mayClose &&
        rescissions
          .filter(({ settledAt }) => settledAt)
          .map((rescission) => <SettledRescission key={rescission.rescissionUuid} of={rescission} />)}
      {mayClose && toName.map((one) => <NameSigner key={one.personUuid} of={one} />)}
      {(may('attorney') || can('OPINION')) && <AttorneyOpinion />}
      {can('RECORD') && <EnterRecording />}
      {can('VOID') && <SigningsSection />}
      {may('fund', 'closing') && <RightOfRescission canEnter={can('CANCEL_BY_LETTER')} />}
      {may('fund', 'closing') && <FundingPanel />}
      {can('REMOVE_SIGNER') && <RemoveSigner />}
      {may('audit', 'closing') && <Archive />}
    </section>
  );
}

/** The actions that need the list of signers: wet signing, and voiding a closing. */
function SigningsSection(): ReactNode {
  const { uuid } = useFile();
  const read = useRead(readWetSignings, { params: { uuid } });
  const people = read.data?.people ?? [];
  return (
    <Loaded read={read}>
      {read.data && people.length > 0 && (
        <>
          <Appointments signings={read.data} />
          <InkSigning signings={read.data} />
          <VoidClosing people={people} />
        </>
      )}
    </Loaded>
  );
}
