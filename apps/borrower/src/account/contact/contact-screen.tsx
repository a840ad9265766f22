import { PageHeading, Panel, Stack, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { usePageData } from '../../platform/page-data.tsx';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { weekInWords } from '../../shell/hours.ts';
import { Narrow } from '../../shell/narrow.tsx';
import { CONTACT_US } from '../words.en.ts';

/** How to reach the lender: phone with its hours, email and mailing address. */
export function ContactScreen(): ReactNode {
  const {
    privateLabel: { name, support },
    reads: { hours, hoursToday: today },
  } = usePageData();
  useScreenTitle(CONTACT_US.title);
  return (
    <Narrow>
      <Stack gap="l">
        <PageHeading title={CONTACT_US.title}>{CONTACT_US.lead(name.display)}</PageHeading>
        <Panel title={CONTACT_US.call}>
          <Text figures>
            <a href={`tel:${support.phone}`}>{support.phoneLabel}</a>
          </Text>
          {today !== undefined && <Text size="s">{today}</Text>}
          {weekInWords(hours ?? []).map((line) => (
            <Text key={line} size="s" tone="muted">
              {line}
            </Text>
          ))}
          {hours && (
            <Text size="s" tone="muted">
              {CONTACT_US.holidays}
            </Text>
          )}
        </Panel>
        <Panel title={CONTACT_US.write}>
          <Text>
            <a href={`mailto:${support.email}`}>{support.email}</a>
          </Text>
        </Panel>
        {support.address.length > 0 && (
          <Panel title={CONTACT_US.mail}>
            <address>{support.address.join(', ')}</address>
          </Panel>
        )}
      </Stack>
    </Narrow>
  );
}
