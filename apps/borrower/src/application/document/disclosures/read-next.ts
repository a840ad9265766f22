/** The URL fragment of the documents page that opens the first unread one. */
export const READ_NEXT = '#next';
