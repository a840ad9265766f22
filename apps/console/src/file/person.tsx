import { formatAddress, formatPhone } from '@lintel/domain';
import { Panel, SummaryRows, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { Email } from '../details/email.tsx';
import { useMay } from '../platform/me.ts';
import { RevealButton, revealableFields } from './reveal.tsx';
import { useFile } from './use-file.ts';
import { FILE } from './words.en.ts';

/** The borrower's contact details, with numbers masked. Showing a number takes a reason, which is recorded. */
export function PersonPanel(): ReactNode {
  const { file } = useFile();
  const { person } = file;
  const may = useMay();
  const fields = revealableFields(file);
  return (
    <Panel title={FILE.person}>
      <SummaryRows
        rows={[
          { label: FILE.fields.DOB, value: `··/··/${person.birthYear}` },
          { label: FILE.fields.SSN, value: person.ssnLast4 ? `···-··-${person.ssnLast4}` : FILE.notGiven },
          ...person.phoneNumbers.map(({ number }) => ({ label: FILE.phone, value: formatPhone(number) })),
          { label: FILE.email, value: <Email>{person.email}</Email> },
          { label: FILE.home, value: formatAddress(person.homeAddress) },
          ...(person.mailingAddress ? [{ label: FILE.mailing, value: formatAddress(person.mailingAddress) }] : []),
        ]}
      />
      {may('reveal') && (
        <>
          <RevealButton label={FILE.reveal(fields.includes('SSN'), fields.includes('ACCOUNT'))} />
          <Text size="xs" tone="muted">
            {FILE.revealNote}
          </Text>
        </>
      )}
    </Panel>
  );
}
