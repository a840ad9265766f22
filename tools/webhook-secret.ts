// Makes or rotates the secret that a vendor signs its webhooks with: npm run webhook:secret -- ORG VENDOR
import { parseArgs } from 'node:util';
import { StartRefused } from '../apps/server/src/config/start-refused.ts';
import { secretFromTerminal } from '../apps/server/src/desk/from-terminal.ts';
import { runCommand } from './terminal-command.ts';

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [organisation, vendor] = positionals;
  if (!organisation || !vendor) throw new StartRefused('Usage: npm run webhook:secret -- FIGURE bank');
  console.log(await secretFromTerminal(process.env, { organisation, vendor }));
});
