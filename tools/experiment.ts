// Starts, changes or stops an experiment: npm run experiment -- ORG NAME [control=50 variation=50]
import { parseArgs } from 'node:util';
import { experimentCommand } from '../apps/server/src/commands/experiment.ts';
import { StartRefused } from '../apps/server/src/kernel/config/start-refused.ts';
import { runCommand } from './terminal-command.ts';

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [organisation, name, ...variations] = positionals;
  if (!organisation || !name)
    throw new StartRefused('Usage: npm run experiment -- FIGURE short-form control=50 variation=50');
  console.log(await experimentCommand(process.env, { organisation, name, variations }));
});
