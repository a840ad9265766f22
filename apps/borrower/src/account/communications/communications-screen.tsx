import type { ReactNode } from 'react';
import { usePrivateLabel } from '../../platform/page-data.tsx';
import { LegalDocument } from '../legal/document.tsx';
import { COMMUNICATIONS } from './words.en.ts';

/** The legal text that a borrower agrees to for electronic documents and messages. */
export function CommunicationsScreen(): ReactNode {
  const { support } = usePrivateLabel();
  return (
    <LegalDocument
      type="COMMUNICATIONS"
      title={COMMUNICATIONS.title}
      sections={COMMUNICATIONS.sections(support.phoneLabel ?? support.phone)}
    />
  );
}
