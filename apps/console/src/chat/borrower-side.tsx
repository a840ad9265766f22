import type { ChatConversation } from '@lintel/contract';
import { Notice, Panel } from '@lintel/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Email } from '../details/email.tsx';
import { useMay } from '../platform/me.ts';
import { formatDateTime } from '../platform/times.ts';
import { urls } from '../platform/urls.ts';
import { CHATS } from './words.en.ts';
import css from './chats.module.css';

/** The panel beside a conversation: who is chatting, from which page, and what they read about their application. */
export function BorrowerSide({ about }: { about: ChatConversation }): ReactNode {
  const { emailAddress, page, startedAt, application, isLoggedIn } = about;
  const may = useMay();
  const number = application?.loanNumber ?? '';
  const file =
    application && may('file') ? <Link to={urls.file(application.uuid)}>{number}</Link> : number || CHATS.noFile;
  const rows: readonly { label: string; value: ReactNode }[] = [
    { label: CHATS.email, value: emailAddress && <Email>{emailAddress}</Email> },
    { label: CHATS.page, value: page },
    { label: CHATS.started, value: formatDateTime(startedAt) },
    { label: CHATS.file, value: file },
    { label: CHATS.why, value: application?.explanation },
    { label: CHATS.ask, value: application?.ask },
    { label: CHATS.next, value: application?.next },
  ];
  return (
    <Panel title={CHATS.borrower}>
      {!isLoggedIn && <Notice tone="warning">{CHATS.notLoggedIn}</Notice>}
      <dl className={css.facts}>
        {rows.map(
          ({ label, value }) =>
            value != null &&
            value !== '' && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Panel>
  );
}
