import type { listReviews, Reply } from '@lintel/contract';
import { Button } from '@lintel/ui';
import type { ReactNode } from 'react';
import type { usePages } from '../platform/use-read.ts';
import { Loaded, More } from '../table/loaded.tsx';
import { Table, type Column } from '../table/table.tsx';
import { flattenPages } from './cells.tsx';
import { QUEUE } from './words.en.ts';

export type Review = Reply<typeof listReviews>['items'][number] & { now: string };

interface ReviewListProps {
  reviews: ReturnType<typeof usePages<typeof listReviews>>;
  columns: readonly Column<Review>[];
  caption: string;
  /** The text of an empty list. */
  empty: string;
}

/** The pages of reviews read so far, with the buttons for the next one and for reading all again. */
export function ReviewList({ reviews, columns, caption, empty }: ReviewListProps): ReactNode {
  const rows = flattenPages(reviews.data?.pages);
  return (
    <Loaded read={reviews}>
      {rows.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <Table
          caption={caption}
          columns={columns}
          rows={rows}
          keyOf={(row) => row.taskUuid}
          isMarked={(row) => row.isLate}
        />
      )}
      <More
        shown={rows.length}
        more={reviews.hasNextPage ? () => void reviews.fetchNextPage() : undefined}
        busy={reviews.isFetchingNextPage}
      />
      <div>
        <Button kind="link" busy={reviews.isRefetching} onClick={() => void reviews.refetch()}>
          {QUEUE.lookAgain}
        </Button>
      </div>
    </Loaded>
  );
}
