import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { urls } from '../../platform/urls.ts';

/** Redirects the signers' base URL to their login, and an unknown URL below it to its parent. */
export function ParentRedirectScreen(): ReactNode {
  const { pathname, search, hash } = useLocation();
  const below = pathname.slice(urls.signer().length).split('/').filter(Boolean);
  const parent = below.slice(0, -1).join('/');
  return <Navigate to={`${parent === '' ? urls.signer('login') : urls.signer(parent)}${search}${hash}`} replace />;
}
