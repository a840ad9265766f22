/** The text message with a code. */
export const PHONE_CODE = (lender: string, code: string): string =>
  `${lender}: your code is ${code}. Enter it in your application within 10 minutes. We'll never call to ask for it.`;
