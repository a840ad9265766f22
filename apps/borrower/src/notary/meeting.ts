import type { readNotary, readNotaryOffices, readNotarySlots, Reply } from '@lintel/contract';

/** The kind of meeting, its fee, first day, booking and session, as the server reports them. */
export type Notary = NonNullable<Reply<typeof readNotary>>;
export type Booking = NonNullable<Notary['booking']>;
export type Slot = NonNullable<Reply<typeof readNotarySlots>>[number];
export type Office = NonNullable<Reply<typeof readNotaryOffices>>[number];
export type Session = NonNullable<Notary['session']>;

/** The notary pages' paths, for the borrower or a signer. */
export interface NotaryPages {
  intro: string;
  /** The overview with the choice of a call time open. */
  pick: string;
  /** The choice of time and place for a meeting in person. */
  times: string;
  /** The booked meeting in person. */
  booked: string;
  session: string;
  /** The page that says why nothing was signed; without `because`, by the session's own reason. */
  error: (because?: 'no-notary') => string;
}

/** Props of every part of the notary pages, the borrower's and the signers'. */
export interface NotaryView {
  uuid: string;
  /** The application's version when the page was rendered; changing the kind of meeting must match it. */
  version: number;
  notary: Notary;
  /** Refetches the notary's data. */
  reload: () => Promise<unknown>;
  pages: NotaryPages;
}

/** Returns whether a call has started and isn't over. */
export const isRunning = (session: Notary['session']): boolean => Boolean(session && session.state !== 'ENDED');

/** Returns whether a time is booked; a booking can be only the wish to meet in person. */
export const isBooked = (booking: Notary['booking']): booking is Booking & { startsAt: string; endsAt: string } =>
  Boolean(booking?.startsAt && booking.endsAt);
