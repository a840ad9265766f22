import { consoleData } from '../platform/console-data.ts';

/**
 * Formats the link of a loan officer or a referral that begins a registration. It names the lender, because several
 * lenders may share a host.
 */
export const formatLink = (ids: { referrer: string; rid?: string }): string =>
  `${location.origin}/account/heloc/register-v2?${new URLSearchParams({ org: consoleData.privateLabel.orgCode, ...ids }).toString()}`;
