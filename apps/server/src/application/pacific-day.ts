const PACIFIC = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles', year: 'numeric', month: '2-digit', day: '2-digit' });

/** The calendar day (yyyy-MM-dd) at an instant, in Pacific time: the lender's own day, the same for every borrower. */
export const pacificDay = (at: Date): string => PACIFIC.format(at);
