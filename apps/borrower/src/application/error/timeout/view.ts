import { PROCESSING_MESSAGES } from '@lintel/domain';
import type { KnownStatus } from '../../../gate/application-screen.tsx';

/** The variant of error/timeout: it decides what the page asks for and which other pages it links. */
export type TimeoutView = 'call' | 'to-do' | 'bureau' | 'proof' | 'staff' | 'wait';

const VIEWS: Readonly<Record<string, TimeoutView>> = {
  facta: 'call',
  'hold-borrower': 'to-do',
  'closing-conditions-borrower': 'to-do',
  'soft-error': 'bureau',
  'hard-error': 'bureau',
  minor: 'proof',
  'hold-staff': 'staff',
  'closing-conditions-staff': 'staff',
};

/** Returns the variant by the gate's name, never by its status; a wait that used up its tries is a plain wait. */
export const getTimeoutView = (gate: string | null | undefined): TimeoutView => VIEWS[gate ?? ''] ?? 'wait';

/**
 * Returns the last of the seven messages that the server reported as done. Undefined before the first, and after the
 * last, when the messages no longer describe the wait.
 */
export function findLastFinished(stages: KnownStatus['stages']): string | undefined {
  const last = stages.findLastIndex(({ section }) => section === 'COMPLETE');
  return last === -1 || stages.every(({ section }) => section === 'COMPLETE') ? undefined : PROCESSING_MESSAGES[last];
}
