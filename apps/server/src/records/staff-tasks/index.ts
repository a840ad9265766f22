/** Tasks for staff that no gate asks for, and the alarms about waiting ones. */
export { sweepAlarms } from './alarms.ts';
export type { TakenOver } from './context.ts';
export { hasOpenTask, openTask, loadOpenTasks, postponeTask, tasksFollow } from './tasks.ts';
export {
  A_DAY,
  A_MINUTE,
  MOST_TASKS,
  applicationsIn,
  toNoon,
  type FindStaffTasks,
  type WaitingTask,
} from './waiting.ts';
