/** Tasks for staff: of the gates at which staff act, and of everything else that waits for them, such as letters. */
export { syncStaffTasks, syncFileTasks } from './sync-staff-tasks.ts';
export type { GateTakeover } from './context.ts';
export { hasOpenTask, openTask, loadOpenTasks, postponeTask, syncTasksAfterFact } from './tasks.ts';
export {
  MAX_TASKS_PER_SWEEP,
  selectScopedApplications,
  toDueTime,
  type StaffTaskFinders,
  type WaitingTask,
} from './task-finders.ts';
