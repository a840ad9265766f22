// `npm run dev`: server and app with hot reload on one port; a change in the server's code restarts it. The lender's
// console is built once at the start.
import { buildConsole } from './build.mjs';
import { install, serve } from './node26.mjs';

install();
await buildConsole();
process.exit(await serve(['--watch-path=apps/server/src', '--watch-path=packages', 'tools/dev.ts']));
