export const SIGNER_DOCUMENTS = {
  title: 'Your documents',
  wait: 'Your documents come next',
} as const;
