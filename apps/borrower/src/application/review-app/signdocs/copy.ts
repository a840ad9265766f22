export const SIGNDOCS = {
  'closing-disclosure': 'Your papers are being drawn up',
  'signing-package': 'Your papers are almost ready to sign',
} as const;
