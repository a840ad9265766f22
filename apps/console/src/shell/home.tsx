import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useMay, useMe } from '../platform/me.ts';
import { urls } from '../platform/urls.ts';

/** The first page after login: the reviews, or for a loan officer their own pipeline. */
export function Home(): ReactNode {
  const may = useMay();
  if (useMe() === undefined) return null;
  const isOfficer = may('originate') && !may('pipeline', 'attorney');
  return <Navigate to={isOfficer ? urls.officer : urls.reviews} replace />;
}
