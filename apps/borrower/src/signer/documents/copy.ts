export const SIGNER_DOCUMENTS = {
  title: 'Your papers',
  wait: 'Your papers come next',
} as const;
