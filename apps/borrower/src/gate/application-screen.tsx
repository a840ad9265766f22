import type { CallInput, Call, Status } from '@lintel/contract';
import { destination, isUuid } from '@lintel/domain';
import type { Read, ReadOptions } from '@lintel/web';
import { Fragment, Suspense, useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ApplicationContext } from '../originators/context.ts';
import { lazyPart } from '../platform/lazy-part.tsx';
import { routeInput, useStatus, useStatusRouting } from '../platform/lazy/use-status.ts';
import { useRouteParams } from '../platform/route-params.ts';
import { ScreenPending } from '../platform/screen-pending.tsx';
import { urls } from '../platform/urls.ts';
import { NotFoundScreen } from '../shell/not-found/not-found-screen.tsx';
import { OptionalPart } from '../shell/optional-part.tsx';
import { StepUp } from '../step-up/step-up.tsx';
import { ApplicationLayout } from './application-layout.tsx';
import { ReadCall } from './read-call.tsx';
import { RemountOnStale, type FormVersion } from './remount-on-stale.tsx';

/** A status that was read, with the application's version. */
export type KnownStatus = Status & { version: number };

/** Props of a screen at its gate: the application's id and its current status. */
export interface GateView {
  uuid: string;
  status: KnownStatus;
}

/** The condition under which a screen is open; elsewhere it redirects to the status's screen. */
export type OpenAt =
  /**
   * The path below `/{uuid}` of the screen, or of the screen that leads to it: the screen is open while the domain's
   * route table leads to that path.
   */
  | { screen: string; gates?: undefined }
  /** The gates at which the screen is open, or a rule, for a screen that several screens lead to. */
  | { gates: readonly string[] | ((status: KnownStatus) => boolean); screen?: undefined };

/** A call whose reply a screen renders. */
interface Query<C extends Call> {
  readonly call: C;
  readonly ask: CallInput<C>;
  readonly options?: ReadOptions<C, Read<C>> | undefined;
}

/** Declares a call for `reads`, with its parameters checked against the call. */
export const query = <C extends Call>(
  call: C,
  ask: NoInfer<CallInput<C>>,
  options?: NoInfer<ReadOptions<C, Read<C>>>,
): Query<C> => ({ call, ask, options });

type Queries = Readonly<Record<string, { readonly call: Call }>>;
type Replies<Q extends Queries> = { [K in keyof Q]: Read<Q[K]['call']> };

type ScreenView<Q extends Queries> = GateView &
  FormVersion & {
    /** Refetches the first of the calls. */
    reload: () => Promise<unknown>;
  } & Replies<Q>;

type Props<Q extends Queries> = OpenAt & {
  /** The heading while the calls are loading, if it doesn't depend on them. */
  title?: string | ((view: GateView) => string);
  /** The page needs the whole width: the progress stays above it. */
  wide?: boolean;
  /** Asks for the password again when a call requires it. */
  stepUp?: boolean;
  /** The calls whose replies it renders, read one after the other. */
  reads?: (view: GateView) => Q;
  /**
   * Refetches and renders everything again when this part of the status changes; if absent, never while the screen is
   * open.
   */
  rereadOn?: 'gate' | 'version';
  children: (view: ScreenView<Q>) => ReactNode;
};

/**
 * The frame of every application screen. It opens the screen only at its gates, makes the calls it reads, and can ask
 * for a step-up. Typed values are replaced only when another window changed the application.
 */
export function ApplicationScreen<Q extends Queries = Record<never, never>>({
  title,
  wide,
  stepUp = false,
  reads,
  rereadOn,
  children,
  ...at
}: Props<Q>): ReactNode {
  const screen = (
    <RequireGate wide={wide} {...at}>
      {(view) => (
        <Fragment key={rereadOn && view.status[rereadOn]}>
          <Suspense fallback={<ScreenPending />}>
            <ReadAll
              queries={Object.entries(reads?.(view) ?? {}) as [string, Query<Call>][]}
              version={view.status.version}
              title={typeof title === 'function' ? title(view) : title}
            >
              {(replies, reload) => (
                <RemountOnStale version={view.status.version} reload={reload}>
                  {(formVersion) => children({ ...view, ...formVersion, reload, ...(replies as Replies<Q>) })}
                </RemountOnStale>
              )}
            </ReadAll>
          </Suspense>
        </Fragment>
      )}
    </RequireGate>
  );
  return stepUp ? <StepUp>{screen}</StepUp> : screen;
}

const nothing = () => Promise.resolve();

function ReadAll({
  queries: [first, ...others],
  version,
  title,
  children,
}: {
  queries: readonly [string, Query<Call>][];
  version: number;
  title: string | undefined;
  children: (replies: Readonly<Record<string, unknown>>, reload: () => Promise<unknown>) => ReactNode;
}): ReactNode {
  if (!first) return children({}, nothing);
  const [name, { call, ask, options }] = first;
  return (
    <ReadCall call={call} ask={ask} options={options} version={version} title={title}>
      {(reply, reload) => (
        <ReadAll queries={others} version={version} title={title}>
          {(replies) => children({ [name]: reply, ...replies }, reload)}
        </ReadAll>
      )}
    </ReadCall>
  );
}

// A separate chunk: most applications have no loan officer.
const OriginatorBar = lazyPart(async () => (await import('../originators/originator-card.tsx')).OriginatorBar);

/** A page below `/{uuid}`; shows the 404 page unless the segment is an application id. */
export function RequireApplication({ children }: { children: (uuid: string) => ReactNode }): ReactNode {
  const { uuid = '' } = useRouteParams();
  if (!isUuid(uuid)) return <NotFoundScreen />;
  return (
    <ApplicationContext value={uuid}>
      <OptionalPart>
        <OriginatorBar uuid={uuid} />
      </OptionalPart>
      {children(uuid)}
    </ApplicationContext>
  );
}

/** An application screen that is open only at its gates; at any other gate it redirects to the status's screen. */
function RequireGate({
  wide,
  children,
  ...at
}: OpenAt & { wide: boolean | undefined; children: (view: GateView) => ReactNode }): ReactNode {
  return (
    <RequireApplication>
      {(uuid) => (
        <ApplicationLayout uuid={uuid} wide={wide}>
          <KnownApplication uuid={uuid} at={at}>
            {children}
          </KnownApplication>
        </ApplicationLayout>
      )}
    </RequireApplication>
  );
}

function KnownApplication({
  uuid,
  at,
  children,
}: {
  uuid: string;
  at: OpenAt;
  children: (view: GateView) => ReactNode;
}): ReactNode {
  const { status, missing } = useStatus(uuid);
  if (!status) return missing ? <RedirectToStatus uuid={uuid} /> : <ScreenPending />;
  return isOpenAt(at, status) ? children({ uuid, status }) : <RedirectToStatus uuid={uuid} />;
}

function isOpenAt({ screen, gates }: OpenAt, status: KnownStatus): boolean {
  if (screen !== undefined) return destination(routeInput(status, undefined))?.path === screen;
  return typeof gates === 'function' ? gates(status) : gates.includes(status.gate ?? '');
}

/** Redirects to the screen of the status, or to the application's URL, which waits. */
function RedirectToStatus({ uuid }: { uuid: string }): ReactNode {
  const { status, assumedStatus } = useStatus(uuid);
  const navigate = useNavigate();
  useStatusRouting(uuid, 'always');
  useEffect(() => {
    if (status && destination(routeInput(status, assumedStatus)) === undefined)
      void navigate(urls.application(uuid), { replace: true });
  }, [status, assumedStatus, navigate, uuid]);
  return <ScreenPending />;
}
