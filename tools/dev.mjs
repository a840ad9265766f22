// `npm run dev`: server and app with hot reload on one port; a change in the server's code restarts it.
import { install, serve } from './node26.mjs';

install();
process.exit(await serve(['--watch-path=apps/server/src', '--watch-path=packages', 'tools/dev.ts']));
