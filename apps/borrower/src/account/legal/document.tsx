import { PageHeading, Section, Stack, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { usePageData } from '../../platform/page-data.tsx';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { Narrow } from '../../shell/narrow.tsx';
import { LEGAL } from '../words.en.ts';

export interface LegalSection {
  title: string;
  paragraphs: readonly string[];
}

/** A legal text of the lender: its title, version and sections. `type` finds the version that a consent records. */
export function LegalDocument({
  type,
  title,
  sections,
  children,
}: {
  type?: string;
  title: string;
  sections: readonly LegalSection[];
  children?: ReactNode;
}): ReactNode {
  const {
    privateLabel: { name },
    reads,
  } = usePageData();
  const version = reads.consents?.find((text) => text.type === type)?.version;
  useScreenTitle(title);
  return (
    <Narrow>
      <Stack gap="l">
        <PageHeading title={title}>{LEGAL.of(name.legal, version)}</PageHeading>
        {sections.map((section) => (
          <Section key={section.title} title={section.title}>
            <Stack gap="s">
              {section.paragraphs.map((paragraph) => (
                <Text key={paragraph}>{paragraph}</Text>
              ))}
            </Stack>
          </Section>
        ))}
        {children}
      </Stack>
    </Narrow>
  );
}
