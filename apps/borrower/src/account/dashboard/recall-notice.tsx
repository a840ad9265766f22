import { readRescission } from '@lintel/contract';
import { Notice, Stack, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useRead } from '../../platform/lazy/use-read.ts';

const TONES = { WITH_BANK: 'warning', SENT: 'warning', RETURNED: 'success', STOPPED: 'success' } as const;

/** Says what happened to the money of a canceled loan. Empty if no transfer was ordered. */
export function RecallNotice({ uuid }: { uuid: string }): ReactNode {
  const out = useRead(readRescission, { params: { uuid } }).data?.moneyOut;
  if (!out) return null;
  return (
    <Notice tone={TONES[out.state]}>
      <Stack gap="xs">
        {out.text.map((sentence) => (
          <Text key={sentence}>{sentence}</Text>
        ))}
      </Stack>
    </Notice>
  );
}
