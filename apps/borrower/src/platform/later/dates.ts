import { dateWords } from '@lintel/web';

/** "Wed, Nov 18" and "November 2026", instants where the reader is. For the browser only: the server has no reader's zone. */
export const { dayOf, dayOfDate, monthOf } = dateWords({
  day: { weekday: 'short', month: 'short', day: 'numeric' },
  month: { month: 'long', year: 'numeric' },
});
