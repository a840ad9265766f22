import { useState, type ReactNode } from 'react';
import type { SigningSet } from './documents.ts';
import { Problem } from './problem.tsx';
import { ReadSigning } from './read-signing.tsx';
import { ProblemAnswer, SigningPaused } from './signing-paused.tsx';
import type { Signing } from './signing.ts';
import { SigningStopped } from './stops.tsx';

/** Helps with a problem in the documents: reports it, waits for staff's answer and shows it. */
export function SigningSupport({ signing }: { signing: Signing }): ReactNode {
  return (
    <ReadSigning uuid={signing.uuid}>
      {(set, reload) => <View signing={signing} set={set} reload={reload} />}
    </ReadSigning>
  );
}

function View({
  signing,
  set,
  reload,
}: {
  signing: Signing;
  set: SigningSet;
  reload: () => Promise<unknown>;
}): ReactNode {
  // Shows the answer only to a signer who waited for it here; one who opens the page later has something else to
  // report.
  const [waited, setWaited] = useState(Boolean(set.paused));
  if (set.paused) return <SigningPaused since={set.paused.since} reload={reload} />;
  if (waited && set.answer) return <ProblemAnswer signing={signing} answer={set.answer} />;
  if (!set.packageUuid) return <SigningStopped signing={signing} reason="over" />;
  return (
    <Problem
      signing={signing}
      set={set}
      onReported={async () => {
        setWaited(true);
        await reload();
      }}
    />
  );
}
