// Re-encrypts stored data with the newest keys: npm run keys:rotate, or npm run keys:rotate -- --new if keys are files
// in DATA_DIR
import { parseArgs } from 'node:util';
import { rotateKeys } from '../apps/server/src/commands/rotate-keys.ts';
import { runCommand } from './terminal-command.ts';

let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    stopped = true;
  });

await runCommand(() => {
  const { values } = parseArgs({ options: { new: { type: 'boolean', default: false } } });
  return rotateKeys(process.env, {
    makeNew: values.new,
    say: (line) => console.log(line),
    mayContinue: () => !stopped,
  });
});
