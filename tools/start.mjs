// `npm start`: installs what is missing, builds when the sources are newer than the build, starts the server.
// Its line in package.json begins with "exec" so that npm's signals reach this process and not a shell between; cmd.exe knows no exec and goes on to the second half.
import { buildIfOlder } from './build.mjs';
import { install, serve } from './node26.mjs';

install();
await buildIfOlder();
process.exit(await serve(['apps/server/src/main.ts']));
