import type { ReactNode } from 'react';
import { readGates, readWetSignings } from '@lintel/contract';
import { useMay } from '../../platform/me.ts';
import { useRead } from '../../platform/use-read.ts';
import { Loaded } from '../../table/loaded.tsx';
import css from '../file.module.css';
import { useFile } from '../use-file.ts';
import { AttorneyOpinion } from './attorney.tsx';
import { CLOSING } from './copy.ts';
import { Archive, FundingPanel } from './funding.tsx';
import { InkSigning } from './ink.tsx';
import { NameSigner } from './name-signer.tsx';
import { SigningProblem } from './problem.tsx';
import { EnterRecording } from './recording.tsx';
import { RemoveSigner } from './remove-signer.tsx';
import { EnterRescission } from './rescission.tsx';
import { END, stepsOf, type Steps } from './steps.ts';
import { VoidClosing } from './void.tsx';

/** From the papers that are signed to the money: what a person must do now stands first, what is seldom done is one press away. */
export function Closing(): ReactNode {
  const { file: { signers, toName, signingProblem, status }, uuid } = useFile();
  const may = useMay();
  const gates = useRead(readGates, { params: { uuid } });
  const steps = stepsOf(gates.data ?? [], status.checklistStatus);
  const mayClose = may('closing');
  return (
    <section className={css.stack} aria-labelledby="closing">
      <h2 id="closing">{CLOSING.title}</h2>
      <Loaded of={gates}>
        {mayClose && signingProblem && <SigningProblem problem={signingProblem} />}
        {mayClose && toName.map((one) => <NameSigner key={one.personUuid} of={one} />)}
        {(may('attorney') || (mayClose && steps.at('attorney'))) && <AttorneyOpinion />}
        {mayClose && steps.at('recording') && <EnterRecording />}
        {mayClose && steps.between('signing-package', 'recording') && <Signings steps={steps} />}
        {may('fund', 'closing') && <FundingPanel />}
        {mayClose && signers.length > 0 && steps.between('co-deed', 'deed-others') && <RemoveSigner />}
        {mayClose && steps.has('rescission') && steps.between('deed-others', END) && <EnterRescission />}
        {may('audit', 'closing') && <Archive />}
      </Loaded>
    </section>
  );
}

/** What asks who signs: ink, and the end of a closing. */
function Signings({ steps }: { steps: Steps }): ReactNode {
  const { uuid } = useFile();
  const read = useRead(readWetSignings, { params: { uuid } });
  const people = read.data?.people ?? [];
  return <Loaded of={read}>{read.data && people.length > 0 && <><InkSigning signings={read.data} steps={steps} /><VoidClosing people={people} /></>}</Loaded>;
}
