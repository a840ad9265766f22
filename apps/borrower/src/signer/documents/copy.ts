export const SIGNER_DOCUMENTS = {
  title: 'Your papers',
  wait: 'Your papers are being drawn up',
} as const;
