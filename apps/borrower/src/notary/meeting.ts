import type { readNotary, readNotaryOffices, readNotarySlots, ReplyOf } from '@lintel/contract';

export type Notary = NonNullable<ReplyOf<typeof readNotary>>;
export type Booking = NonNullable<Notary['booking']>;
export type Slot = NonNullable<ReplyOf<typeof readNotarySlots>>[number];
export type Office = NonNullable<ReplyOf<typeof readNotaryOffices>>[number];
export type Session = NonNullable<Notary['session']>;

/** Where the pages of the notary lie for whoever signs: the borrower's own, or a signer's. */
export interface NotaryPages {
  intro: string;
  /** The same, open at the choice of a time for the call. */
  pick: string;
  /** Choosing time and place of a meeting in person. */
  times: string;
  /** The meeting in person that is booked. */
  booked: string;
  session: string;
  /** Why there was no signing; what the session itself says without a reason. */
  error: (because?: 'no-notary') => string;
}

/** What every part of these pages is drawn from. */
export interface NotaryView {
  uuid: string;
  /** Of the file, as the page was drawn: what a change of kind is held to. */
  version: number;
  notary: Notary;
  /** Reads it again. */
  reload: () => Promise<unknown>;
  pages: NotaryPages;
}

/** Whether a call was begun and goes on. */
export const isRunning = (session: Notary['session']): boolean => Boolean(session && session.state !== 'ENDED');

/** Whether a time stands, and not only the wish to meet in person. */
export const isBooked = (booking: Notary['booking']): booking is Booking & { startsAt: string; endsAt: string } =>
  Boolean(booking?.startsAt && booking.endsAt);
