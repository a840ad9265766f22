// Erases records whose retention period has ended: npm run retention [-- --dry-run] [--replan]
import { parseArgs } from 'node:util';
import { retentionCommand } from '../apps/server/src/commands/retention.ts';
import { runCommand } from './terminal-command.ts';

await runCommand(async () => {
  const { values } = parseArgs({
    options: { 'dry-run': { type: 'boolean', default: false }, replan: { type: 'boolean', default: false } },
  });
  const { output, isDone } = await retentionCommand(process.env, {
    dryRun: values['dry-run'],
    replan: values.replan,
  });
  console.log(output);
  return isDone;
});
