/** Behind the address of the documents: opens the first unread one. */
export const READ_NEXT = '#next';
