import { changePassword, endSessions, makeRecoveryCodes, readSessions } from '@lintel/contract';
import { firstPasswordError, toRuleRows } from '@lintel/domain';
import { PageHeading, Panel, PasswordInput, Stack, Text } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { SaveCodes } from '../account-setup/save-codes.tsx';
import { ConsoleForm } from '../form/console-form.tsx';
import { api } from '../platform/api.ts';
import { useMe } from '../platform/me.ts';
import { queryClient } from '../platform/query-client.ts';
import { formatDateTime } from '../platform/times.ts';
import { useTitle } from '../platform/title.ts';
import { useRead } from '../platform/use-read.ts';
import { Loaded } from '../table/loaded.tsx';
import { ACCOUNT } from './words.en.ts';
import setup from '../account-setup/setup.module.css';
import css from '../file/file.module.css';

/** The settings of a staff member's own account: password, recovery codes, sessions. */
export function AccountScreen(): ReactNode {
  useTitle(ACCOUNT.title);
  const me = useMe();
  return (
    <div className={css.page}>
      <PageHeading title={ACCOUNT.title}>{me && `${me.name}, ${me.email}`}</PageHeading>
      <Panel title={ACCOUNT.password}>
        <PasswordForm />
      </Panel>
      <Panel title={ACCOUNT.codes}>
        <RecoveryCodes />
      </Panel>
      <Panel title={ACCOUNT.sessions}>
        <Sessions />
      </Panel>
    </div>
  );
}

function PasswordForm(): ReactNode {
  const [newPassword, setNewPassword] = useState('');
  return (
    <ConsoleForm
      name="change-password"
      submit={ACCOUNT.change}
      quiet
      done={ACCOUNT.changed}
      check={(sent) => [
        ...(sent.raw('currentPassword') ? [] : [{ field: 'currentPassword', message: ACCOUNT.currentPasswordMissing }]),
        ...firstPasswordError(sent.raw('newPassword'), 'newPassword'),
      ]}
      send={async (sent) => {
        await api(changePassword, {
          body: { currentPassword: sent.raw('currentPassword'), password: sent.raw('newPassword') },
        });
        setNewPassword('');
        // The change ended the other sessions, so their list is refetched, with everything else as after any write.
        await queryClient.invalidateQueries();
      }}
    >
      {(at) => (
        <>
          <p>{ACCOUNT.changeLead}</p>
          <PasswordInput
            {...at('currentPassword')}
            label={ACCOUNT.currentPassword}
            autoComplete="current-password"
            showLabel={ACCOUNT.show}
            hideLabel={ACCOUNT.hide}
          />
          <PasswordInput
            {...at('newPassword')}
            label={ACCOUNT.newPassword}
            autoComplete="new-password"
            showLabel={ACCOUNT.show}
            hideLabel={ACCOUNT.hide}
            rules={toRuleRows(newPassword, ACCOUNT)}
            onChange={(event) => setNewPassword(event.currentTarget.value)}
          />
        </>
      )}
    </ConsoleForm>
  );
}

function RecoveryCodes(): ReactNode {
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Stack>
      <Text>{codes ? ACCOUNT.codesNew : ACCOUNT.codesLead}</Text>
      {codes && (
        <ol className={setup.codes} aria-label={ACCOUNT.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      )}
      {codes ? (
        <SaveCodes codes={codes} />
      ) : (
        <ConsoleForm
          name="recovery-codes"
          submit={ACCOUNT.make}
          quiet
          send={async () => setCodes((await api(makeRecoveryCodes, {})).recoveryCodes)}
        />
      )}
    </Stack>
  );
}

function Sessions(): ReactNode {
  const sessions = useRead(readSessions, {});
  const isOnlySession = (sessions.data?.length ?? 0) < 2;
  return (
    <Loaded read={sessions}>
      <ul className={css.notes} aria-label={ACCOUNT.sessions}>
        {sessions.data?.map(({ sessionUuid, lastUsedAt, current }) => (
          <li key={sessionUuid}>
            {current && <b>{ACCOUNT.thisSession}. </b>}
            {ACCOUNT.lastUsed(formatDateTime(lastUsedAt))}
          </li>
        ))}
      </ul>
      {isOnlySession ? (
        <Text tone="muted">{ACCOUNT.none}</Text>
      ) : (
        <ConsoleForm
          name="end-sessions"
          submit={ACCOUNT.end}
          quiet
          done={ACCOUNT.ended}
          send={async () => {
            await api(endSessions, {});
            await queryClient.invalidateQueries();
          }}
        />
      )}
    </Loaded>
  );
}
