import { Section, SummaryRows, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { usePageData } from '../../platform/page-data.tsx';
import { LegalDocument } from '../legal/document.tsx';
import { LICENSES } from '../words.en.ts';

export function LicensesScreen(): ReactNode {
  const {
    privateLabel: { legal, name },
    reads,
  } = usePageData();
  const rows = (reads.licenses ?? []).flatMap(({ abbrev, name: state, licenseNumber }) =>
    licenseNumber ? [{ label: state ?? abbrev, value: LICENSES.number(licenseNumber) }] : [],
  );
  return (
    <LegalDocument title={LICENSES.title} sections={LICENSES.sections(name.legal, legal.nmlsId)}>
      {rows.length > 0 && (
        <Section title={LICENSES.states}>
          <SummaryRows rows={rows} />
        </Section>
      )}
      {legal.notices.map(({ id, title, text }) => (
        <Section key={id} title={title} id={id}>
          <Text>{text}</Text>
        </Section>
      ))}
    </LegalDocument>
  );
}
