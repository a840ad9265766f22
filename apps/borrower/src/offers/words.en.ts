/** When the money is sent, and what that assumes. The arguments are formatted days. */
export const FUNDING = {
  afterTitleSearch: (signsOn: string, fundingOn: string, hasStepsLeft: boolean) =>
    `${hasStepsLeft ? 'If you finish all your remaining steps today, you can sign' : 'You can sign'} after the title search, usually by ${signsOn}. We’d then send your money on ${fundingOn}.`,
  ifSigned: (signsOn: string, fundingOn: string) =>
    `If signing is finished by ${signsOn}, we’d send your money on ${fundingOn}.`,
} as const;
