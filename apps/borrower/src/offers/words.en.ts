/** Said after the earliest day for the money, while the title search isn't done. */
export const TITLE_SEARCH_LATER = 'It’s later if the title search takes its usual 1 business day.';
