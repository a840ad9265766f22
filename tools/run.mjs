// Runs a TypeScript script of this repository on Node 26: node tools/run.mjs [--built] SCRIPT [ARGUMENT ...]. With
// --built it first builds the apps if they are older than their sources.
import { buildIfOlder } from './build.mjs';
import { install, run } from './node26.mjs';

const needsApps = process.argv[2] === '--built';
install();
if (needsApps) await buildIfOlder();
process.exit(await run(process.argv.slice(needsApps ? 3 : 2)));
