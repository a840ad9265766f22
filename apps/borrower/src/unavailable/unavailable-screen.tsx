import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { safeRedirect, urls } from '../platform/urls.ts';
import { ErrorPage } from '../shell/error-page.tsx';

/** The error page for a page that the server couldn't decide about. "Try again" opens that page again. */
export function UnavailableScreen(): ReactNode {
  const { search } = useLocation();
  const wanted = safeRedirect(new URLSearchParams(search).get('redirectUrl'));
  return <ErrorPage retry={() => location.assign(wanted ?? urls.dashboard())} />;
}
