import { assignLoanFile, listColleagues } from '@lintel/contract';
import { Button, Select } from '@lintel/ui';
import type { ReactNode, SubmitEvent } from 'react';
import { useToastSubmit } from '../form/use-submit.ts';
import { api } from '../platform/api.ts';
import { useMe } from '../platform/me.ts';
import { ROLE_WORDS } from '../platform/role-words.en.ts';
import { useRead } from '../platform/use-read.ts';
import { useFile } from './use-file.ts';
import { FILE } from './words.en.ts';
import css from './file.module.css';

/** Assigns the file to the user or to a colleague. The user can unassign only their own file. */
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
  async function assign(staffUuid: string | null) {
    await submit(async () => {
      await api(assignLoanFile, { params: { uuid }, body: { staffUuid }, version });
      await refresh();
    });
  }
  function assignToColleague(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('colleague');
    if (typeof chosen === 'string' && chosen) void assign(chosen);
  }
  return (
    <div className={css.assign}>
      <Button size="s" busy={busy} onClick={() => void assign(isMine ? null : me.uuid)}>
        {isMine ? FILE.unassign : FILE.assignToMe}
      </Button>
      {others.length > 0 && (
        // A button assigns: the arrow keys change a closed menu, and would assign the file to everyone they pass.
        <form className={css.assignTo} onSubmit={assignToColleague}>
          <Select
            key={assignee?.staffUuid}
            name="colleague"
            label={FILE.assignTo}
            defaultValue={isMine ? '' : (assignee?.staffUuid ?? '')}
            placeholder={FILE.choose}
            options={others.map(({ staffUuid, name, role }) => ({
              value: staffUuid,
              label: role ? `${name}, ${ROLE_WORDS[role]}` : name,
            }))}
            required
          />
          <Button type="submit" kind="secondary" size="s" busy={busy}>
            {FILE.assign}
          </Button>
        </form>
      )}
    </div>
  );
}
