import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** The memory of this process and its children together, with each one's peak since `reset`. */
export interface MemoryWatch {
  reset(): void;
  /** Samples it now, because a process that ends can't be measured later. */
  sample(): void;
  /** Largest growth in bytes since `reset`. */
  getGrowth(): number;
}

/** Watches memory by the kernel's record of each process's peak. Without it, only this process's current use counts. */
export function watchMemory(): MemoryWatch {
  let [baseline, peak] = [0, 0];
  const sample = (): void => {
    peak = Math.max(peak, sumBytes('VmHWM'));
  };
  return {
    reset() {
      for (const id of listProcessIds()) tryOrUndefined(() => writeFileSync(`/proc/${id}/clear_refs`, '5'));
      [baseline, peak] = [sumBytes('VmRSS'), 0];
    },
    sample,
    getGrowth() {
      sample();
      return peak - baseline;
    },
  };
}

function sumBytes(field: 'VmHWM' | 'VmRSS'): number {
  const kilobytes = listProcessIds().map(
    (id) =>
      new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(
        tryOrUndefined(() => readFileSync(`/proc/${id}/status`, 'utf8')) ?? '',
      )?.[1],
  );
  return kilobytes[0] === undefined
    ? process.memoryUsage().rss
    : kilobytes.reduce((bytes, value) => bytes + Number(value ?? 0) * 1024, 0);
}

/** This process first, then those that its threads started. */
function listProcessIds(): string[] {
  const threads = tryOrUndefined(() => readdirSync('/proc/self/task')) ?? [];
  return [
    'self',
    ...threads.flatMap((thread) =>
      (tryOrUndefined(() => readFileSync(`/proc/self/task/${thread}/children`, 'utf8')) ?? '')
        .split(' ')
        .filter((id) => id.trim() !== ''),
    ),
  ];
}

function tryOrUndefined<T>(field: () => T): T | undefined {
  try {
    return field();
  } catch {
    return undefined;
  }
}
