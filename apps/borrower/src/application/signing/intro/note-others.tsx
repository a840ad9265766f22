import { Section, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import type { GateView } from '../../../gate/application-screen.tsx';
import { ReadSigning } from '../../../signing/read-signing.tsx';
import { WaitingPage } from '../../review-app/waiting-page.tsx';
import { OTHERS } from './note-words.en.ts';
import { OtherNoteSigners } from './others.tsx';
import { SignedDocuments } from './signed-documents.tsx';

/** The view of the gate note-others: the borrower has signed, others still must, and can be reminded. */
export function NoteOthers(view: GateView): ReactNode {
  const { uuid, status } = view;
  return (
    <WaitingPage {...view} title={OTHERS.title}>
      <ReadSigning key={status.version} uuid={uuid}>
        {(set) => (
          <>
            <OtherNoteSigners uuid={uuid} signers={set.signers} />
            <Section title={OTHERS.yours} id="yours">
              <SignedDocuments uuid={uuid} documents={set.documents} />
            </Section>
            <Text tone="muted">{OTHERS.next}</Text>
          </>
        )}
      </ReadSigning>
    </WaitingPage>
  );
}
