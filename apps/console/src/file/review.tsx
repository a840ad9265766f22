import { staffStepName, type GateId } from '@lintel/domain';
import { ButtonLink, Notice } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useMay } from '../platform/me.ts';
import { TakeNext } from '../queue/take-next.tsx';
import { Corrections } from './corrections/panel.tsx';
import { Decisions } from './decisions/decisions.tsx';
import { getOwner } from './head.tsx';
import { HeldIncomeRecords } from './held-income-records.tsx';
import { LoginResetPanel } from './login-reset/panel.tsx';
import { Notes } from './notes.tsx';
import { OtherTasks } from './other-tasks.tsx';
import { PersonPanel } from './person.tsx';
import { Reconsiderations } from './reconsiderations/panel.tsx';
import { Sanctions } from './sanctions/panel.tsx';
import { SignersPanel } from './signers/panel.tsx';
import { StatedAndVerified } from './stated-and-verified.tsx';
import { PastDecisions, Timeline } from './timeline/panel.tsx';
import { Answers } from './underwriting/answers.tsx';
import { KeyFigures } from './underwriting/key-figures.tsx';
import { useFile } from './use-file.ts';
import { useOwnHeight } from './use-own-height.ts';
import { Vendors } from './vendors.tsx';
import { Viewer } from './viewer/panel.tsx';
import { FILE } from './words.en.ts';
import css from './file.module.css';

/** The review tab of a file: why it needs a person, what is known, and the decision next to it. */
export function Review(): ReactNode {
  const { file, uuid } = useFile();
  const { tasks, status } = file;
  const may = useMay();
  const decision = useOwnHeight<HTMLElement>();
  const { explain, gate: step } = status;
  const gate = tasks.find((task) => task.kind !== 'TASK');
  const isCompared = gate?.gate === 'file-review' && may('file', 'compliance');
  return (
    <div className={css.columns}>
      <div className={css.jump}>
        <ButtonLink href={isCompared ? '#sanctions' : '#decision'} size="s">
          {FILE.toDecision}
        </ButtonLink>
      </div>
      <div className={css.stack}>
        <Notice tone={gate ? 'warning' : 'info'}>
          <p>
            <b>{gate ? FILE.whyHere : FILE.currentState}</b>{' '}
            {gate?.text ?? FILE.atStep(staffStepName((step ?? 'complete') as GateId | 'complete'), getOwner(file))}
          </p>
          {explain.nextGate && <p>{FILE.next(staffStepName(explain.nextGate as GateId | 'complete'))}</p>}
        </Notice>
        {may('file', 'compliance') && <Sanctions />}
        {may('file') && <KeyFigures />}
        <Viewer />
        <Corrections />
        <Reconsiderations />
        <HeldIncomeRecords />
        <Notes />
        <StatedAndVerified />
        {may('file') && <Answers />}
        <PersonPanel />
        {may('file') && <LoginResetPanel />}
        {may('file') && <SignersPanel />}
        <Timeline />
        <Vendors />
      </div>
      <aside ref={decision} id="decision" tabIndex={-1} className={css.rail} aria-label={FILE.decision}>
        <Decisions />
        <div>
          <TakeNext after={uuid} />
        </div>
        <OtherTasks />
        <PastDecisions />
      </aside>
    </div>
  );
}
