import type { ReactNode } from 'react';
import { LinkReturn } from '../../application/income/link-return.tsx';
import { RETURN } from '../../application/income/return-words.en.ts';

/** The return page from a bank or a payroll service. */
export function PlaidOauthSuccessScreen(): ReactNode {
  return <LinkReturn title={RETURN.finishing} />;
}
