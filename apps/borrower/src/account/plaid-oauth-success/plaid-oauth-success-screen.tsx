import type { ReactNode } from 'react';
import { RETURN } from '../../application/income/return-words.en.ts';
import { Return } from '../../application/income/return.tsx';

/** The return page from a bank or a payroll service (SCREEN-036). */
export function PlaidOauthSuccessScreen(): ReactNode {
  return <Return says={RETURN.finishing} />;
}
