/** The text message with a code. */
export const PHONE_CODE = (code: string): string =>
  `${code} is your code for your home equity application. It is good for 10 minutes. We never ask for it on a call.`;
