// `npm run dev`: server and app with hot reload on one port; a change in the server's code restarts it.
import { install, run } from './node26.mjs';

install();
process.exit(await run(['--watch-path=apps/server/src', '--watch-path=packages', 'tools/dev.ts']));
