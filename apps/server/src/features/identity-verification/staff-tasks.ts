import { staffTarget } from '@lintel/domain';
import { signersInReview } from '../../loan-file/index.ts';
import { MOST_TASKS, type FindStaffTasks } from '../../records/staff-tasks/index.ts';

export const staffTasks: FindStaffTasks = {
  async 'signer-id'({ context, uuid }) {
    const waiting = await signersInReview(context.db, uuid);
    return waiting
      .map(({ person, at, ...file }) => ({ ...file, subject: person, dueAt: staffTarget(at) }))
      .slice(0, MOST_TASKS);
  },
};
