import { lazy, Suspense, type ReactNode } from 'react';
import { ScreenPending } from '../../../shell/screen-pending.tsx';
import { AtGate } from '../../gate/at-gate.tsx';
import { FinalOffer } from './final-offer.tsx';

const WaitingPage = lazy(async () => ({ default: (await import('../../review-app/waiting-page.tsx')).WaitingPage }));

/** Before the signing. Views final-offer, note and note-others; of the last two the sentence of the gate alone. */
export function Screen(): ReactNode {
  return (
    <AtGate gates={['final-offer', 'note', 'note-others']}>
      {(view) => {
        const { gate, explain: { text, ask } } = view.status;
        return gate === 'final-offer' ? <FinalOffer {...view} /> : <Suspense fallback={<ScreenPending />}><WaitingPage {...view} title={text} lead={ask && <b>{ask}</b>} /></Suspense>;
      }}
    </AtGate>
  );
}
