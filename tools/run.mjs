import { buildIfOlder } from './build.mjs';
// Runs one TypeScript script of ours on Node 26: node tools/run.mjs SCRIPT [ARGUMENT ...]
import { install, run } from './node26.mjs';

install();
await buildIfOlder();
process.exit(await run(process.argv.slice(2)));
