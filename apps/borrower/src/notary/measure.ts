export type DevicePart = 'camera' | 'microphone' | 'network';
export type Trouble = 'BLOCKED' | 'NONE' | 'IN_USE' | 'NO_WAY' | 'OFFLINE' | 'SLOW';

/** A part works, or why it does not. */
export type Found = 'PASS' | Trouble;

const TROUBLE: ReadonlyMap<string, Trouble> = new Map([
  ['NotAllowedError', 'BLOCKED'],
  ['SecurityError', 'BLOCKED'],
  ['NotFoundError', 'NONE'],
  ['OverconstrainedError', 'NONE'],
  ['NotReadableError', 'IN_USE'],
  ['AbortError', 'IN_USE'],
]);

/** What a browser's refusal to open a camera or a microphone means. */
export const toTrouble = (error: unknown): Trouble => TROUBLE.get(error instanceof Error ? error.name : '') ?? 'NO_WAY';

/** Opens one of the two; the browser asks the person. */
export async function open(what: 'camera' | 'microphone'): Promise<MediaStream | Trouble> {
  if (typeof navigator.mediaDevices?.getUserMedia !== 'function') return 'NO_WAY';
  try {
    return await navigator.mediaDevices.getUserMedia(
      what === 'camera' ? { video: { facingMode: 'user' } } : { audio: true },
    );
  } catch (error) {
    return toTrouble(error);
  }
}

/** Bits in a second that a call needs so that a face can be seen (640 pixels wide, both ways). */
const ENOUGH = 1_000_000;
/** Whoever waits longer for one of our own files has no connection for a call. */
const LONGEST_MS = 8000;

/** What a download of so many bytes in so many milliseconds says. */
export const speedVerdict = (bytes: number, milliseconds: number): Found =>
  (bytes * 8000) / Math.max(milliseconds, 1) >= ENOUGH ? 'PASS' : 'SLOW';

/** Loads the largest of this page's own scripts again, around every cache, and looks how long that takes. */
export async function measureNetwork(): Promise<Found> {
  if (!navigator.onLine) return 'OFFLINE';
  const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ name, encodedBodySize }) =>
      new URL(name).origin === location.origin && name.endsWith('.js') && encodedBodySize > 0,
  );
  const largest = scripts.toSorted((one, other) => other.encodedBodySize - one.encodedBodySize)[0];
  // A browser that tells nothing of its files: being connected is all that is known.
  if (!largest) return 'PASS';
  try {
    const before = performance.now();
    await (await fetch(largest.name, { cache: 'no-store', signal: AbortSignal.timeout(LONGEST_MS) })).arrayBuffer();
    return speedVerdict(largest.encodedBodySize, performance.now() - before);
  } catch {
    return navigator.onLine ? 'SLOW' : 'OFFLINE';
  }
}

export type Checked = Readonly<Partial<Record<DevicePart, Found>>>;

/** As it is told to the server: what works and what does not, and no more. */
export const asResult = (checked: Required<Checked>): Record<DevicePart, 'PASS' | 'FAIL'> => ({
  camera: passed(checked.camera),
  microphone: passed(checked.microphone),
  network: passed(checked.network),
});

const passed = (found: Found): 'PASS' | 'FAIL' => (found === 'PASS' ? 'PASS' : 'FAIL');
