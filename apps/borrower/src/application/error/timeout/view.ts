import { PROCESSING_MESSAGES } from '@lintel/domain';
import type { KnownStatus } from '../../../gate/application-screen.tsx';

/** How the page is drawn: what is asked, and where it leads besides. */
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

/** Chosen by the gate's name, never by its status (screens E0); a wait that ran out of tries is plainly a wait. */
export const getTimeoutView = (gate: string | null | undefined): TimeoutView => VIEWS[gate ?? ''] ?? 'wait';

/** The last of the seven messages that the server reported as done; undefined before the first, and once all are: by then they say nothing of the wait. */
export function lastFinished(stages: KnownStatus['stages']): string | undefined {
  const last = stages.findLastIndex(({ section }) => section === 'COMPLETE');
  return last === -1 || stages.every(({ section }) => section === 'COMPLETE') ? undefined : PROCESSING_MESSAGES[last];
}
