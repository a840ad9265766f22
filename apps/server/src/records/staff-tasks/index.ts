/** Tasks for staff that no gate asks for, and the alarms about waiting ones. */
export { syncStaffTasks } from './alarms.ts';
export type { TakenOver } from './context.ts';
export { hasOpenTask, openTask, loadOpenTasks, postponeTask, tasksFollow } from './tasks.ts';
export {
  A_DAY,
  A_MINUTE,
  MAX_TASKS_PER_SWEEP,
  selectScopedApplications,
  toDueTime,
  type StaffTaskFinders,
  type WaitingTask,
} from './waiting.ts';
