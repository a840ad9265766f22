import { assignLoanFile, listReviews, readLoanFile, type SentQueryOf } from '@lintel/contract';
import { nextReview, nextReviewQueues, type ReviewQueue } from '@lintel/domain';
import { Button, useToast } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useToastSubmit } from '../form/use-submit.ts';
import { api } from '../platform/api.ts';
import { useMay, useMe } from '../platform/me.ts';
import { queryClient } from '../platform/query-client.ts';
import { urls } from '../platform/urls.ts';
import { QUEUE } from './words.en.ts';

/** Filters on screen, which the next review must match. */
type Filters = Pick<SentQueryOf<typeof listReviews>, 'kind' | 'gate'>;

/**
 * Opens the next review: after a file the oldest one already assigned to the user, otherwise the oldest unassigned one,
 * which is assigned to them.
 */
export function TakeNext({ after, filters = {} }: { after?: string; filters?: Filters }): ReactNode {
  const me = useMe();
  const may = useMay();
  const toast = useToast();
  const navigate = useNavigate();
  const { busy, submit } = useToastSubmit('taken');
  if (!me || !may('file') || !may('pipeline')) return null;
  const { uuid: staffUuid } = me;
  const nextIn = async (assignee: ReviewQueue) =>
    nextReview((await api(listReviews, { query: { ...filters, assignee, doable: 'true', limit: '50' } })).items, after)
      ?.application.uuid;
  async function findNext(): Promise<{ uuid: string; queue: ReviewQueue } | undefined> {
    for (const queue of nextReviewQueues(after !== undefined)) {
      const uuid = await nextIn(queue);
      if (uuid !== undefined) return { uuid, queue };
    }
    return undefined;
  }
  async function take() {
    await submit(async () => {
      const next = await findNext();
      if (next === undefined) return toast({ id: 'taken', text: QUEUE.allTaken });
      const { uuid, queue } = next;
      if (queue === 'NOBODY') {
        const { version } = await api(readLoanFile, { params: { uuid } });
        await api(assignLoanFile, { params: { uuid }, body: { staffUuid }, version });
      }
      await queryClient.invalidateQueries();
      await navigate(urls.file(uuid));
      window.scrollTo(0, 0);
    });
  }
  return (
    <Button
      kind={after === undefined ? 'primary' : 'secondary'}
      size={after === undefined ? 'm' : 's'}
      busy={busy}
      busyLabel={QUEUE.taking}
      onClick={() => void take()}
    >
      {after === undefined ? QUEUE.take : QUEUE.next}
    </Button>
  );
}
