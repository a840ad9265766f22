import { US_STATES } from '@lintel/domain';
import { Notice, PageHeading, Stack, Text } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { usePrivateLabel } from '../../platform/page-data.tsx';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { Narrow } from '../../shell/narrow.tsx';
import { useDraft } from '../flow/draft.tsx';
import { WAITLIST } from '../words.en.ts';
import { AskToJoin, type WaitlistEntry } from './ask.tsx';

/**
 * The wait list of states not served yet: its form for a visitor from a link, a confirmation for one who has joined.
 */
export function WaitlistScreen(): ReactNode {
  const { support } = usePrivateLabel();
  const { draft } = useDraft();
  const [joined, setJoined] = useState<WaitlistEntry>();
  // Only the registration's submit leads here as joined: a visitor who opens the URL isn't on a list.
  const hasJoined = (useLocation().state as { joined?: unknown } | null)?.joined === true;
  const entry = hasJoined ? { state: draft.index?.state, email: draft['phone-and-email']?.email } : joined;
  return (
    <Narrow>
      <Stack gap="l">
        {entry ? (
          <OnTheList {...entry} />
        ) : (
          <AskToJoin state={draft.index?.state} email={draft['phone-and-email']?.email} onJoin={setJoined} />
        )}
        <Text>
          {WAITLIST.questions} <a href={`tel:${support.phone}`}>{support.phoneLabel}</a>
        </Text>
      </Stack>
    </Narrow>
  );
}

function OnTheList({ state, email }: Partial<WaitlistEntry>): ReactNode {
  const { name } = usePrivateLabel();
  const isCrypto = useLocation().pathname === '/marketing-waitlist';
  const title = isCrypto ? WAITLIST.crypto.title : WAITLIST.title(US_STATES[state ?? '']);
  const { lead } = isCrypto ? WAITLIST.crypto : WAITLIST;
  useScreenTitle(title);
  return (
    <>
      <PageHeading title={title}>{lead(name.display, email)}</PageHeading>
      <Notice tone="success">{WAITLIST.nothing}</Notice>
    </>
  );
}
