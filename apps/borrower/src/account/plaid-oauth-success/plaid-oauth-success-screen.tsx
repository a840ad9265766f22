import type { ReactNode } from 'react';
import { LinkReturn } from '../../application/income/link-return.tsx';
import { RETURN } from '../../application/income/return-words.en.ts';

/**
 * The page to which bank and payroll vendors return, Plaid and others; PointServ returns to income/pointserv-callback.
 */
export function PlaidOauthSuccessScreen(): ReactNode {
  return <LinkReturn title={RETURN.finishing} />;
}
