import { FEEDBACK_KINDS, listFeedback, type Reply } from '@lintel/contract';
import { PageHeading, Select, Tag, TextInput } from '@lintel/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAsLastList } from '../platform/last-list.ts';
import { formatDateTime } from '../platform/times.ts';
import { useTitle } from '../platform/title.ts';
import { urls } from '../platform/urls.ts';
import { usePages } from '../platform/use-read.ts';
import { TabBar } from '../shell/tab-bar.tsx';
import { Loaded, More } from '../table/loaded.tsx';
import { Table, type Column } from '../table/table.tsx';
import { ExportFeedback } from './export.tsx';
import { useFeedbackFilter, type FeedbackKind } from './use-feedback-filter.ts';
import { FEEDBACK } from './words.en.ts';
import file from '../file/file.module.css';
import queue from '../queue/queue.module.css';
import css from './feedback.module.css';

type FeedbackList = Reply<typeof listFeedback>;
type Entry = FeedbackList['items'][number];

/** The page without the application's ID, which the column of the file links to. */
const formatPage = (pathname: string): string => pathname.replace(/^\/account\/heloc\/[0-9a-f-]{36}/, '');

const buildColumns = (kind: FeedbackKind): readonly Column<Entry>[] => [
  { head: FEEDBACK.when, oneLine: true, cell: ({ at }) => formatDateTime(at) },
  { head: FEEDBACK.choice[kind], cell: ({ choice }) => FEEDBACK.choices[choice] },
  {
    head: FEEDBACK.message[kind],
    bare: true,
    cell: ({ message, marketingConsent }) => (
      <>
        <p className={css.message}>{message || FEEDBACK.none}</p>
        {marketingConsent !== null && (
          <Tag tone={marketingConsent ? 'success' : 'quiet'}>
            {marketingConsent ? FEEDBACK.quotable : FEEDBACK.notQuotable}
          </Tag>
        )}
      </>
    ),
  },
  { head: FEEDBACK.page, cell: ({ pathname }) => <span className={css.page}>{formatPage(pathname)}</span> },
  {
    head: FEEDBACK.file,
    cell: ({ application }) =>
      application ? <Link to={urls.file(application.uuid)}>{application.loanNumber}</Link> : FEEDBACK.none,
  },
];

/**
 * The lender's feedback: messages to the chief executive and answers of the survey before a logout, with totals and an
 * export.
 */
export function FeedbackScreen(): ReactNode {
  useTitle(FEEDBACK.title);
  useAsLastList(FEEDBACK.title);
  const { kind, choices, choice, days, query, choose } = useFeedbackFilter();
  const received = usePages(listFeedback, (cursor) => ({ query: { ...query, cursor } }));
  const rows = received.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className={queue.page}>
      <PageHeading title={FEEDBACK.title}>{FEEDBACK.lead}</PageHeading>
      <TabBar label={FEEDBACK.kindsLabel}>
        {FEEDBACK_KINDS.map((one) => (
          <Link key={one} to={`?kind=${one}`} aria-current={one === kind ? 'page' : undefined}>
            {FEEDBACK.kinds[one]}
          </Link>
        ))}
      </TabBar>
      <div className={queue.filters}>
        <Select
          name="choice"
          label={FEEDBACK.choice[kind]}
          placeholder={FEEDBACK.all[kind]}
          value={choice ?? ''}
          options={choices.map((value) => ({ value, label: FEEDBACK.choices[value] }))}
          onChange={({ currentTarget }) => choose('choice', currentTarget.value)}
        />
        {(['from', 'to'] as const).map((name) => (
          <TextInput
            key={name}
            name={name}
            type="date"
            label={FEEDBACK[name]}
            defaultValue={days[name]}
            onChange={({ currentTarget }) => choose(name, currentTarget.value)}
          />
        ))}
      </div>
      <Loaded read={received}>
        {rows.length === 0 ? (
          <p>{FEEDBACK.nothing}</p>
        ) : (
          <>
            <Totals counts={received.data?.pages[0]?.counts ?? []} />
            <ExportFeedback key={JSON.stringify(query)} query={query} />
            <Table caption={FEEDBACK.caption} columns={buildColumns(kind)} rows={rows} keyOf={(row) => row.uuid} />
          </>
        )}
        <More
          shown={rows.length}
          more={received.hasNextPage ? () => void received.fetchNextPage() : undefined}
          busy={received.isFetchingNextPage}
        />
      </Loaded>
    </div>
  );
}

/** The number of entries for each topic or reason. */
function Totals({ counts }: { counts: FeedbackList['counts'] }): ReactNode {
  return (
    <dl className={file.strip} aria-label={FEEDBACK.counts}>
      {counts.map(({ choice, count }) => (
        <div key={choice}>
          <dt>{FEEDBACK.choices[choice]}</dt>
          <dd>
            <b>{count}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
