/** When the money is sent, and what that assumes. The arguments are formatted days. */
export const FUNDING = {
  afterTitleSearch: (signsOn: string, fundingOn: string, hasStepsLeft: boolean, hasRightToCancel: boolean) =>
    `${hasStepsLeft ? 'If you finish all your remaining steps today, you can sign' : 'You can sign'} after a title company checks who owns your home and what’s owed on it, usually by ${signsOn}. We’d then send your money on ${fundingOn}${hasRightToCancel ? ', after your right to cancel ends' : ''}.`,
  ifSigned: (signsOn: string, fundingOn: string, hasRightToCancel: boolean) =>
    `If signing is finished by ${signsOn}, we’d send your money on ${fundingOn}${hasRightToCancel ? ', after your right to cancel ends' : ''}.`,
} as const;
