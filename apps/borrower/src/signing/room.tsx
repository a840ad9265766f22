import { useState, type ReactNode } from 'react';
import { readSigning } from '@lintel/contract';
import { Read } from '../application/gate/read.tsx';
import { AllDone } from './all-done.tsx';
import { SIGN } from './copy.ts';
import { OnePaper } from './one-paper.tsx';
import { inTurn, signsElsewhere, toDo, type SigningSet } from './papers.ts';
import { Altered, NothingHere, Over, Paused, StartFirst } from './stops.tsx';
import { useSigning } from './use-signing.ts';
import type { Signing } from './ways.ts';

export interface RoomProps {
  signing: Signing;
  /** Above the papers on phones: how far the application is. */
  above?: ReactNode;
  /** The figures of the line, for those who owe it. */
  facts?: ReactNode;
}

/** The papers of one person, read and signed one after the other. Whoever comes back stands at the first that is left. */
export function SigningRoom(props: RoomProps): ReactNode {
  const { uuid, version } = props.signing;
  return <Read call={readSigning} ask={{ params: { uuid } }} version={version}>{(set, reload) => set && <Papers {...props} set={set} reload={reload} />}</Read>;
}

function Papers({ set, reload, ...props }: RoomProps & { set: SigningSet; reload: () => Promise<unknown> }): ReactNode {
  const { signing } = props;
  const papers = inTurn(set.documents);
  const state = useSigning(signing, set, reload);
  const [open, setOpen] = useState<string>();
  const [first] = useState(set.packageUuid);
  const [moved, setMoved] = useState(false);
  const left = toDo(papers);
  const paper = papers.find(({ uuid }) => uuid === open) ?? left[0];
  const go = (uuid: string | undefined): void => { setMoved(true); setOpen(uuid); };
  if (state.stop === 'altered') return <Altered />;
  if (state.stop === 'over' || !set.packageUuid) return <Over signing={signing} />;
  if (state.stop) return <StartFirst signing={signing} why={state.stop} />;
  if (set.paused) return <Paused signing={signing} />;
  if (signsElsewhere(papers)) return <NothingHere signing={signing} />;
  if (!paper) return <AllDone signing={signing} state={state} papers={papers} onOpen={go} />;
  const isRenewed = first !== set.packageUuid;
  return (
    <OnePaper
      key={paper.uuid} {...props} state={state} papers={papers} paper={paper} needsLocation={set.needsLocation}
      notice={isRenewed ? SIGN.renewed : state.notice} takesFocus={moved || state.moved} onOpen={go} onNext={() => go(undefined)}
    />
  );
}
