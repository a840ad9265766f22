import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react';

const BookedCard = lazy(async () => ({ default: (await import('../../../notary/booked.tsx')).BookedMeeting }));
const InPersonCard = lazy(async () => ({ default: (await import('./in-person-card.tsx')).InPersonCard }));

// No fallback: these load in a moment, and a screen-high spinner would move the page.
/** The booked meeting; its chunk loads only when there is one. */
export const Booked = (props: ComponentProps<typeof BookedCard>): ReactNode => (
  <Suspense>
    <BookedCard {...props} />
  </Suspense>
);

/** The offer to meet a notary in person instead, below the main question; its chunk loads after the page. */
export const InPerson = (props: ComponentProps<typeof InPersonCard>): ReactNode => (
  <Suspense>
    <InPersonCard {...props} />
  </Suspense>
);
