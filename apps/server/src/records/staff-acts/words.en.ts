/** A staff note to the borrower. Its subject shows on a locked screen. */
export const NOTE_MAIL = {
  subject: 'A message about your application',
  opening: 'Our loan team sent you a message:',
  ending: 'You can also read it in your application.',
} as const;

/** Field errors of a logged phone call. */
export const PHONE_CALL = { future: 'Enter when the call took place. It can’t be in the future.' } as const;
