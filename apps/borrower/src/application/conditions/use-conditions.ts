import { listOwnConditions, type Reply } from '@lintel/contract';
import { conditionTitle } from '@lintel/domain';
import { callKey } from '@lintel/web';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ApplicationFlow } from '../../platform/lazy/application-flow.ts';
import { useRead } from '../../platform/lazy/use-read.ts';

export type Condition = NonNullable<Reply<typeof listOwnConditions>>[number];

/** Milliseconds between polls: one minute. */
const EVERY = 60_000;

const getQueryKey = (uuid: string) => callKey(listOwnConditions, { params: { uuid } });

/**
 * The borrower's conditions, oldest first; refetched every minute and when the page becomes visible again.
 */
export function useConditions(uuid: string) {
  return useRead(
    listOwnConditions,
    { params: { uuid } },
    { staleTime: 0, refetchInterval: EVERY, refetchOnWindowFocus: 'always', refetchOnMount: 'always' },
  );
}

/**
 * Returns a function that refetches the list after an answer, also while no screen shows it: a signer's list would send
 * them back to the condition that it still calls open.
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

/** The page that answers a condition, in the person's own flow: its location is a path and a query. */
export function getConditionPath(to: ApplicationFlow['to'], { location }: Pick<Condition, 'location'>): string {
  const [path = '', query = ''] = location.split('?');
  return `${to(path)}${query === '' ? '' : `?${query}`}`;
}
