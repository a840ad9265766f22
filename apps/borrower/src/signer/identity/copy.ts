export const SIGNER_IDENTITY = {
  title: 'Show us your ID',
  lead: 'Everyone who signs a deed shows their ID.',
  checking: 'We’re checking your ID',
  seconds: 'This takes a few seconds. This page moves on when your ID is checked.',
  looking: 'A loan specialist is reviewing your ID',
} as const;
