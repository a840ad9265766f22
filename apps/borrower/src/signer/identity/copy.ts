export const SIGNER_IDENTITY = {
  title: 'Show us your ID',
  lead: 'Whoever signs a deed shows who they are.',
  looking: 'We are looking at your ID',
} as const;
