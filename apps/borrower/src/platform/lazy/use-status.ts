import { readHeloc, readStatus, type Reply, type Status } from '@lintel/contract';
import { applicationLocation, carriedSearch, destination, routesByItself, type RouteInput } from '@lintel/domain';
import { callKey } from '@lintel/web';
import { use, useCallback, useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { reportError } from '../report-error.ts';
import { session } from '../session.ts';
import { BASE, urls } from '../urls.ts';
import { api } from './api.ts';
import { ApplicationFlowContext } from './application-flow.ts';
import { queryClient } from './query-client.ts';
import { StatusPoll, type StatusReply, type StatusView } from './status-poll.ts';
import { useRead } from './use-read.ts';

const polls = new Map<string, StatusPoll>();
session.onOtherPerson(() => polls.clear());

function getStatusPoll(uuid: string): StatusPoll {
  const known = polls.get(uuid);
  if (known) return known;
  const made = new StatusPoll({
    read: (signal) => api(readStatus, { params: { uuid }, signal }),
    schedule(act, milliseconds) {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
    now: () => performance.now(),
  });
  polls.set(uuid, made);
  return made;
}

const NOTHING: StatusView = { status: undefined, assumedStatus: undefined, missing: false, failed: false };
const nothing = () => NOTHING;
const unwatched = () => () => undefined;

/** The status of an application, and how to poll it again. */
export interface UsedStatus extends StatusView {
  /** Polls again from try 0, for "Check again" and after an action whose reply has no status. */
  again(): void;
}

/**
 * Returns an application's status, polled by the domain's rules while a screen is open. It doesn't redirect: see
 * useStatusRouting. An additional signer can't read the status; their flow refreshes itself.
 */
export function useStatus(uuid: string): UsedStatus {
  const signerFlow = use(ApplicationFlowContext);
  const poll = getStatusPoll(uuid);
  const view = useSyncExternalStore(signerFlow ? unwatched : poll.watch, signerFlow ? nothing : poll.view, nothing);
  const again = useCallback(() => (signerFlow ?? poll).again(), [signerFlow, poll]);
  return { ...view, again };
}

/** Starts with a status that another screen already has, such as the creation's reply. */
export function seedStatus(uuid: string, reply: StatusReply): void {
  const poll = getStatusPoll(uuid);
  if (!poll.view().status) poll.put(reply);
}

/** Builds the input from which the domain's route table chooses a screen. */
export function routeInput(
  status: Status,
  assumedStatus: string | undefined,
  loan?: {
    property: { state: string };
    disburseAccount?: { routingNumber?: string | null | undefined } | null | undefined;
    isCrypto: boolean;
  } | null,
): RouteInput {
  return {
    ...status,
    checklistStatus: assumedStatus ?? status.checklistStatus,
    propertyState: loan?.property.state,
    disburseRoutingNumber: loan?.disburseAccount?.routingNumber,
    isCrypto: loan?.isCrypto,
  };
}

/** Returns the screen's path below the application; '' for the application's URL itself. */
const toScreenPath = (pathname: string, uuid: string): string =>
  pathname.slice(`${BASE}/${uuid}`.length).replace(/^\/|\/$/g, '');

/**
 * Redirects to the screen of the status. `always` on a screen that only waits; on others only when the status is
 * settled or declined, and never away from the disclosures. A missing application redirects to the dashboard.
 */
export function useStatusRouting(uuid: string, when: 'always' | 'settled'): void {
  const { status, assumedStatus, missing } = useStatus(uuid);
  const loan = useRead(readHeloc, { params: { uuid } });
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const known = loan.data !== undefined || loan.isError;
  useEffect(() => {
    if (missing) {
      void navigate(urls.dashboard(), { replace: true });
      return;
    }
    if (!status || !known) return;
    const input = routeInput(status, assumedStatus, loan.data);
    const screen = toScreenPath(pathname, uuid);
    if (when === 'settled' && !routesByItself(input, screen) && assumedStatus !== 'UNKNOWN') return;
    const to = destination(input);
    if (to === undefined || to.path === screen) return;
    if (to.isUnexpected) reportError('status', `No screen for ${String(input.checklistStatus)}`);
    void navigate(applicationLocation(uuid, input) + carriedSearch(search, to), { replace: true });
  }, [status, assumedStatus, missing, known, loan.data, navigate, pathname, search, uuid, when]);
}

/**
 * Returns a function for the reply of a write: it stores the reply's status and opens that status's screen, or the
 * application's URL, which waits. An additional signer's flow decides the next page itself.
 */
export function useFollowStatus(uuid: string): (reply: { status: Status; version: number }) => void {
  const signerFlow = use(ApplicationFlowContext);
  const navigate = useNavigate();
  const loan = useRead(readHeloc, { params: { uuid } }, { enabled: signerFlow === undefined });
  const { pathname, search } = useLocation();
  if (signerFlow) return signerFlow.followStatus;
  return ({ status, version }) => {
    getStatusPoll(uuid).put({ ...status, version });
    // The latest data, because the write may have caused a refetch.
    const latest =
      queryClient.getQueryData<Reply<typeof readHeloc>>(callKey(readHeloc, { params: { uuid } })) ?? loan.data;
    const input = routeInput(status, undefined, latest);
    const to = applicationLocation(uuid, input);
    if (to !== pathname) void navigate(to + carriedSearch(search, destination(input)));
  };
}
