export const NUMBER = {
  label: 'Mobile number',
  hint: 'We text you a code of six digits. Your carrier may charge for it.',
  send: 'Text me a code',
  sent: (phone: string) => `We sent a code to ${phone}. It is good for 10 minutes.`,
  code: 'Code',
  codeHint: 'Six digits',
  codeMissing: 'Enter the code from the text message.',
  confirm: 'Confirm',
  other: 'Use another number, or send a new code',
} as const;
