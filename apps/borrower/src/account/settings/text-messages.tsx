import { readOwnConsents, saveConsents, type Reply } from '@lintel/contract';
import { DOCUMENT_LOCALE } from '@lintel/domain';
import { Panel, Stack, Switch, Text } from '@lintel/ui';
import { FormError } from '@lintel/web';
import type { ReactNode } from 'react';
import { announce } from '../../platform/announce.tsx';
import { api } from '../../platform/lazy/api.ts';
import { useRead } from '../../platform/lazy/use-read.ts';
import { useSubmit } from '../../platform/lazy/use-submit.ts';
import { usePrivateLabel } from '../../platform/page-data.tsx';
import { LoadedSection } from './loaded.tsx';
import { TEXT_MESSAGES } from './words.en.ts';

type Prompt = Reply<typeof readOwnConsents>['texts'][number];

/** Switches for the kinds of text messages the borrower agrees to get. A change applies from the next message. */
export function TextMessages(): ReactNode {
  const consents = useRead(readOwnConsents, {}, { fresh: true });
  const { orgCode } = usePrivateLabel();
  const { busy, formError, submit } = useSubmit();
  const answer = ({ consentPromptUuid, type }: Prompt, isOn: boolean) =>
    submit(async (idempotencyKey) => {
      await api(saveConsents, {
        body: {
          org: orgCode,
          source: 'SETTINGS',
          productType: 'HELOC',
          consents: [{ consentPromptUuid, optInOut: isOn ? 'OPT_IN' : 'OPT_OUT' }],
        },
        idempotencyKey,
      });
      await consents.refetch();
      announce(TEXT_MESSAGES.saved[isOn ? 'on' : 'off'](TEXT_MESSAGES.kinds[type]));
    });
  return (
    <Panel title={TEXT_MESSAGES.title}>
      <LoadedSection read={consents}>
        {({ texts }) => (
          <Stack>
            <Text tone="muted">{TEXT_MESSAGES.lead}</Text>
            {texts.toReversed().map((prompt) => (
              <Switch
                key={prompt.type}
                name={`texts-${prompt.type.toLowerCase()}`}
                label={TEXT_MESSAGES.kinds[prompt.type]}
                hint={<span lang={DOCUMENT_LOCALE}>{prompt.text}</span>}
                checked={prompt.optInOut === 'OPT_IN'}
                aria-busy={busy}
                onChange={(event) => void answer(prompt, event.currentTarget.checked)}
              />
            ))}
            <FormError>{formError}</FormError>
          </Stack>
        )}
      </LoadedSection>
    </Panel>
  );
}
