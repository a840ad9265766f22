/** The link that begins a registration: the console is on the lender's own host. */
export const formatLink = (ids: { referrer: string; rid?: string }): string =>
  `${location.origin}/account/heloc/register-v2?${new URLSearchParams({ ...ids }).toString()}`;
