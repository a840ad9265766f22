import { Notice, Section } from '@lintel/ui';
import type { ReactNode } from 'react';
import { readSigning } from '@lintel/contract';
import type { GateView } from '../../gate/at-gate.tsx';
import { Read } from '../../gate/read.tsx';
import { WaitingPage } from '../../review-app/waiting-page.tsx';
import { OTHERS } from './note-copy.ts';
import { Others } from './others.tsx';
import { SignedPapers } from './signed-papers.tsx';

/** The borrower has signed; others still must, and may be reminded. */
export function NoteOthers(view: GateView): ReactNode {
  const { uuid, status } = view;
  return (
    <WaitingPage {...view} title={OTHERS.title}>
      <Read key={status.version} call={readSigning} ask={{ params: { uuid } }} version={status.version}>
        {(set) => set && (
          <>
            <Others uuid={uuid} signers={set.signers} />
            <Section title={OTHERS.yours} id="yours"><SignedPapers uuid={uuid} papers={set.documents} /></Section>
            <Notice>{OTHERS.next}</Notice>
          </>
        )}
      </Read>
    </WaitingPage>
  );
}
