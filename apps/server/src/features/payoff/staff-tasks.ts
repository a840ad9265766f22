import { staffTarget } from '@lintel/domain';
import { MOST_TASKS, type FindStaffTasks } from '../../records/staff-tasks/index.ts';
import { lettersToRead } from './letters.ts';
import { waitingEntries } from './store.ts';

export const staffTasks: FindStaffTasks = {
  async 'payoff-letter'({ context, uuid }) {
    const letters = await lettersToRead(context.db, uuid);
    return letters
      .map(({ documentUuid, sentAt, ...file }) => ({ ...file, subject: documentUuid, dueAt: staffTarget(sentAt) }))
      .slice(0, MOST_TASKS);
  },
  async 'payoff-entry'({ context, uuid }) {
    const entries = await waitingEntries(context.db, uuid);
    return entries
      .map(({ liabilityUuid, at, ...file }) => ({ ...file, subject: liabilityUuid, dueAt: staffTarget(at) }))
      .slice(0, MOST_TASKS);
  },
};
