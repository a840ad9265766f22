import { addOriginator, changeOriginator, importOriginators, listOriginators, type Reply } from '@lintel/contract';
import { formatPhone, ORIGINATOR_COLUMNS, readOriginatorsCsv } from '@lintel/domain';
import { Disclosure, PageHeading, Panel, Tag } from '@lintel/ui';
import type { ReactNode } from 'react';
import { Email } from '../details/email.tsx';
import { ConsoleForm } from '../form/console-form.tsx';
import { CopyButton } from '../form/copy-button.tsx';
import { ImportCsv } from '../form/import-csv.tsx';
import { api } from '../platform/api.ts';
import { queryClient } from '../platform/query-client.ts';
import { useTitle } from '../platform/title.ts';
import { useRead } from '../platform/use-read.ts';
import { Loaded } from '../table/loaded.tsx';
import { originatorErrors, readOriginator } from './input.ts';
import { formatLink } from './link.ts';
import { OriginatorFields } from './originator-fields.tsx';
import { Refer } from './refer.tsx';
import { StaffLink } from './staff-link.tsx';
import { ORIGINATORS } from './words.en.ts';
import css from '../file/file.module.css';

export type Originator = Reply<typeof listOriginators>[number];

const again = () => queryClient.invalidateQueries();

/** The lender's loan officers and brokers: their links, records and referrals. */
export function OriginatorsScreen(): ReactNode {
  useTitle(ORIGINATORS.title);
  const all = useRead(listOriginators, {});
  return (
    <div className={css.page}>
      <PageHeading title={ORIGINATORS.title}>{ORIGINATORS.lead}</PageHeading>
      <Loaded read={all}>
        <Panel>
          {all.data?.length === 0 && <p>{ORIGINATORS.none}</p>}
          <ul className={css.notes} aria-label={ORIGINATORS.list}>
            {all.data?.map((originator) => (
              <li key={originator.originatorUuid}>
                <OriginatorEntry originator={originator} />
              </li>
            ))}
          </ul>
        </Panel>
      </Loaded>
      <Panel>
        <Disclosure summary={ORIGINATORS.add}>
          <ConsoleForm
            name="add originator"
            submit={ORIGINATORS.addSubmit}
            done={ORIGINATORS.added}
            check={originatorErrors}
            send={async (typed, idempotencyKey) => {
              await api(addOriginator, { idempotencyKey, body: readOriginator(typed) });
              await again();
            }}
          >
            {(at, before) => <OriginatorFields at={at} before={before} />}
          </ConsoleForm>
        </Disclosure>
      </Panel>
      <Panel title={ORIGINATORS.import}>
        <ImportCsv
          name="import originators"
          hint={ORIGINATORS.importHint(ORIGINATOR_COLUMNS)}
          done={ORIGINATORS.imported}
          read={readOriginatorsCsv}
          send={(csv, idempotencyKey) => api(importOriginators, { idempotencyKey, body: { csv } })}
        />
      </Panel>
    </div>
  );
}

function OriginatorEntry({ originator }: { originator: Originator }): ReactNode {
  const {
    originatorUuid,
    kind,
    name,
    nmlsId,
    phone,
    email,
    licensedStates,
    enforceLicensedStates,
    active,
    staff,
    version,
  } = originator;
  return (
    <div className={css.acts}>
      <p className={css.tags}>
        <b>{name}</b>
        <Tag>{ORIGINATORS.kinds[kind]}</Tag>
        {!active && <Tag tone="warning">{ORIGINATORS.inactive}</Tag>}
      </p>
      <p className={css.small}>
        {ORIGINATORS.nmls(nmlsId)} · {formatPhone(phone)} · <Email>{email}</Email>
      </p>
      <p className={css.small}>
        {ORIGINATORS.states(licensedStates)}
        {enforceLicensedStates && ` · ${ORIGINATORS.enforced}`}
        {staff && ` · ${ORIGINATORS.staff(staff.name)}`}
      </p>
      {active && (
        <div>
          <CopyButton label={ORIGINATORS.copyLink(name)} text={formatLink({ referrer: originatorUuid })} />
        </div>
      )}
      <Disclosure summary={ORIGINATORS.edit(name)}>
        <div className={css.stack}>
          <Edit key={version} originator={originator} />
          <StaffLink key={`login ${version}`} originator={originator} />
          <Activate originator={originator} />
        </div>
      </Disclosure>
      {active && (
        <Disclosure summary={ORIGINATORS.referral(name)}>
          <div className={css.stack}>
            <Refer originator={originator} />
          </div>
        </Disclosure>
      )}
    </div>
  );
}

function Edit({ originator }: { originator: Originator }): ReactNode {
  const { originatorUuid, active, version } = originator;
  return (
    <ConsoleForm
      name={`originator ${originatorUuid}`}
      submit={ORIGINATORS.save}
      quiet
      done={ORIGINATORS.saved}
      onStale={() => void again()}
      check={originatorErrors}
      send={async (typed) => {
        await api(changeOriginator, {
          params: { originatorUuid },
          version,
          body: { ...readOriginator(typed), active },
        });
        await again();
      }}
    >
      {(at, before) => <OriginatorFields at={at} before={before} of={originator} />}
    </ConsoleForm>
  );
}

/** Ends a loan officer's links, or lets them work again. */
function Activate({
  originator: { originatorUuid, active, version, staff: _linked, ...input },
}: {
  originator: Originator;
}): ReactNode {
  return (
    <ConsoleForm
      name={`active ${originatorUuid}`}
      submit={active ? ORIGINATORS.deactivate : ORIGINATORS.activate}
      quiet
      done={active ? ORIGINATORS.deactivated : ORIGINATORS.activated}
      onStale={() => void again()}
      send={async () => {
        await api(changeOriginator, { params: { originatorUuid }, version, body: { ...input, active: !active } });
        await again();
      }}
    />
  );
}
