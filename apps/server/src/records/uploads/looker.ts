import { fork, type ChildProcess } from 'node:child_process';
import type { InspectionRequest } from './look-child.ts';
import type { Look } from './look.ts';

/** Megabytes of JavaScript values; pictures are bounded by their pixels, streams by what may come out of them. It reads files, writes none and starts nothing. */
const BOUNDS = [
  '--max-old-space-size=192',
  '--max-semi-space-size=16',
  '--permission',
  '--allow-fs-read=*',
  '--allow-addons',
  '--no-warnings',
];
/** Looks, and bytes held after one, after which the next gets a process of its own. */
const [MOST_LOOKS, MOST_HELD] = [200, 400_000_000];
/** Milliseconds without a look after which it is not kept any longer. */
const IDLE = 60_000;

interface InspectionProcess {
  readonly child: ChildProcess;
  readonly isReady: Promise<boolean>;
  looks: number;
  idle?: NodeJS.Timeout;
}

let kept: InspectionProcess | undefined;

function start(): InspectionProcess {
  // Windows finds its own libraries by it; nothing else of the server's environment is needed.
  const env = process.platform === 'win32' ? { SystemRoot: 'C:\\Windows' } : {};
  const child = fork(new URL('./look-child.ts', import.meta.url), [], {
    serialization: 'advanced',
    execArgv: BOUNDS,
    env,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const isReady = new Promise<boolean>((resolve) => {
    child.once('message', () => resolve(true));
    child.once('error', () => resolve(false));
    child.once('exit', () => resolve(false));
  });
  const started: InspectionProcess = { child, isReady, looks: 0 };
  child.on('error', () => undefined);
  child.once('exit', () => {
    if (kept === started) kept = undefined;
  });
  return started;
}

/** Ends it at once, whatever its threads are at, and waits until it has. */
function end({ child }: InspectionProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

/**
 * Looks at one file in a process apart, which stays for the next. The server's own threads never decode anything: what outlasts the deadline, or
 * makes the process die, is a file that cannot be read, and by then nothing goes on with it.
 */
export async function lookApart(given: InspectionRequest, deadline: number): Promise<Look> {
  const at = (kept ??= start());
  clearTimeout(at.idle);
  at.child.ref();
  at.child.channel?.ref();
  // A process that does not start says nothing of the file.
  if (!(await at.isReady)) throw new Error('The process that checks files does not start.');
  at.looks += 1;
  const said = await answer(at.child, given, deadline);
  if (!said || said.held > MOST_HELD || at.looks >= MOST_LOOKS) {
    await end(at);
    return said?.seen ?? { fault: 'UNREADABLE' };
  }
  at.child.unref();
  at.child.channel?.unref();
  at.idle = setTimeout(() => at.child.kill('SIGKILL'), IDLE).unref();
  return said.seen;
}

function answer(
  child: ChildProcess,
  given: InspectionRequest,
  deadline: number,
): Promise<{ seen: Look; held: number } | undefined> {
  return new Promise((resolve) => {
    const over = (said?: { seen: Look; held: number }): void => {
      clearTimeout(timer);
      child.off('message', heard);
      child.off('exit', died);
      resolve(said);
    };
    const heard = (said: unknown): void => over(said as { seen: Look; held: number });
    const died = (): void => over();
    const timer = setTimeout(died, deadline);
    child.on('message', heard);
    child.on('exit', died);
    child.send(given, (error) => {
      if (error) died();
    });
  });
}
