import { Section, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { usePageData } from '../../platform/page-data.tsx';
import { LegalDocument } from '../legal/document.tsx';
import { LICENSES } from '../words.en.ts';

/**
 * The lender's licenses by state, and its state notices, to which the footer links (`/licenses#illinois`). Uses only
 * components whose styles are in the first chunk's sheet (vite.config.ts), because the server renders the page before
 * other sheets load.
 */
export function LicensesScreen(): ReactNode {
  const {
    privateLabel: { legal, name },
    reads,
  } = usePageData();
  const licenses = (reads.licenses ?? []).flatMap(({ abbrev, name: state, licenseNumber }) =>
    licenseNumber ? [LICENSES.state(state ?? abbrev, licenseNumber)] : [],
  );
  return (
    <LegalDocument title={LICENSES.title} sections={LICENSES.sections(name.legal, legal.nmlsId)}>
      {licenses.length > 0 && (
        <Section title={LICENSES.states}>
          <ul>
            {licenses.map((license) => (
              <li key={license}>{license}</li>
            ))}
          </ul>
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
