import { writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** On SIGUSR2 this process collects its garbage and writes into `MEMORY_FILE` how many bytes it still uses. */
process.on('SIGUSR2', () => {
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  writeFileSync(process.env['MEMORY_FILE'] ?? '', String(heapUsed + external));
});
