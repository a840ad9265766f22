/** The server's messages about identity checks. */
export const HAND_OFF_SMS = (lender: string, url: string): string =>
  `${lender}: take the photos of your ID here. This link works once, within 15 minutes. ${url}`;
export const NO_PHONE = "We don't have a mobile number for you. Scan the QR code instead.";
export const PHOTO_UNSAFE = "A photo wasn't safe to open. Take the photos again.";
export const ASK_AGAIN = 'We need another photo of your ID.';
