/** Tasks for staff that no gate asks for, and the alarms about waiting ones. */
export { syncStaffTasks } from './alarms.ts';
export type { GateTakeover } from './context.ts';
export { hasOpenTask, openTask, loadOpenTasks, postponeTask, tasksFollow } from './tasks.ts';
export {
  MAX_TASKS_PER_SWEEP,
  selectScopedApplications,
  toDueTime,
  type StaffTaskFinders,
  type WaitingTask,
} from './task-finders.ts';
