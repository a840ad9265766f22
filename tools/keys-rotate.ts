// Re-encrypts what is stored with the newest keys: npm run keys:rotate, or npm run keys:rotate -- --new where keys are files in DATA_DIR
import { parseArgs } from 'node:util';
import { rotateFromTerminal } from '../apps/server/src/keys/from-terminal.ts';
import { runCommand } from './terminal-command.ts';

let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    stopped = true;
  });

await runCommand(() => {
  const { values } = parseArgs({ options: { new: { type: 'boolean', default: false } } });
  return rotateFromTerminal(process.env, {
    makeNew: values.new,
    say: (line) => console.log(line),
    goOn: () => !stopped,
  });
});
