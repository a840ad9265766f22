import { Button, useToast } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { ApiError, assign, messageOf } from '@lintel/contract';
import { api } from '../platform/api.ts';
import { useMe } from '../platform/me.ts';
import { FILE } from './copy.ts';
import { useFile } from './use-file.ts';

/** Takes the file, or gives it back to everybody. */
export function Assignee(): ReactNode {
  const { file: { assignee, version }, uuid, refresh, catchUp } = useFile();
  const me = useMe();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  if (!me) return null;
  const isMine = assignee?.staffUuid === me.uuid;
  async function give(staffUuid: string | null) {
    setBusy(true);
    try {
      await api(assign, { params: { uuid }, body: { staffUuid }, version });
      await refresh();
    } catch (error) {
      toast({ id: 'assign', text: messageOf(error) });
      if (error instanceof ApiError && error.name === 'stale-version') await catchUp();
    } finally {
      setBusy(false);
    }
  }
  return <Button size="s" busy={busy} onClick={() => void give(isMine ? null : me.uuid)}>{isMine ? FILE.giveBack : FILE.take}</Button>;
}
