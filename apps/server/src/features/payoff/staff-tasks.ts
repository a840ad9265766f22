import { staffTarget } from '@lintel/domain';
import { MAX_TASKS_PER_SWEEP, type StaffTaskFinders } from '../../records/staff-tasks/index.ts';
import { loadLettersToRead } from './letters.ts';
import { loadWaitingEntries } from './store.ts';

/** Finds creditors' letters to enter figures from, and entered figures that a second person must confirm. */
export const staffTasks: StaffTaskFinders = {
  async 'payoff-letter'({ context, uuid }) {
    const letters = await loadLettersToRead(context.db, uuid);
    return letters
      .map(({ documentUuid, sentAt, ...file }) => ({ ...file, subject: documentUuid, dueAt: staffTarget(sentAt) }))
      .slice(0, MAX_TASKS_PER_SWEEP);
  },
  async 'payoff-entry'({ context, uuid }) {
    const entries = await loadWaitingEntries(context.db, uuid);
    return entries
      .map(({ liabilityUuid, at, ...file }) => ({ ...file, subject: liabilityUuid, dueAt: staffTarget(at) }))
      .slice(0, MAX_TASKS_PER_SWEEP);
  },
};
