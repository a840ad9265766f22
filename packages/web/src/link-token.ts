/** Returns whether a URL fragment, without its `#`, can be the token of an emailed link. */
export const hasLinkToken = (fragment: string): boolean => fragment.length >= 20;
