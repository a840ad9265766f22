import { listOfficerInvitations, type Reply } from '@lintel/contract';
import { Panel, Tag, type Tone } from '@lintel/ui';
import type { ReactNode } from 'react';
import { formatDay, formatCalendarDay } from '../platform/times.ts';
import { usePages } from '../platform/use-read.ts';
import { Loaded, More } from '../table/loaded.tsx';
import { Table, type Column } from '../table/table.tsx';
import { INVITATIONS } from './words.en.ts';

type Invitation = Reply<typeof listOfficerInvitations>['items'][number];

const TONES: Readonly<Record<Invitation['state'], Tone>> = { INVITED: 'info', FINISHED: 'success', EXPIRED: 'quiet' };

const COLUMNS: readonly Column<Invitation>[] = [
  { head: INVITATIONS.borrower, bare: true, cell: ({ name }) => name },
  { head: INVITATIONS.sent, oneLine: true, cell: ({ sentAt }) => formatDay(sentAt) },
  { head: INVITATIONS.until, oneLine: true, cell: ({ expiresOn }) => formatCalendarDay(expiresOn) },
  {
    head: INVITATIONS.state,
    cell: ({ state }) => <Tag tone={TONES[state]}>{INVITATIONS.states[state]}</Tag>,
  },
];

/** The applications that the loan officer started. What the borrower does with them isn't shown. */
export function Invitations(): ReactNode {
  const read = usePages(listOfficerInvitations, (cursor) => ({ query: { cursor, limit: '10' } }), {
    refetchInterval: 30_000,
  });
  const rows = read.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Panel title={INVITATIONS.title}>
      <Loaded read={read}>
        {rows.length === 0 ? (
          <p>{INVITATIONS.none}</p>
        ) : (
          <>
            <Table
              caption={INVITATIONS.caption}
              columns={COLUMNS}
              rows={rows}
              keyOf={({ invitationUuid }) => invitationUuid}
            />
            <More
              shown={rows.length}
              more={read.hasNextPage ? () => void read.fetchNextPage() : undefined}
              busy={read.isFetchingNextPage}
            />
          </>
        )}
      </Loaded>
    </Panel>
  );
}
