import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react';

const BookedCard = lazy(async () => ({ default: (await import('../../../notary/booked.tsx')).Booked }));
const InPersonCard = lazy(async () => ({ default: (await import('./in-person-card.tsx')).InPerson }));

// They come in a moment: a mark as tall as a screen would push the page about.
/** The booking: loaded where one stands. */
export const Booked = (props: ComponentProps<typeof BookedCard>): ReactNode => (
  <Suspense>
    <BookedCard {...props} />
  </Suspense>
);

/** The other way, with its price: it stands below what is asked here. */
export const InPerson = (props: ComponentProps<typeof InPersonCard>): ReactNode => (
  <Suspense>
    <InPersonCard {...props} />
  </Suspense>
);
