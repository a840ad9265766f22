import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useMay, useMe } from '../platform/me.ts';
import { urls } from '../platform/urls.ts';

/**
 * Leads to the first page after login: the reviews, for a loan officer their own pipeline, for a chat agent the chats.
 */
export function Home(): ReactNode {
  const may = useMay();
  if (useMe() === undefined) return null;
  const own = may('originate') ? urls.officer : may('chat') ? urls.chats : urls.reviews;
  return <Navigate to={may('pipeline', 'attorney') ? urls.reviews : own} replace />;
}
