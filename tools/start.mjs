// `npm start`: installs what is missing, builds when the sources are newer than the build, starts the server, hands signals on.
import { spawn } from 'node:child_process';
import { buildIfOlder } from './build.mjs';
import { environment, install, node26, root } from './node26.mjs';

install();
await buildIfOlder();

const server = spawn(node26(), ['apps/server/src/main.ts'], { cwd: root, stdio: 'inherit', env: environment() });
// The script begins with "exec" so that npm's signals reach this process and not a shell between; cmd.exe knows no exec and goes on to the second half.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
const parent = process.ppid;
setInterval(() => {
  // Whoever started us is gone without a word: do not hold the port and the data for ever.
  if (process.ppid !== parent) server.kill('SIGTERM');
}, 500).unref();
server.on('error', (error) => {
  console.error(`The server could not be started: ${error.message}`);
  process.exit(1);
});
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
