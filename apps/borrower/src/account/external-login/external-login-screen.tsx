import { ApiError, logInExternally } from '@lintel/contract';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { CONFIRM, confirmedPath, goToProvider, RETURN_PATH } from '../../external-login/begin.ts';
import { EXTERNAL } from '../../external-login/words.en.ts';
import { publicApi } from '../../platform/lazy/api.ts';
import { reportError } from '../../platform/report-error.ts';
import { ScreenPending } from '../../platform/screen-pending.tsx';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { safeRedirect, urls } from '../../platform/urls.ts';
import { ConfirmedPage, LoginFailed } from './outcomes.tsx';

type Outcome = { kind: 'FAILED'; error: unknown } | { kind: 'CONFIRMED' };

const toOutcome = (error: unknown): Outcome => {
  reportError('external login', error instanceof ApiError ? error.name : error);
  return { kind: 'FAILED', error };
};

/** Takes the provider's response out of the address bar and the history before anything else happens. */
function takeResponse(): string {
  const response = location.search.slice(1);
  history.replaceState(history.state, '', RETURN_PATH);
  return response;
}

const isConfirmation = (response: string): boolean => Object.values<string>(CONFIRM).includes(response);

/** The exchange under way: a response works only once, but React may run the effect twice. */
let running: Promise<Outcome | { kind: 'DONE'; redirect: string }> | undefined;

async function run(): Promise<Outcome | { kind: 'DONE'; redirect: string }> {
  const response = takeResponse();
  try {
    if (isConfirmation(response)) await goToProvider(confirmedPath(response), true);
    if (response.startsWith('done-')) return { kind: 'CONFIRMED' };
    const { redirect } = await publicApi(logInExternally, { body: { response } });
    return { kind: 'DONE', redirect };
  } catch (error) {
    return toOutcome(error);
  }
}

/**
 * The return page of the lender's identity provider: sends its response to our server, then opens the page that the
 * borrower wanted.
 */
export function ExternalLoginScreen(): ReactNode {
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<Outcome>();
  useScreenTitle(EXTERNAL.finishing);
  useEffect(() => {
    let isHere = true;
    running ??= run().finally(() => (running = undefined));
    void running.then((result) => {
      if (!isHere) return;
      if (result.kind !== 'DONE') setOutcome(result);
      else if (result.redirect.startsWith(RETURN_PATH)) setOutcome({ kind: 'CONFIRMED' });
      // Checked again, because it came in a URL.
      else void navigate(safeRedirect(result.redirect) ?? urls.dashboard(), { replace: true });
    });
    return () => {
      isHere = false;
    };
  }, [navigate]);
  if (outcome?.kind === 'FAILED') return <LoginFailed error={outcome.error} />;
  return outcome ? <ConfirmedPage /> : <ScreenPending />;
}
