export const SIGNER_IDENTITY = {
  title: 'Show us your ID',
  lead: 'Whoever signs a deed shows who they are.',
  checking: 'We are checking your ID',
  seconds: 'That takes a few seconds. This page goes on by itself.',
  looking: 'We are looking at your ID',
} as const;
