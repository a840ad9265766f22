import { lazy, type ReactNode } from 'react';
import { ApplicationScreen } from '../../../gate/application-screen.tsx';

// One chunk per view.
const FinalOffer = lazy(async () => ({ default: (await import('./final-offer.tsx')).FinalOffer }));
const Note = lazy(async () => ({ default: (await import('./note.tsx')).Note }));
const NoteOthers = lazy(async () => ({ default: (await import('./note-others.tsx')).NoteOthers }));

const VIEWS = { 'final-offer': FinalOffer, note: Note, 'note-others': NoteOthers } as const;
type View = keyof typeof VIEWS;

/** The page before and after signing the note, with a view for each of the gates final-offer, note and note-others. */
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
