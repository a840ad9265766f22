import { ApiError, completeIncomeLink, readLink } from '@lintel/contract';
import { Actions, Button, Link, Notice, PageHeading, Stack } from '@lintel/ui';
import { useStepUp, type WithStepUp } from '@lintel/web';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { api } from '../../platform/lazy/api.ts';
import { ProcessingDialog } from '../../platform/lazy/processing-dialog.tsx';
import { reportError } from '../../platform/report-error.ts';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { urls } from '../../platform/urls.ts';
import { Narrow } from '../../shell/narrow.tsx';
import { StepUp } from '../../step-up/step-up.tsx';
import { finishBankLink } from '../bank/finish-link.ts';
import { readLinkedApplication } from './linked-application.ts';
import { RETURN } from './return-words.en.ts';

/**
 * The page to which a bank, payroll or tax vendor sends borrowers back, whether or not they connected an account. It
 * completes the connection, which the server finds by the state id in the URL, so a reload or a second tab changes
 * nothing. Without a state id it redirects to the application from which this browser last opened a vendor's page, or
 * to the dashboard.
 */
export function LinkReturn({ title }: { title: string }): ReactNode {
  const [search] = useSearchParams();
  const stateId = search.get('oauth_state_id');
  const applicationUuid = readLinkedApplication();
  return stateId ? (
    <StepUp>
      <FinishLink title={title} stateId={stateId} callback={Object.fromEntries(search)} />
    </StepUp>
  ) : (
    <Navigate to={applicationUuid ? urls.application(applicationUuid) : urls.dashboard()} replace />
  );
}

interface LinkResult {
  /** Undefined when neither the browser nor the server knows the link's application. */
  readonly uuid: string | undefined;
  /** The path below the application to continue on, or that offers another way; undefined if there is none. */
  readonly to: string | undefined;
  /** Why nothing is connected, or why we don't know. */
  readonly trouble?: string;
  /** The link doesn't exist anymore, so completing it again would fail too. */
  readonly isExpired?: true;
}

/** Finds the link and completes it; repeating it changes nothing. */
async function finish(stateId: string, callback: Record<string, string>, withStepUp: WithStepUp): Promise<LinkResult> {
  let uuid = readLinkedApplication();
  try {
    const { applicationUuid, purpose, link } = await api(readLink, { params: { oauthStateId: stateId } });
    // The server knows whose link it is: the browser may have blocked its storage, or begun another link since.
    uuid = applicationUuid;
    if (purpose === 'BANK') return { uuid, ...(await finishBankLink(uuid, link.linkUuid, callback, withStepUp)) };
    const { left } = await api(completeIncomeLink, { params: { uuid, linkUuid: link.linkUuid }, body: { callback } });
    return { uuid, to: left ? 'error/income' : 'income/review' };
  } catch (error) {
    // The step is over, for example in another tab: the application leads to the current one.
    if (uuid !== undefined && error instanceof ApiError && error.name === 'not-at-this-step') return { uuid, to: '' };
    // An unknown or expired link is an expected answer; any other error is ours.
    if (error instanceof ApiError && ['not-found', 'link-expired'].includes(error.name))
      return { uuid, to: undefined, trouble: RETURN.expired, isExpired: true };
    reportError('income', error instanceof ApiError ? error.name : error);
    return { uuid, to: undefined, trouble: RETURN.failed };
  }
}

/** What the page says when nothing is connected yet. */
interface ShownTrouble extends LinkResult {
  readonly title: string;
  readonly trouble: string;
}

function FinishLink({
  title,
  stateId,
  callback,
}: {
  title: string;
  stateId: string;
  callback: Record<string, string>;
}): ReactNode {
  const [trouble, setTrouble] = useState<ShownTrouble>();
  const [tries, setTries] = useState(0);
  const navigate = useNavigate();
  // As text, so that the effect runs again only if the content changes.
  const callbackText = JSON.stringify(callback);
  const withStepUp = useStepUp();
  useEffect(() => {
    let isOver = false;
    const sent = JSON.parse(callbackText) as Record<string, string>;
    void finish(stateId, sent, withStepUp).then((result) => {
      if (isOver) return;
      const { uuid, to } = result;
      if (uuid !== undefined && to !== undefined && result.trouble === undefined)
        void navigate(urls.application(uuid, to), { replace: true });
      else setTrouble({ title: RETURN.title, ...result, trouble: result.trouble ?? RETURN.failed });
    });
    return () => {
      isOver = true;
    };
  }, [stateId, callbackText, withStepUp, navigate, tries]);
  const onTimeout = useCallback(
    () => setTrouble({ title: RETURN.slowTitle, trouble: RETURN.slow, uuid: readLinkedApplication(), to: undefined }),
    [],
  );
  // After an unfinished bank connection, opens the bank's page again; otherwise repeats the call.
  const again = () => {
    if (trouble?.uuid && trouble.to)
      return void navigate(`${urls.application(trouble.uuid, trouble.to)}?way=link`, { replace: true });
    setTrouble(undefined);
    setTries((count) => count + 1);
  };
  return trouble ? (
    <LinkTrouble shown={trouble} onAgain={again} />
  ) : (
    <LinkProgress title={title} onTimeout={onTimeout} />
  );
}

function LinkProgress({ title, onTimeout }: { title: string; onTimeout: () => void }): ReactNode {
  useScreenTitle(title);
  return (
    <Narrow>
      <PageHeading title={title} />
      <ProcessingDialog title={title} onTimeout={onTimeout}>
        {RETURN.wait}
      </ProcessingDialog>
    </Narrow>
  );
}

function LinkTrouble({
  shown: { title, trouble, uuid, to = '', isExpired },
  onAgain,
}: {
  shown: ShownTrouble;
  onAgain: () => void;
}): ReactNode {
  useScreenTitle(title);
  return (
    <Narrow>
      <Stack gap="l">
        <PageHeading title={title} />
        <div role="alert">
          <Notice tone="warning">{trouble}</Notice>
        </div>
        <Actions>
          {!isExpired && (
            <Button kind="primary" onClick={onAgain}>
              {RETURN.again}
            </Button>
          )}
          <Link kind={isExpired ? 'primary' : 'secondary'} to={uuid ? urls.application(uuid, to) : urls.dashboard()}>
            {uuid ? RETURN.anotherWay : RETURN.dashboard}
          </Link>
        </Actions>
      </Stack>
    </Narrow>
  );
}
