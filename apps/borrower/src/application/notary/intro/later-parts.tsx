import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react';
import { PendingMark } from '../../../shell/screen-pending.tsx';

const BookedCard = lazy(async () => ({ default: (await import('../../../notary/booked.tsx')).Booked }));
const InPersonCard = lazy(async () => ({ default: (await import('./in-person-card.tsx')).InPerson }));

/** The booking: loaded where one stands. */
export const Booked = (props: ComponentProps<typeof BookedCard>): ReactNode => <Suspense fallback={<PendingMark />}><BookedCard {...props} /></Suspense>;

/** The other way, with its price: it stands below what is asked here. */
export const InPerson = (props: ComponentProps<typeof InPersonCard>): ReactNode => <Suspense fallback={<PendingMark />}><InPersonCard {...props} /></Suspense>;
