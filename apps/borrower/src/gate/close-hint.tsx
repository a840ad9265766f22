import { readProfile } from '@lintel/contract';
import type { ReactNode } from 'react';
import { useRead } from '../platform/later/use-read.ts';
import { GATE } from './copy.ts';

/** That the page may be closed, and by which of the channels they agreed to the reader hears from us. */
export function CloseHint(): ReactNode {
  const { data } = useRead(readProfile, {});
  return GATE.close[data?.agreedToTexts ? 'TEXTS' : 'EMAIL'];
}
