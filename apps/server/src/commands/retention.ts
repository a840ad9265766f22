import { runRetention, type RetentionOptions, type RetentionRun } from '../features/retention/index.ts';
import { runCommand, type Environment } from './run-command.ts';

/** Runs the retention rules with the environment of the server. */
export const retentionCommand = (env: Environment, options: RetentionOptions): Promise<RetentionRun> =>
  runCommand(env, null, (context) => runRetention(context, options));
