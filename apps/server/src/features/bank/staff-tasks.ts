import { staffTarget } from '@lintel/domain';
import { MAX_TASKS_PER_SWEEP, type StaffTaskFinders } from '../../records/staff-tasks/index.ts';
import { loadWaitingBankLetters } from './store.ts';

/** Finds bank letters that staff must review, for accounts that payments will come from. */
export const staffTasks: StaffTaskFinders = {
  async 'bank-letter'({ context, uuid }) {
    const letters = await loadWaitingBankLetters(context.db, uuid);
    return letters
      .map(({ accountUuid, at, ...file }) => ({ ...file, subject: accountUuid, dueAt: staffTarget(at) }))
      .slice(0, MAX_TASKS_PER_SWEEP);
  },
};
