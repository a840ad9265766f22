// Erases the records whose day has come: npm run retention [-- --dry-run] [--replan]
import { parseArgs } from 'node:util';
import { retentionFromTerminal } from '../apps/server/src/retention/from-terminal.ts';
import { runCommand } from './terminal-command.ts';

await runCommand(async () => {
  const { values } = parseArgs({
    options: { 'dry-run': { type: 'boolean', default: false }, replan: { type: 'boolean', default: false } },
  });
  const { said, isDone } = await retentionFromTerminal(process.env, {
    dryRun: values['dry-run'],
    replan: values.replan,
  });
  console.log(said);
  return isDone;
});
