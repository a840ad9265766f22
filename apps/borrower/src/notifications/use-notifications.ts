import {
  listHelocs,
  listNotifications,
  markNotificationRead,
  markNotificationsRead,
  type Reply,
} from '@lintel/contract';
import { callKey } from '@lintel/web';
import { useQueries } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { publicApi } from '../platform/lazy/api.ts';
import { findApplication } from '../platform/lazy/find-application.ts';
import { queryClient } from '../platform/lazy/query-client.ts';
import { getSignersLoan, isSignersSession } from '../platform/lazy/signers-session.ts';
import { useRead } from '../platform/lazy/use-read.ts';

export interface Notification extends ItemReply {
  applicationUuid: string;
}
type ItemReply = Reply<typeof listNotifications>[number];

/** Milliseconds between polls: one minute, as for the conditions themselves. */
const POLL_MS = 60_000;

const toAsk = (applicationUuid: string) => ({ query: { applicationUuid } });

/** Returns the application of the page, otherwise all of the borrower's; for an additional signer their only one. */
function useApplications(): readonly string[] | undefined {
  const { pathname } = useLocation();
  const only = getSignersLoan() ?? findApplication(pathname);
  const isListed = only === undefined && !isSignersSession();
  const own = useRead(listHelocs, {}, { enabled: isListed, client: queryClient, send: publicApi });
  return only === undefined ? own.data?.map(({ uuid }) => uuid) : [only];
}

/** The notifications to show, and the functions that mark them as read. */
export interface UsedNotifications {
  /** Newest first; undefined until they are read. */
  items: readonly Notification[] | undefined;
  isError: boolean;
  unread: number;
  /** Marks the notification that the person opened. */
  markRead: (item: Notification) => void;
  markAllRead: () => void;
}

/** Reads the notifications of the current person, again each minute and on focus. */
export function useNotifications(): UsedNotifications {
  const applications = useApplications();
  const { data: items, isError } = useQueries(
    {
      queries: (applications ?? []).map((applicationUuid) => ({
        queryKey: callKey(listNotifications, toAsk(applicationUuid)),
        queryFn: async () =>
          (await publicApi(listNotifications, toAsk(applicationUuid))).map((item) => ({ ...item, applicationUuid })),
        staleTime: 0,
        refetchInterval: POLL_MS,
        refetchOnMount: true,
        refetchOnWindowFocus: 'always' as const,
      })),
      combine: merge,
    },
    queryClient,
  );
  const isKnown = applications !== undefined;
  const unread = (items ?? []).filter(({ isUnread }) => isUnread);
  return {
    items: isKnown ? items : undefined,
    isError,
    unread: unread.length,
    markRead: ({ id, applicationUuid, isUnread }) => {
      if (isUnread) void mark(applicationUuid, [id]);
    },
    markAllRead: () => {
      for (const applicationUuid of applications ?? []) {
        const ids = unread.filter((item) => item.applicationUuid === applicationUuid).map(({ id }) => id);
        if (ids.length > 0) void mark(applicationUuid, ids);
      }
    },
  };
}

interface QueryState {
  data: Notification[] | undefined;
  isError: boolean;
}

/** Merges the notifications of all applications into one list. */
function merge(queries: QueryState[]) {
  return {
    data: queries.some(({ data }) => data === undefined)
      ? undefined
      : queries.flatMap(({ data = [] }) => data).toSorted((one, other) => other.timestamp.localeCompare(one.timestamp)),
    isError: queries.some(({ isError }) => isError),
  };
}

/** Marks on the server and then reads the list again. */
async function mark(applicationUuid: string, ids: readonly string[]): Promise<void> {
  const [only, ...others] = ids;
  const ask = toAsk(applicationUuid);
  if (only !== undefined && others.length === 0)
    await publicApi(markNotificationRead, { params: { id: only }, ...ask });
  else await publicApi(markNotificationsRead, { ...ask, body: { ids: [...ids] } });
  await queryClient.invalidateQueries({ queryKey: callKey(listNotifications, ask) });
}
