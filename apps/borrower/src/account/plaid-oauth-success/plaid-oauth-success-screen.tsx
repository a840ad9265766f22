import type { ReactNode } from 'react';
import { LinkReturn } from '../../application/income/link-return.tsx';
import { RETURN } from '../../application/income/return-words.en.ts';

/**
 * The page that Plaid and other bank and payroll vendors return to, connected or not. PointServ returns to
 * income/pointserv-callback.
 */
export function PlaidOauthSuccessScreen(): ReactNode {
  return <LinkReturn title={RETURN.finishing} />;
}
