import type { Reply, listReviews } from '@lintel/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { urls } from '../platform/urls.ts';
import { QUEUE } from './words.en.ts';
import css from '../shell/tabs.module.css';

type Counts = Reply<typeof listReviews>['counts'];

const PLACES = {
  needsPerson: urls.reviews,
  mine: `${urls.reviews}?assignee=ME`,
  withBorrower: `${urls.applications}?owner=BORROWER`,
  withVendor: `${urls.applications}?owner=VENDOR`,
} as const;

type Place = keyof typeof PLACES;

/** One tab for each party who acts next, with its count. */
export function Tabs({
  counts,
  current,
  mine = PLACES.mine,
}: {
  counts: Counts | undefined;
  current: Place | undefined;
  /** Where the user's own are: their reviews, or their files on the pipeline. */
  mine?: string;
}): ReactNode {
  return (
    <nav aria-label={QUEUE.queues} className={css.tabs}>
      {(Object.keys(PLACES) as Place[]).map((place) => (
        <Link
          key={place}
          to={place === 'mine' ? mine : PLACES[place]}
          aria-current={place === current ? 'page' : undefined}
        >
          {QUEUE.tabs[place]}
          {counts && <span>{counts[place]}</span>}
        </Link>
      ))}
      {counts && <p>{QUEUE.closed(counts.closedThisWeek)}</p>}
    </nav>
  );
}
