import type { Reply, listReviews } from '@lintel/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { urls } from '../platform/urls.ts';
import { TabBar } from '../shell/tab-bar.tsx';
import { QUEUE } from './words.en.ts';

type Counts = Reply<typeof listReviews>['counts'];

const WAITING = {
  withBorrower: `${urls.applications}?owner=BORROWER`,
  withVendor: `${urls.applications}?owner=VENDOR`,
} as const;

const REVIEWS = { needsPerson: urls.reviews, mine: `${urls.reviews}?assignee=ME`, ...WAITING } as const;

/** The links of the pipeline's tabs. Each stays on the pipeline. */
const PIPELINE = {
  all: urls.applications,
  mine: `${urls.applications}?assignee=ME`,
  withStaff: `${urls.applications}?owner=STAFF`,
  ...WAITING,
} as const;

function TabLinks<Place extends keyof typeof QUEUE.tabs>({
  places,
  current,
  counts,
}: {
  places: Readonly<Record<Place, string>>;
  current: Place | undefined;
  counts?: Partial<Record<Place, number>> | undefined;
}): ReactNode {
  return (Object.keys(places) as Place[]).map((place) => (
    <Link key={place} to={places[place]} aria-current={place === current ? 'page' : undefined}>
      {QUEUE.tabs[place]}
      {counts?.[place] !== undefined && <span>{counts[place]}</span>}
    </Link>
  ));
}

/** The tabs above the reviews: their queues with counts, and the files that wait for others. */
export function ReviewTabs({ counts, isMine }: { counts: Counts | undefined; isMine: boolean }): ReactNode {
  return (
    <TabBar label={QUEUE.queues} note={counts && <p>{QUEUE.closed(counts.closedThisWeek)}</p>}>
      <TabLinks places={REVIEWS} current={isMine ? 'mine' : 'needsPerson'} counts={counts} />
    </TabBar>
  );
}

const BY_OWNER: Readonly<Partial<Record<string, keyof typeof PIPELINE>>> = {
  STAFF: 'withStaff',
  BORROWER: 'withBorrower',
  VENDOR: 'withVendor',
};

/** The tabs above the pipeline, by who acts next. */
export function PipelineTabs({ owner, isMine }: { owner: string | undefined; isMine: boolean }): ReactNode {
  return (
    <TabBar label={QUEUE.queues}>
      <TabLinks places={PIPELINE} current={isMine ? 'mine' : owner === undefined ? 'all' : BY_OWNER[owner]} />
    </TabBar>
  );
}
