import { listChatColleagues, reassignConversation, superviseChats, type Reply } from '@lintel/contract';
import { formatAge } from '@lintel/domain';
import { Button, Hidden, PageHeading, Panel, Select } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useToastSubmit } from '../form/use-submit.ts';
import { api } from '../platform/api.ts';
import { useMay, useMe } from '../platform/me.ts';
import { queryClient } from '../platform/query-client.ts';
import { formatDateTime } from '../platform/times.ts';
import { useTitle } from '../platform/title.ts';
import { urls } from '../platform/urls.ts';
import { useRead } from '../platform/use-read.ts';
import { Loaded } from '../table/loaded.tsx';
import { Table, type Column } from '../table/table.tsx';
import { ChatTabs } from './chat-tabs.tsx';
import { SurveyResults } from './survey-results.tsx';
import { CHATS } from './words.en.ts';
import css from './chats.module.css';

/** Milliseconds between refreshes while the list is on screen. */
const REFRESH_MS = 10_000;
const { overview } = CHATS;

type Supervision = Reply<typeof superviseChats>;
type OpenChat = Supervision['chats'][number];
type Load = Supervision['agents'][number];

const LOADS: readonly Column<Load>[] = [
  { head: overview.agent, cell: ({ agent }) => agent.name },
  { head: overview.open, cell: ({ open }) => open, figures: true },
  { head: overview.unanswered, cell: ({ unanswered }) => unanswered, figures: true },
];

/**
 * The supervisors' page of all open chats: who waits how long, who has which, and a way to give them to someone else.
 */
export function ChatOverviewScreen(): ReactNode {
  useTitle(overview.title);
  const may = useMay();
  const all = useRead(superviseChats, {}, { refetchInterval: REFRESH_MS });
  const { chats = [], agents = [], now = '' } = all.data ?? {};
  const columns: readonly Column<OpenChat>[] = [
    {
      head: overview.borrower,
      cell: ({ conversation: { conversationUuid, friendlyName } }) =>
        may('chat') ? <Link to={urls.chat(conversationUuid)}>{friendlyName}</Link> : friendlyName,
    },
    {
      head: overview.waiting,
      cell: ({ waitingSince }) => (waitingSince === null ? overview.answered : formatAge(waitingSince, now)),
    },
    { head: overview.agent, cell: ({ conversation }) => conversation.assignee?.name ?? overview.noAgent },
    { head: overview.started, oneLine: true, cell: ({ conversation }) => formatDateTime(conversation.startedAt) },
    { head: overview.reassign, cell: (chat) => <Reassign chat={chat} />, bare: true },
  ];
  return (
    <div className={css.page}>
      <PageHeading title={overview.title}>{overview.lead}</PageHeading>
      <ChatTabs current="OVERVIEW" />
      <Loaded read={all}>
        <div className={css.overview}>
          {chats.length === 0 ? (
            <Panel>
              <p>{overview.none}</p>
            </Panel>
          ) : (
            <Table
              caption={overview.title}
              columns={columns}
              rows={chats}
              keyOf={({ conversation }) => conversation.conversationUuid}
              isMarked={({ conversation }) => conversation.state === 'QUEUE'}
            />
          )}
          <h2>{overview.load}</h2>
          <Table caption={overview.load} columns={LOADS} rows={agents} keyOf={({ agent }) => agent.staffUuid} />
        </div>
      </Loaded>
      <SurveyResults />
    </div>
  );
}

const QUEUE = 'QUEUE';

/** Takes a chat over, or gives it to a colleague or back to the queue, no matter who has it. */
function Reassign({ chat: { conversation } }: { chat: OpenChat }): ReactNode {
  const { conversationUuid, friendlyName, assignee } = conversation;
  const me = useMe();
  const may = useMay();
  const colleagues = useRead(listChatColleagues, {}, { enabled: may('chat') }).data ?? [];
  const [to, setTo] = useState('');
  const { busy, submit } = useToastSubmit('chat');
  const give = (staffUuid: string | null) =>
    void submit(async (idempotencyKey) => {
      await api(reassignConversation, { params: { conversationUuid }, body: { staffUuid }, idempotencyKey });
      await queryClient.invalidateQueries();
      setTo('');
    }, staffUuid);
  const others = colleagues.filter(({ staffUuid }) => staffUuid !== assignee?.staffUuid && staffUuid !== me?.uuid);
  return (
    <div className={css.transfer}>
      {me && assignee?.staffUuid !== me.uuid && may('chat') && (
        <Button size="s" busy={busy} busyLabel={overview.reassigning} onClick={() => give(me.uuid)}>
          {overview.takeOver}
          <Hidden>: {friendlyName}</Hidden>
        </Button>
      )}
      <div className={css.transfer}>
        <Select
          name={`to-${conversationUuid}`}
          label={overview.transferTo(friendlyName)}
          value={to}
          options={[
            { value: '', label: overview.choose },
            ...(assignee ? [{ value: QUEUE, label: CHATS.toQueue }] : []),
            ...others.map(({ staffUuid, name }) => ({ value: staffUuid, label: name })),
          ]}
          onChange={({ currentTarget }) => setTo(currentTarget.value)}
        />
        <Button
          size="s"
          busy={busy}
          busyLabel={overview.reassigning}
          disabled={to === ''}
          onClick={() => give(to === QUEUE ? null : to)}
        >
          {CHATS.transfer}
          <Hidden>: {friendlyName}</Hidden>
        </Button>
      </div>
    </div>
  );
}
