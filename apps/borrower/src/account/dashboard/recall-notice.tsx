import { readRescission } from '@lintel/contract';
import { Notice, Stack, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useRead } from '../../platform/lazy/use-read.ts';

const TONES = { WITH_BANK: 'warning', SENT: 'warning', RETURNED: 'success', STOPPED: 'success' } as const;

/** Shows what happened to a canceled loan's money. Empty unless the loan was canceled and its recall opened. */
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
