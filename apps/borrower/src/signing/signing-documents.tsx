import { lazy, Suspense, useState, type ReactNode } from 'react';
import { ScreenPending } from '../platform/screen-pending.tsx';
import { SigningDocumentView } from './document-view.tsx';
import { sortBySigningOrder, signsElsewhere, findUnsigned, type SigningSet } from './documents.ts';
import { ReadSigning } from './read-signing.tsx';
import type { Signing } from './signing.ts';
import { useSigning } from './use-signing.ts';
import { SIGN } from './words.en.ts';

// Separate chunks, because they are rare and never come first.
const Stopped = lazy(async () => ({ default: (await import('./stops.tsx')).SigningStopped }));
const AllDone = lazy(async () => ({ default: (await import('./all-done.tsx')).AllDone }));

export interface SigningDocumentsProps {
  signing: Signing;
  /** Renders the line's figures next to the documents, for the people who owe it. */
  facts?: (set: SigningSet) => ReactNode;
}

/**
 * Lets one person, the borrower or an additional signer, read and sign their documents one after another. A returning
 * signer starts at the first unfinished one.
 */
export function SigningDocuments(props: SigningDocumentsProps): ReactNode {
  return (
    <ReadSigning uuid={props.signing.uuid}>
      {(set, reload) => <LoadedDocuments {...props} set={set} reload={reload} />}
    </ReadSigning>
  );
}

function LoadedDocuments({
  set,
  reload,
  facts,
  ...props
}: SigningDocumentsProps & { set: SigningSet; reload: () => Promise<unknown> }): ReactNode {
  const { signing } = props;
  const documents = sortBySigningOrder(set.documents);
  const state = useSigning(signing, set, reload);
  const [open, setOpen] = useState<string>();
  const [first] = useState(set.packageUuid);
  const [moved, setMoved] = useState(false);
  const unsigned = findUnsigned(documents);
  const document = documents.find(({ uuid }) => uuid === open) ?? unsigned[0];
  const go = (uuid: string | undefined): void => {
    setMoved(true);
    setOpen(uuid);
  };
  const why =
    state.stop ??
    (!set.packageUuid ? 'over' : set.paused ? 'paused' : signsElsewhere(documents) ? 'nothing' : undefined);
  if (why)
    return (
      <Suspense fallback={<ScreenPending />}>
        <Stopped signing={signing} reason={why} />
      </Suspense>
    );
  if (!document)
    return (
      <Suspense fallback={<ScreenPending />}>
        <AllDone state={state} documents={documents} onOpen={go} />
      </Suspense>
    );
  const isRenewed = first !== set.packageUuid;
  return (
    <SigningDocumentView
      key={document.uuid}
      {...props}
      facts={facts?.(set)}
      state={state}
      documents={documents}
      document={document}
      needsLocation={set.needsLocation}
      notice={isRenewed ? SIGN.renewed : state.notice}
      takesFocus={moved || state.moved}
      onOpen={go}
      onNext={() => go(undefined)}
    />
  );
}
