import { lazy, type ReactNode } from 'react';
import { ApplicationScreen } from '../../../gate/application-screen.tsx';

// Each view is read without the weight of the other two.
const FinalOffer = lazy(async () => ({ default: (await import('./final-offer.tsx')).FinalOffer }));
const Note = lazy(async () => ({ default: (await import('./note.tsx')).Note }));
const NoteOthers = lazy(async () => ({ default: (await import('./note-others.tsx')).NoteOthers }));

const VIEWS = { 'final-offer': FinalOffer, note: Note, 'note-others': NoteOthers } as const;
type View = keyof typeof VIEWS;

/** Before the signing. Views final-offer, note and note-others, by the gate. */
export function SigningIntroScreen(): ReactNode {
  return (
    <ApplicationScreen gates={Object.keys(VIEWS)}>
      {({ uuid, status }) => {
        const Shown = VIEWS[status.gate as View];
        return <Shown uuid={uuid} status={status} />;
      }}
    </ApplicationScreen>
  );
}
