import { measureBrands } from './brands.ts';
import { measureChat } from './chat.ts';
import { measureFirstStep } from './first-step.ts';
import { measureFunnel } from './funnel.ts';
import { measureLogin } from './login.ts';
import { measureManyFiles } from './many-files.ts';
import { measurePages } from './pages.ts';
import { measureRecord } from './record.ts';
import { measurePollOfMany, measureStatusPoll } from './status-poll.ts';

/** `npm run bench -- poll` runs one measurement; without a name, all run. */
const MEASUREMENTS: Readonly<Record<string, () => Promise<void>>> = {
  brands: measureBrands,
  chat: measureChat,
  'first-step': measureFirstStep,
  funnel: measureFunnel,
  poll: measureStatusPoll,
  'poll-many': measurePollOfMany,
  record: measureRecord,
  login: measureLogin,
  'many-files': measureManyFiles,
  pages: measurePages,
};

const asked = process.argv.slice(2);
for (const [name, measure] of Object.entries(MEASUREMENTS))
  if (asked.length === 0 || asked.includes(name)) await measure();
