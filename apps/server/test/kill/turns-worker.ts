/**
 * A separate process that a test kills: it sends reminders and sweeps those that are due. It loads, prints `loaded`,
 * and starts when a line arrives on its standard input.
 */
import { once } from 'node:events';
import { openPostgres } from '../../src/kernel/db/open.ts';
import { turns } from '../../src/reminders/routes.ts';
import { sweepTurns } from '../../src/reminders/sweep.ts';
import { createTestContext } from '../context.ts';

const [url = '', smtp = ''] = process.argv.slice(2);
console.log('loaded');
process.stdin.once('end', () => process.exit(1));
await once(process.stdin, 'data');
const store = await openPostgres(url, 4);
const context = await createTestContext(store, {
  features: [turns],
  run: true,
  ...(smtp ? { env: { SMTP_URL: smtp, MAIL_FROM: 'no-reply@lender.example' } } : {}),
});
console.log('ready');
setInterval(() => void sweepTurns(context).catch(() => undefined), 100);
