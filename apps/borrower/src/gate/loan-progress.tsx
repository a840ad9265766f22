import { readHeloc } from '@lintel/contract';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useRead } from '../platform/lazy/use-read.ts';
import type { GateView } from './application-screen.tsx';
import { StageProgress } from './stage-progress.tsx';

/** Reads the loan and shows its progress by stage beside a page, or above a wide one. */
export function LoanProgress({ uuid, status, wide }: GateView & { wide: boolean }): ReactNode {
  const { data } = useRead(readHeloc, { params: { uuid } }, { version: status.version });
  const { pathname } = useLocation();
  return <StageProgress uuid={uuid} status={status} loan={data ?? undefined} here={pathname} wide={wide} />;
}
