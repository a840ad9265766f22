// Erases the records whose day has come: npm run retention [-- --dry-run] [--replan]
import { parseArgs } from 'node:util';
import { retentionFromTerminal } from '../apps/server/src/retention/from-terminal.ts';
import { StartRefused } from '../apps/server/src/start-refused.ts';

try {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false }, replan: { type: 'boolean', default: false } } });
  console.log(await retentionFromTerminal(process.env, { dryRun: values['dry-run'], replan: values.replan }));
} catch (error) {
  console.error(error instanceof StartRefused ? error.message : error);
  process.exitCode = 1;
}
