import { ApiError, readCoDeedStatus, readOwnSigner, type Reply } from '@lintel/contract';
import { signerPage, signerStep, type CoDeedStage } from '@lintel/domain';
import { Actions, Button, Link, PageHeading, Stack, StepProgress } from '@lintel/ui';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import { GATE } from '../gate/words.en.ts';
import { api } from '../platform/lazy/api.ts';
import { ApplicationFlowContext, type ApplicationFlow } from '../platform/lazy/application-flow.ts';
import { useRead } from '../platform/lazy/use-read.ts';
import { useFlag } from '../platform/page-data.tsx';
import { ScreenPending } from '../platform/screen-pending.tsx';
import { urls } from '../platform/urls.ts';
import { StepUp } from '../step-up/step-up.tsx';
import { SIGNER } from './words.en.ts';

export type OwnSigner = NonNullable<Reply<typeof readOwnSigner>>;

/** Props of an additional signer's page. */
export interface SignerView {
  signer: OwnSigner;
  /** The loan's id. */
  uuid: string;
  /** Refetches the signer's stage. */
  again: () => Promise<unknown>;
}

interface Props {
  /** The stages at which the page is open; any other stage redirects to its own page. True means all. */
  stages: readonly CoDeedStage[] | true;
  children: (view: SignerView) => ReactNode;
}

/** A separate chunk, because few signers decline. */
const SignerWaits = lazy(async () => ({ default: (await import('./waiting.tsx')).SignerWaits }));

const KEY = ['signer'];
/** Milliseconds between polls while another party acts. */
const POLL_MS = 15_000;

/**
 * The frame of an additional signer's page: reads the signer's status, redirects to the page of their stage, and
 * provides the signer's progress and URLs to everything in it.
 */
export function RequireSigner({ stages, children }: Props): ReactNode {
  const client = useQueryClient();
  const read = useRead(
    readCoDeedStatus,
    {},
    {
      key: KEY,
      staleTime: 0,
      refetchOnMount: 'always',
      refetchOnWindowFocus: 'always',
      complete: async ({ signerUuid, cancelledOn }) => ({
        signer: await api(readOwnSigner, { params: { signerUuid } }),
        cancelledOn: cancelledOn ?? null,
      }),
      refetchInterval: ({ state }) =>
        state.data && state.data.signer.explain.owner !== 'YOU' && state.data.signer.stage !== 'DONE' ? POLL_MS : false,
    },
  );
  const stage = read.data?.signer.stage;
  const way = useMemo<ApplicationFlow>(() => {
    const again = () => {
      void client.invalidateQueries({ queryKey: KEY });
    };
    // A new stage with another page redirects there.
    const next = stage === undefined || stage === 'DOCUMENTS' ? 'resume' : signerPage(stage);
    return {
      to: (destination = next) => urls.signer(destination),
      progress: stage && <Progress stage={stage} />,
      again,
      followStatus: again,
    };
  }, [client, stage]);
  if (!read.data)
    return read.isError ? <ReadFailed error={read.error} again={() => void read.refetch()} /> : <ScreenPending />;
  const { signer, cancelledOn } = read.data;
  if (signer.stage === 'CANCELLED')
    return <Navigate to={urls.signer('cancelled')} state={{ on: cancelledOn }} replace />;
  if (stages !== true && !stages.includes(signer.stage))
    return <Navigate to={urls.signer(signerPage(signer.stage))} replace />;
  const view: SignerView = { signer, uuid: signer.applicationUuid, again: () => read.refetch() };
  // A signer who declined isn't asked anything until staff have talked to them.
  const isOver = stages !== true && signer.state === 'DECLINED' && !signer.signedAt;
  return (
    <ApplicationFlowContext value={way}>
      <StepUp>
        {isOver ? (
          <Suspense fallback={<ScreenPending />}>
            <SignerWaits view={view} title={SIGNER.declined} />
          </Suspense>
        ) : (
          children(view)
        )}
      </StepUp>
    </ApplicationFlowContext>
  );
}

function Progress({ stage }: { stage: CoDeedStage }): ReactNode {
  const current = signerStep(stage);
  if (current === -1) return null;
  return (
    <StepProgress
      label={SIGNER.progress}
      steps={SIGNER.steps}
      current={current}
      position={SIGNER.step(current + 1, SIGNER.steps.length)}
      stateWords={GATE.words}
    />
  );
}

function ReadFailed({ error, again }: { error: unknown; again: () => void }): ReactNode {
  const isNone = error instanceof ApiError && (error.httpStatus === 404 || error.httpStatus === 403);
  return (
    <Stack gap="l">
      <div role="alert">
        <PageHeading title={isNone ? SIGNER.notSigner : GATE.notRead}>{isNone && SIGNER.notSignerLead}</PageHeading>
      </div>
      <Actions>
        {isNone ? (
          <Link kind="primary" to={urls.signer('login')}>
            {SIGNER.toLogin}
          </Link>
        ) : (
          <Button onClick={again}>{GATE.again}</Button>
        )}
      </Actions>
    </Stack>
  );
}

const FLAG = 'fe-heloc-additional-signer-conditions';

/** Returns whether the lender asks additional signers for conditions. */
export const useAreConditionsAsked = (): boolean => useFlag(FLAG);

/** The frame of a signer's conditions; redirects where the lender doesn't ask signers for any. */
export function ForConditions({ children }: { children: (view: SignerView) => ReactNode }): ReactNode {
  if (!useAreConditionsAsked()) return <Navigate to={urls.signer('resume')} replace />;
  return <RequireSigner stages={true}>{children}</RequireSigner>;
}
