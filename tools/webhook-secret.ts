// Creates or rotates the secret with which a vendor signs its webhooks: npm run webhook:secret -- ORG VENDOR
import { parseArgs } from 'node:util';
import { webhookSecretCommand } from '../apps/server/src/commands/webhook-secret.ts';
import { StartRefused } from '../apps/server/src/kernel/config/start-refused.ts';
import { runCommand } from './terminal-command.ts';

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [organisation, vendor] = positionals;
  if (!organisation || !vendor) throw new StartRefused('Usage: npm run webhook:secret -- FIGURE bank');
  console.log(await webhookSecretCommand(process.env, { organisation, vendor }));
});
