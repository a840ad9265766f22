import { assignLoanFile, listColleagues } from '@lintel/contract';
import { Button, Select } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useToastSubmit } from '../form/use-submit.ts';
import { api } from '../platform/api.ts';
import { useMe } from '../platform/me.ts';
import { useRead } from '../platform/use-read.ts';
import { useFile } from './use-file.ts';
import { FILE } from './words.en.ts';
import css from './file.module.css';

/** Assigns the file to the user or a colleague, or unassigns it. */
export function Assignee(): ReactNode {
  const {
    file: { assignee, version },
    uuid,
    refresh,
    catchUp,
  } = useFile();
  const me = useMe();
  const colleagues = useRead(listColleagues, {});
  const { busy, submit } = useToastSubmit('assign', {
    async onApiError({ name }) {
      if (name === 'stale-version') await catchUp();
      return false;
    },
  });
  if (!me) return null;
  const isMine = assignee?.staffUuid === me.uuid;
  const others = (colleagues.data ?? []).filter((one) => one.staffUuid !== me.uuid);
  async function give(staffUuid: string | null) {
    await submit(async () => {
      await api(assignLoanFile, { params: { uuid }, body: { staffUuid }, version });
      await refresh();
    });
  }
  return (
    <div className={css.assign}>
      <Button size="s" busy={busy} onClick={() => void give(isMine ? null : me.uuid)}>
        {isMine ? FILE.giveBack : FILE.take}
      </Button>
      {others.length > 0 && (
        <Select
          name="colleague"
          label={FILE.giveTo}
          value={isMine ? '' : (assignee?.staffUuid ?? '')}
          placeholder={FILE.choose}
          options={others.map(({ staffUuid, name }) => ({ value: staffUuid, label: name }))}
          onChange={(event) => {
            if (event.currentTarget.value) void give(event.currentTarget.value);
          }}
        />
      )}
    </div>
  );
}
