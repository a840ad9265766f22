import { listOwnPipeline, type Reply } from '@lintel/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { urls } from '../platform/urls.ts';
import { usePages } from '../platform/use-read.ts';
import { flattenPages, LineCell, WaitingTime } from '../queue/cells.tsx';
import { useFilters } from '../queue/use-filters.ts';
import { QUEUE } from '../queue/words.en.ts';
import { TabBar } from '../shell/tab-bar.tsx';
import { Loaded, More } from '../table/loaded.tsx';
import { Table, type Column } from '../table/table.tsx';
import { OFFICER, OWN_FILE } from './words.en.ts';
import css from './officer.module.css';

type Row = Reply<typeof listOwnPipeline>['items'][number];

const COLUMNS: readonly Column<Row & { now: string }>[] = [
  {
    head: OFFICER.borrower,
    bare: true,
    cell: ({ uuid, applicant, loanNumber }) => (
      <>
        <Link to={urls.ownFile(uuid)} className={css.borrower}>
          {applicant || OWN_FILE.nameless}
        </Link>
        <br />
        <span className={css.small}>{loanNumber}</span>
      </>
    ),
  },
  { head: OFFICER.step, bare: true, cell: ({ step }) => step },
  { head: OFFICER.waitingOn, cell: ({ owner }) => QUEUE.owners[owner] },
  {
    head: OFFICER.waiting,
    bare: true,
    cell: ({ since, now }) => <WaitingTime since={since} now={now} isLate={false} />,
  },
  { head: OFFICER.line, figures: true, cell: ({ lineAmount }) => <LineCell amount={lineAmount} /> },
];

const VIEWS = { open: urls.officer, BORROWER: `${urls.officer}?view=BORROWER`, closed: `${urls.officer}?view=closed` };
type View = keyof typeof VIEWS;
const ALL_VIEWS = Object.keys(VIEWS) as View[];

/** The loan officer's own borrowers, page by page. */
export function Pipeline(): ReactNode {
  const [search] = useFilters();
  const view = ALL_VIEWS.find((one) => one === search.get('view')) ?? 'open';
  const files = usePages(
    listOwnPipeline,
    (cursor) => ({
      query: {
        owner: view === 'BORROWER' ? view : undefined,
        closed: view === 'closed' ? ('true' as const) : undefined,
        cursor,
      },
    }),
    { refetchInterval: 30_000 },
  );
  const rows = flattenPages(files.data?.pages);
  return (
    <div className={css.stack}>
      <TabBar label={OFFICER.views}>
        {ALL_VIEWS.map((one) => (
          <Link key={one} to={VIEWS[one]} aria-current={one === view ? 'page' : undefined}>
            {OFFICER.tabs[one]}
          </Link>
        ))}
      </TabBar>
      <Loaded read={files}>
        {rows.length === 0 ? (
          <p>{view === 'closed' ? OFFICER.noneClosed : OFFICER.none}</p>
        ) : (
          <>
            <Table caption={OFFICER.caption} columns={COLUMNS} rows={rows} keyOf={(row) => row.uuid} />
            <More
              shown={rows.length}
              more={files.hasNextPage ? () => void files.fetchNextPage() : undefined}
              busy={files.isFetchingNextPage}
            />
          </>
        )}
      </Loaded>
    </div>
  );
}
