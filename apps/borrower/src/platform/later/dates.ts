const DAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric' });

/** The day of an instant where the reader is: "Wed, Nov 18". For the browser only: the server has no reader's zone. */
export const dayOf = (instant: string): string => DAY.format(new Date(instant));

/** A calendar date in the same words, whatever the zone. */
export const dayOfDate = (date: string): string => DAY.format(new Date(`${date}T12:00:00`));

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });

/** A month in words: "2026-11" is "November 2026". */
export const monthOf = (month: string): string => MONTH.format(new Date(`${month}-15T12:00:00`));
