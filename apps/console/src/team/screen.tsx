import { Disclosure, PageHeading, Panel, Tag } from '@lintel/ui';
import type { ReactNode } from 'react';
import { listStaff, type AnswerOf } from '@lintel/contract';
import css from '../file/file.module.css';
import { useMe } from '../platform/me.ts';
import { useTitle } from '../platform/title.ts';
import { useRead } from '../platform/use-read.ts';
import { Loaded } from '../table/loaded.tsx';
import { Table, type Column } from '../table/table.tsx';
import { ChangeRights, ShutOut } from './change.tsx';
import { TEAM } from './copy.ts';
import { Invite } from './invite.tsx';

export type Member = AnswerOf<typeof listStaff>[number];

const stateOf = ({ disabled, ready }: Member) => (disabled ? 'disabled' : ready ? 'ready' : 'invited');
const TONES = { ready: 'success', invited: 'info', disabled: 'quiet' } as const;

const COLUMNS: readonly Column<Member>[] = [
  { head: TEAM.name, bare: true, cell: ({ name, email }) => <><b>{name}</b><br /><span className={css.small}>{email}</span></> },
  { head: TEAM.standing, bare: true, cell: (member) => <Tag tone={TONES[stateOf(member)]}>{TEAM.states[stateOf(member)]}</Tag> },
  { head: TEAM.may, bare: true, cell: ({ permissions }) => <span className={css.small}>{permissions.map((one) => TEAM.permissions[one]).join(', ') || TEAM.nothing}</span> },
  { head: TEAM.change, bare: true, cell: (member) => <Acts member={member} /> },
];

/** Everybody at the desk of this lender. */
export function Team(): ReactNode {
  useTitle(TEAM.title);
  const staff = useRead(listStaff, {});
  return (
    <div className={css.page}>
      <PageHeading title={TEAM.title}>{TEAM.lead}</PageHeading>
      <Loaded of={staff}><Table caption={TEAM.caption} columns={COLUMNS} rows={staff.data ?? []} keyOf={(row) => row.staffUuid} /></Loaded>
      <Panel title={TEAM.invite}><Invite /></Panel>
    </div>
  );
}

function Acts({ member }: { member: Member }): ReactNode {
  const me = useMe();
  if (me?.uuid === member.staffUuid) return <span className={css.small} title={TEAM.own}>{TEAM.you}</span>;
  return (
    <>
      <Disclosure summary={TEAM.change}><ChangeRights key={member.version} member={member} /></Disclosure>
      <ShutOut member={member} />
    </>
  );
}
