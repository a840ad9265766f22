import { runRetention, type RetentionOptions, type RetentionRun } from '../features/retention/index.ts';
import { withServerContext, type Environment } from './with-context.ts';

/** The command `npm run retention`: erases records whose retention period has ended, or prints what it would erase. */
export const retentionCommand = (env: Environment, options: RetentionOptions): Promise<RetentionRun> =>
  withServerContext(env, null, (context) => runRetention(context, options));
