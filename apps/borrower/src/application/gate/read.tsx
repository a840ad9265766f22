import { Actions, Button, Notice, Stack } from '@lintel/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Ask, Call, ReplyOf } from '@lintel/contract';
import { api } from '../../platform/later/api.ts';
import { callKey } from '../../platform/later/use-call.ts';
import { ScreenPending } from '../../shell/screen-pending.tsx';
import { GATE } from './copy.ts';

interface Props<C extends Call> {
  call: C;
  ask: NoInfer<Ask<C>>;
  /** Of the file, when the screen opens: a screen opened again at a later one reads again. */
  version: number;
  /** `reload` reads it again and settles when that is done. */
  children: (reply: NonNullable<ReplyOf<C>> | null, reload: () => Promise<unknown>) => ReactNode;
}

/** What a screen is drawn from: nothing while it is read, a way to try again when it could not be. 204 is null. */
export function Read<C extends Call>({ call, ask, version, children }: Props<C>): ReactNode {
  // What is typed must not be drawn over because the file moved on in the background.
  const [opened] = useState(version);
  const read = useQuery({
    queryKey: [...callKey(call, ask), opened],
    queryFn: async () => ((await api(call, ask)) ?? null) as NonNullable<ReplyOf<C>> | null,
    staleTime: Infinity,
  });
  if (read.data !== undefined) return children(read.data, () => read.refetch());
  if (!read.isError) return <ScreenPending />;
  return (
    <Stack>
      <div role="alert"><Notice tone="warning">{GATE.notRead}</Notice></div>
      <Actions><Button onClick={() => { void read.refetch(); }}>{GATE.again}</Button></Actions>
    </Stack>
  );
}
