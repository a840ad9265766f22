import { staffTarget } from '@lintel/domain';
import { signersInReview } from '../../loan-file/index.ts';
import { MAX_TASKS_PER_SWEEP, type StaffTaskFinders } from '../../records/staff-tasks/index.ts';

/** Finds signers whose ID staff must review. */
export const staffTasks: StaffTaskFinders = {
  async 'signer-id'({ context, uuid }) {
    const waiting = await signersInReview(context.db, uuid);
    return waiting
      .map(({ person, at, ...file }) => ({ ...file, subject: person, dueAt: staffTarget(at) }))
      .slice(0, MAX_TASKS_PER_SWEEP);
  },
};
