import { PageHeading, Stack } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { Narrow } from '../../shell/narrow.tsx';
import { StepUp } from '../../step-up/step-up.tsx';
import { CloseAccount } from './close-account.tsx';
import { Consents } from './consents.tsx';
import { Contact } from './contact.tsx';
import { DataCopy } from './data-copy.tsx';
import { Paperless } from './paperless.tsx';
import { Passkeys } from './passkeys.tsx';
import { Password } from './password.tsx';
import { Sessions } from './sessions.tsx';
import { TextMessages } from './text-messages.tsx';
import { TwoStep } from './two-step.tsx';
import { SETTINGS } from './words.en.ts';

/** Account settings: contact, login, devices, messages, documents by mail or on screen, and closing the account. */
export function SettingsScreen(): ReactNode {
  useScreenTitle(SETTINGS.title);
  return (
    <Narrow>
      <StepUp>
        <Stack gap="l">
          <PageHeading title={SETTINGS.title}>{SETTINGS.section}</PageHeading>
          <Contact />
          <Password />
          <Passkeys />
          <TwoStep />
          <Sessions />
          <TextMessages />
          <Paperless />
          <Consents />
          <DataCopy />
          <CloseAccount />
        </Stack>
      </StepUp>
    </Narrow>
  );
}
