import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** The memory of this process and its children together, with each one's peak since `forget`. */
export interface MemoryWatch {
  forget(): void;
  /** Samples it now, because a process that ends can't be measured later. */
  look(): void;
  /** Largest growth in bytes since `forget`. */
  grown(): number;
}

/** The kernel records each process's peak without gaps. Where it doesn't, only this process's current use counts. */
export function watchMemory(): MemoryWatch {
  let [atRest, most] = [0, 0];
  const look = (): void => {
    most = Math.max(most, sum('VmHWM'));
  };
  return {
    forget() {
      for (const id of ours()) tried(() => writeFileSync(`/proc/${id}/clear_refs`, '5'));
      [atRest, most] = [sum('VmRSS'), 0];
    },
    look,
    grown() {
      look();
      return most - atRest;
    },
  };
}

function sum(what: 'VmHWM' | 'VmRSS'): number {
  const kilobytes = ours().map(
    (id) =>
      new RegExp(`^${what}:\\s+(\\d+) kB$`, 'm').exec(
        tried(() => readFileSync(`/proc/${id}/status`, 'utf8')) ?? '',
      )?.[1],
  );
  return kilobytes[0] === undefined
    ? process.memoryUsage().rss
    : kilobytes.reduce((bytes, one) => bytes + Number(one ?? 0) * 1024, 0);
}

/** This process first, then those that its threads started. */
function ours(): string[] {
  const threads = tried(() => readdirSync('/proc/self/task')) ?? [];
  return [
    'self',
    ...threads.flatMap((thread) =>
      (tried(() => readFileSync(`/proc/self/task/${thread}/children`, 'utf8')) ?? '')
        .split(' ')
        .filter((id) => id.trim() !== ''),
    ),
  ];
}

function tried<T>(what: () => T): T | undefined {
  try {
    return what();
  } catch {
    return undefined;
  }
}
