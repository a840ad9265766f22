import { measureFirstStep } from './first-step.ts';
import { measureStatusPoll } from './status-poll.ts';

await measureFirstStep();
await measureStatusPoll();
