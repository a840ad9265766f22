import { readProfile } from '@lintel/contract';
import type { ReactNode } from 'react';
import { useCall } from '../platform/later/use-call.ts';
import { GATE } from './copy.ts';

/** That the page may be closed, and by which of the channels they agreed to the reader hears from us. */
export function CloseHint(): ReactNode {
  const { data } = useCall(readProfile, {});
  return GATE.close[data?.agreedToTexts ? 'TEXTS' : 'EMAIL'];
}
