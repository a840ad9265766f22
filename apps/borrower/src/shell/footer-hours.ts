/** The id of the footer's line with today's opening hours. */
export const FOOTER_HOURS_ID = 'hours-today';
