// `npm start`: installs missing packages, builds if the sources are newer than the build, starts the server. Its line
// in package.json begins with "exec" so that npm's signals reach this process and not a shell in between; cmd.exe
// doesn't know exec and continues with the second half.
import { buildIfOlder } from './build.mjs';
import { install, serve } from './node26.mjs';

install();
await buildIfOlder();
process.exit(await serve(['apps/server/src/main.ts']));
