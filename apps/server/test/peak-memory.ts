import { readFileSync, writeFileSync } from 'node:fs';

/** Lets the kernel count the most memory of this process anew; false where it does not. */
export function forgetPeak(): boolean {
  try {
    writeFileSync('/proc/self/clear_refs', '5');
    return true;
  } catch {
    return false;
  }
}

/** The most bytes that this process held since then: the kernel misses no moment between two looks. Where it does not count, what is held now. */
export function peakMemory(counted: boolean): number {
  const kilobytes = counted ? /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] : undefined;
  return kilobytes === undefined ? process.memoryUsage().rss : Number(kilobytes) * 1024;
}
