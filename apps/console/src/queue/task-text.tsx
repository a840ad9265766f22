import type { Reply, listReviews } from '@lintel/contract';
import type { ReactNode } from 'react';
import { useMe } from '../platform/me.ts';
import { formatDateTime } from '../platform/times.ts';
import { QUEUE } from './words.en.ts';

type Task = Reply<typeof listReviews>['items'][number];

/** A task's purpose; when two people must enter the same figures, who made the first entry and when. */
export function TaskText({ text, firstEntry }: Pick<Task, 'text' | 'firstEntry'>): ReactNode {
  const me = useMe();
  if (!firstEntry) return text;
  const when = formatDateTime(firstEntry.at);
  return firstEntry.by.staffUuid === me?.uuid ? QUEUE.ownEntry(when) : QUEUE.firstEntry(firstEntry.by.name, when);
}
