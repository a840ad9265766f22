// `npm start`: installs what is missing, builds when the sources are newer than the build, starts the server, hands signals on.
import { spawn } from 'node:child_process';
import { buildIfOlder } from './build.mjs';
import { environment, install, node26, root } from './node26.mjs';

install();
await buildIfOlder();

const server = spawn(node26(), ['apps/server/src/main.ts'], { cwd: root, stdio: 'inherit', env: environment() });
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
server.on('error', (error) => {
  console.error(`The server could not be started: ${error.message}`);
  process.exit(1);
});
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
