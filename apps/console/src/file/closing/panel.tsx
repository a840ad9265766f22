import { Disclosure, Panel } from '@lintel/ui';
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
import { VoidClosing } from './void.tsx';

/** From the papers that are signed to the money: who signs, what came on paper, what is recorded and who approves. */
export function Closing(): ReactNode {
  const { file: { signers, toName, signingProblem }, uuid } = useFile();
  const may = useMay();
  const gates = useRead(readGates, { params: { uuid } });
  const reached = (...names: readonly string[]) => (gates.data ?? []).some((gate) => names.includes(gate.gate) && gate.current);
  return (
    <section className={css.stack} aria-labelledby="closing">
      <h2 id="closing">{CLOSING.title}</h2>
      <Loaded of={gates}>
        {may('closing') && signingProblem && <SigningProblem problem={signingProblem} />}
        {may('closing') && toName.map((one) => <NameSigner key={one.personUuid} of={one} />)}
        {may('fund', 'closing') && <FundingPanel />}
        {may('attorney', 'closing') && reached('attorney') && <AttorneyOpinion />}
        {may('closing') && reached('recording') && <EnterRecording />}
        {may('closing') && <Signings />}
        {may('closing') && signers.length > 0 && <RemoveSigner />}
        {may('closing') && <EnterRescission />}
        {may('audit', 'closing') && <Archive />}
      </Loaded>
    </section>
  );
}

/** What asks who signs: ink, and the end of a closing. */
function Signings(): ReactNode {
  const { uuid } = useFile();
  const read = useRead(readWetSignings, { params: { uuid } });
  const people = read.data?.people ?? [];
  return (
    <Loaded of={read}>
      {read.data && people.length > 0 ? <><InkSigning signings={read.data} /><Disclosure summary={CLOSING.voiding}><VoidClosing people={people} /></Disclosure></> : <Panel title={CLOSING.ink}><p>{CLOSING.nothing}</p></Panel>}
    </Loaded>
  );
}
