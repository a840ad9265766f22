import { lazy, Suspense, type ReactNode } from 'react';
import { AtGate } from '../../../gate/at-gate.tsx';
import { ScreenPending } from '../../../platform/screen-pending.tsx';

// Each view is read without the weight of the other two.
const FinalOffer = lazy(async () => ({ default: (await import('./final-offer.tsx')).FinalOffer }));
const Note = lazy(async () => ({ default: (await import('./note.tsx')).Note }));
const NoteOthers = lazy(async () => ({ default: (await import('./note-others.tsx')).NoteOthers }));

const VIEWS = { 'final-offer': FinalOffer, note: Note, 'note-others': NoteOthers } as const;
type View = keyof typeof VIEWS;

/** Before the signing. Views final-offer, note and note-others, by the gate. */
export function Screen(): ReactNode {
  return (
    <AtGate gates={Object.keys(VIEWS)}>
      {(view) => {
        const Shown = VIEWS[view.status.gate as View];
        return (
          <Suspense fallback={<ScreenPending />}>
            <Shown {...view} />
          </Suspense>
        );
      }}
    </AtGate>
  );
}
