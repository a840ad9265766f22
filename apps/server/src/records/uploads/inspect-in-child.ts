import { fork, type ChildProcess } from 'node:child_process';
import type { Inspection } from './inspect-file.ts';
import type { InspectionReply, InspectionRequest } from './inspection-child.ts';

/**
 * Megabytes of JavaScript heap. Pixel limits bound images, and output limits bound streams. The process reads files,
 * writes none and starts nothing.
 */
const BOUNDS = [
  '--max-old-space-size=192',
  '--max-semi-space-size=16',
  '--permission',
  '--allow-fs-read=*',
  '--allow-addons',
  '--no-warnings',
];
/** Inspections, and bytes held after one, after which a new process starts. */
const [MAX_INSPECTIONS, MAX_MEMORY_BYTES] = [200, 400_000_000];
/** Milliseconds without an inspection after which the process ends. */
const IDLE = 60_000;

interface InspectionProcess {
  readonly child: ChildProcess;
  readonly isReady: Promise<boolean>;
  inspections: number;
  idle?: NodeJS.Timeout;
}

let current: InspectionProcess | undefined;

function start(): InspectionProcess {
  // Windows needs this variable to find its own libraries. Nothing else of the server's environment is needed.
  const env = process.platform === 'win32' ? { SystemRoot: 'C:\\Windows' } : {};
  const child = fork(new URL('./inspection-child.ts', import.meta.url), [], {
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
  const started: InspectionProcess = { child, isReady, inspections: 0 };
  child.on('error', () => undefined);
  child.once('exit', () => {
    if (current === started) current = undefined;
  });
  return started;
}

/** Kills the process right away, whatever its threads are doing, and waits until it has ended. */
function end({ child }: InspectionProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

/**
 * Inspects one file in a separate process, which stays for the next file. The server's own threads never decode
 * anything. A file that exceeds the deadline or crashes the process counts as unreadable, and by then no work on it
 * continues.
 */
export async function inspectInChild(request: InspectionRequest, deadline: number): Promise<Inspection> {
  const at = (current ??= start());
  clearTimeout(at.idle);
  at.child.ref();
  at.child.channel?.ref();
  // A process that fails to start says nothing about the file.
  if (!(await at.isReady)) throw new Error('The process that checks files does not start.');
  at.inspections += 1;
  const reply = await answer(at.child, request, deadline);
  if (!reply || reply.memoryBytes > MAX_MEMORY_BYTES || at.inspections >= MAX_INSPECTIONS) {
    await end(at);
    return reply?.inspection ?? { fault: 'UNREADABLE' };
  }
  at.child.unref();
  at.child.channel?.unref();
  at.idle = setTimeout(() => at.child.kill('SIGKILL'), IDLE).unref();
  return reply.inspection;
}

function answer(
  child: ChildProcess,
  request: InspectionRequest,
  deadline: number,
): Promise<InspectionReply | undefined> {
  return new Promise((resolve) => {
    const over = (reply?: InspectionReply): void => {
      clearTimeout(timer);
      child.off('message', heard);
      child.off('exit', died);
      resolve(reply);
    };
    const heard = (reply: unknown): void => over(reply as InspectionReply);
    const died = (): void => over();
    const timer = setTimeout(died, deadline);
    child.on('message', heard);
    child.on('exit', died);
    child.send(request, (error) => {
      if (error) died();
    });
  });
}
