import { listOwnConditions, type Reply } from '@lintel/contract';
import { conditionTitle } from '@lintel/domain';
import { callKey } from '@lintel/web';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ApplicationFlow } from '../../platform/lazy/application-flow.ts';
import { useRead } from '../../platform/lazy/use-read.ts';

export type Condition = NonNullable<Reply<typeof listOwnConditions>>[number];

/** Milliseconds between polls: one minute. */
const POLL_MS = 60_000;

const getQueryKey = (uuid: string) => callKey(listOwnConditions, { params: { uuid } });

/**
 * Returns the query of the person's own conditions, oldest first. Refetches every minute and when the page becomes
 * visible.
 */
export function useConditions(uuid: string) {
  return useRead(
    listOwnConditions,
    { params: { uuid } },
    { staleTime: 0, refetchInterval: POLL_MS, refetchOnWindowFocus: 'always', refetchOnMount: 'always' },
  );
}

/**
 * Returns a function that refetches the conditions after one was answered, even when no mounted component reads them.
 * Otherwise a signer's list, read from the cache, would send them back to the condition they just answered.
 */
export function useRefetchConditions(uuid: string): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    () => client.invalidateQueries({ queryKey: getQueryKey(uuid), refetchType: 'all' }),
    [client, uuid],
  );
}

export const getConditionTitle = ({
  uuid: id,
  categoryEnum,
  requestDocuments,
  xtraData: { numDocsRequired },
}: Condition): string => conditionTitle(categoryEnum, { count: numDocsRequired, documents: requestDocuments, id });

/**
 * Returns the URL of the page that answers a condition, in the borrower's or the signer's flow. `location` is a path,
 * perhaps with a query, which is added afterwards because `to` takes only a path.
 */
export function getConditionPath(to: ApplicationFlow['to'], { location }: Pick<Condition, 'location'>): string {
  const [path = '', query = ''] = location.split('?');
  return `${to(path)}${query === '' ? '' : `?${query}`}`;
}
