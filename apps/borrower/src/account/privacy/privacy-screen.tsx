import type { ReactNode } from 'react';
import { usePrivateLabel } from '../../platform/page-data.tsx';
import { LegalDocument } from '../legal/document.tsx';
import { PRIVACY } from './words.en.ts';

export function PrivacyScreen(): ReactNode {
  const { name } = usePrivateLabel();
  return <LegalDocument type="PRIVACY" title={PRIVACY.title} sections={PRIVACY.sections(name.legal)} />;
}
