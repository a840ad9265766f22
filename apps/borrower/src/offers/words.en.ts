/** When the money is sent, and what that assumes. The arguments are formatted days. */
export const FUNDING = {
  afterTitleSearch: (signsOn: string, fundingOn: string, hasStepsLeft: boolean, hasRightToCancel: boolean) =>
    `${hasStepsLeft ? 'If you finish everything except signing today, you can usually sign' : 'You can usually sign'} starting ${signsOn}. First, a title company checks who owns your home and what’s owed on it. If all documents are signed on ${signsOn}, we’d send your money on ${fundingOn}${hasRightToCancel ? ', after your right to cancel ends' : ''}.${hasStepsLeft ? ' If you finish later, we’d send it later.' : ''}`,
  ifSigned: (signsOn: string, fundingOn: string, hasRightToCancel: boolean) =>
    `If all documents are signed by ${signsOn}, we’d send your money on ${fundingOn}${hasRightToCancel ? ', after your right to cancel ends' : ''}. If not, we’d send it later.`,
} as const;
