import type { ReactNode } from 'react';
import { usePrivateLabel } from '../../platform/page-data.tsx';
import { LegalDocument } from '../legal/document.tsx';
import { TERMS } from './words.en.ts';

/** The lender's terms of use, not the terms of a loan. */
export function TermsScreen(): ReactNode {
  const { legal, name } = usePrivateLabel();
  return <LegalDocument type="TERMS" title={legal.termsLabel} sections={TERMS.sections(name.legal)} />;
}
