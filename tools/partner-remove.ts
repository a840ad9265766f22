// Removes a partner, so that its key no longer works: npm run partner:remove -- ORG "Partner name"
import { parseArgs } from 'node:util';
import { removePartnerCommand } from '../apps/server/src/commands/partner.ts';
import { StartRefused } from '../apps/server/src/kernel/config/start-refused.ts';
import { runCommand } from './terminal-command.ts';

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [organisation, name] = positionals;
  if (!organisation || !name) throw new StartRefused('Usage: npm run partner:remove -- FIGURE "Partner name"');
  console.log(await removePartnerCommand(process.env, { organisation, name }));
});
