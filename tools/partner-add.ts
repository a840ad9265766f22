// Adds a partner who sends visitors with prefilled answers: npm run partner:add -- ORG "Partner name"
import { parseArgs } from 'node:util';
import { addPartnerCommand } from '../apps/server/src/commands/partner.ts';
import { StartRefused } from '../apps/server/src/kernel/config/start-refused.ts';
import { runCommand } from './terminal-command.ts';

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [organisation, name] = positionals;
  if (!organisation || !name) throw new StartRefused('Usage: npm run partner:add -- FIGURE "Partner name"');
  console.log(await addPartnerCommand(process.env, { organisation, name }));
});
