import { runRetention, type RetentionOptions, type RetentionRun } from '../features/retention/index.ts';
import { withServerContext, type Environment } from './with-context.ts';

export const retentionCommand = (env: Environment, options: RetentionOptions): Promise<RetentionRun> =>
  withServerContext(env, null, (context) => runRetention(context, options));
