/** The text message with a link for another device. */
export const HAND_OFF_SMS = (lender: string, url: string): string =>
  `${lender}: take the photos of your ID here. This link works once, within 15 minutes. ${url}`;

/** Errors and conditions of the ID check. */
export const ID_CHECK = {
  noPhone: 'We don’t have a mobile number for you. Scan the QR code instead.',
  photoUnsafe: 'A photo wasn’t safe to open. Take the photos again.',
  askAgain: 'We need another photo of your ID.',
} as const;
