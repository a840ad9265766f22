import { writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** On SIGUSR2 the process collects garbage and writes the bytes that it still uses into `MEMORY_FILE`. */
process.on('SIGUSR2', () => {
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  writeFileSync(process.env['MEMORY_FILE'] ?? '', String(heapUsed + external));
});
