import { listStaff, type Reply } from '@lintel/contract';
import { findRole, isUsedPermission } from '@lintel/domain';
import { Disclosure, PageHeading, Panel, Tag } from '@lintel/ui';
import type { ReactNode } from 'react';
import { Email } from '../details/email.tsx';
import { useMe } from '../platform/me.ts';
import { ROLE_WORDS } from '../platform/role-words.en.ts';
import { useTitle } from '../platform/title.ts';
import { useRead } from '../platform/use-read.ts';
import { Loaded } from '../table/loaded.tsx';
import { ChangePermissions, LostAuthenticator, DisableAccount } from './change.tsx';
import { Invite } from './invite.tsx';
import { TEAM } from './words.en.ts';
import css from '../file/file.module.css';

export type Member = Reply<typeof listStaff>[number];

const getMemberState = ({ disabled, ready }: Member) => (disabled ? 'disabled' : ready ? 'ready' : 'invited');
const TONES = { ready: 'success', invited: 'info', disabled: 'quiet' } as const;

/** Every staff member of this lender, in order of invitation, and the form to invite one. */
export function TeamScreen(): ReactNode {
  useTitle(TEAM.title);
  const staff = useRead(listStaff, {});
  return (
    <div className={css.page}>
      <PageHeading title={TEAM.title}>{TEAM.lead}</PageHeading>
      <Loaded read={staff}>
        <Panel>
          <ul className={css.notes} aria-label={TEAM.people}>
            {staff.data?.map((member) => (
              <li key={member.staffUuid}>
                <MemberEntry member={member} />
              </li>
            ))}
          </ul>
        </Panel>
      </Loaded>
      <Panel title={TEAM.invite}>
        <Invite />
      </Panel>
    </div>
  );
}

function MemberEntry({ member }: { member: Member }): ReactNode {
  const isMe = useMe()?.uuid === member.staffUuid;
  const { name, email, permissions, version } = member;
  const role = findRole(permissions);
  return (
    <div className={css.acts}>
      <p className={css.tags}>
        <b>{name}</b>
        <Tag tone={TONES[getMemberState(member)]}>{TEAM.states[getMemberState(member)]}</Tag>
        {role && <Tag>{ROLE_WORDS[role]}</Tag>}
        {isMe && <Tag>{TEAM.you}</Tag>}
      </p>
      <p className={css.small}>
        <Email>{email}</Email>
      </p>
      <p className={css.small}>
        {permissions
          .filter(isUsedPermission)
          .map((one) => TEAM.permissions[one])
          .join(' · ') || TEAM.nothing}
      </p>
      {isMe ? (
        <p className={css.small}>{TEAM.own}</p>
      ) : (
        <Disclosure summary={TEAM.change(name)}>
          <div className={css.stack}>
            <ChangePermissions key={version} member={member} />
            {member.ready && !member.disabled && <LostAuthenticator member={member} />}
            <DisableAccount member={member} />
          </div>
        </Disclosure>
      )}
    </div>
  );
}
