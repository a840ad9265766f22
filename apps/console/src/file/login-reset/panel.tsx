import { approveLoginReset, askLoginReset, declineLoginReset, readLoginReset, type Reply } from '@lintel/contract';
import { CALLER_CHECKS, type CallerCheck } from '@lintel/domain';
import { Panel, Select, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { FORM } from '../../form/words.en.ts';
import { api } from '../../platform/api.ts';
import { useMay, useMe } from '../../platform/me.ts';
import { formatDateTime } from '../../platform/times.ts';
import { useRead } from '../../platform/use-read.ts';
import { Loaded } from '../../table/loaded.tsx';
import { FileForm } from '../file-form.tsx';
import { useFile } from '../use-file.ts';
import { LOGIN_RESET } from './words.en.ts';

type LoginReset = Reply<typeof readLoginReset>;

const CHECKS = Object.entries(CALLER_CHECKS).map(([value, label]) => ({ value, label }));

/** Resets the second factors of a borrower who lost all of them. Needs two staff members and a one-day wait. */
export function LoginResetPanel(): ReactNode {
  const { uuid } = useFile();
  const read = useRead(readLoginReset, { params: { uuid } });
  const may = useMay();
  if (read.data && !read.data.twoStep && read.data.passkeys === 0) return null;
  return (
    <Panel title={LOGIN_RESET.title}>
      <Loaded read={read}>
        {read.data && (
          <>
            <p>{LOGIN_RESET.state(read.data.twoStep, read.data.passkeys)}</p>
            {read.data.request ? <PendingRequest request={read.data.request} /> : may('operate') && <RequestForm />}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

function RequestForm(): ReactNode {
  return (
    <FileForm
      name="login-reset"
      submit={LOGIN_RESET.ask}
      quiet
      done={LOGIN_RESET.asked}
      check={(typed) => (typed.text('check') ? [] : [{ field: 'check', message: LOGIN_RESET.checkMissing }])}
      send={(typed, { params }) => api(askLoginReset, { params, body: { check: typed.text('check') as CallerCheck } })}
    >
      {(at) => (
        <>
          <Text>{LOGIN_RESET.lead}</Text>
          <Select {...at('check')} label={LOGIN_RESET.check} placeholder={FORM.choose} options={CHECKS} />
        </>
      )}
    </FileForm>
  );
}

function PendingRequest({
  request: { check, by, staffUuid, at, from, until, isOpen },
}: {
  request: NonNullable<LoginReset['request']>;
}): ReactNode {
  const me = useMe();
  const may = useMay();
  return (
    <>
      <p>{LOGIN_RESET.waiting(by, formatDateTime(at), CALLER_CHECKS[check])}</p>
      <Text size="s" tone="muted">
        {isOpen ? LOGIN_RESET.open(formatDateTime(until)) : LOGIN_RESET.from(formatDateTime(from))}
      </Text>
      {isOpen && may('admin') && staffUuid !== me?.uuid && (
        <FileForm
          name="login-reset-approve"
          submit={LOGIN_RESET.approve}
          done={LOGIN_RESET.approved}
          send={(_typed, { params }) => api(approveLoginReset, { params })}
        >
          {() => <Text>{LOGIN_RESET.approveLead}</Text>}
        </FileForm>
      )}
      {may('operate', 'admin') && (
        <FileForm
          name="login-reset-decline"
          submit={LOGIN_RESET.decline}
          quiet
          done={LOGIN_RESET.declined}
          send={(_typed, { params }) => api(declineLoginReset, { params })}
        />
      )}
    </>
  );
}
