/** The parts of the device check before a video call. */
export type DevicePart = 'camera' | 'microphone' | 'network';
export type DeviceProblem = 'BLOCKED' | 'NONE' | 'IN_USE' | 'NO_WAY' | 'OFFLINE' | 'SLOW';

/** PASS when a part works, otherwise the reason it doesn't. */
export type DeviceFinding = 'PASS' | DeviceProblem;

const TROUBLE: ReadonlyMap<string, DeviceProblem> = new Map([
  ['NotAllowedError', 'BLOCKED'],
  ['SecurityError', 'BLOCKED'],
  ['NotFoundError', 'NONE'],
  ['OverconstrainedError', 'NONE'],
  ['NotReadableError', 'IN_USE'],
  ['AbortError', 'IN_USE'],
]);

/** Maps a browser's refusal to open a camera or a microphone to its reason. */
export const toTrouble = (error: unknown): DeviceProblem =>
  TROUBLE.get(error instanceof Error ? error.name : '') ?? 'NO_WAY';

/** Opens the camera or the microphone; the browser asks the user for permission. */
export async function openDevice(what: 'camera' | 'microphone'): Promise<MediaStream | DeviceProblem> {
  if (typeof navigator.mediaDevices?.getUserMedia !== 'function') return 'NO_WAY';
  try {
    return await navigator.mediaDevices.getUserMedia(
      what === 'camera' ? { video: { facingMode: 'user' } } : { audio: true },
    );
  } catch (error) {
    return toTrouble(error);
  }
}

/** Bits per second that a video call needs to show a face (640 pixels wide, both ways). */
const ENOUGH = 1_000_000;
/** Milliseconds. If one of our own files takes longer, the connection is too slow for a call. */
const LONGEST_MS = 8000;

/** Rates a download by its bytes and milliseconds. */
export const speedVerdict = (bytes: number, milliseconds: number): DeviceFinding =>
  (bytes * 8000) / Math.max(milliseconds, 1) >= ENOUGH ? 'PASS' : 'SLOW';

/** Downloads the largest of this page's own scripts again, bypassing every cache, and measures the time. */
export async function measureNetwork(): Promise<DeviceFinding> {
  if (!navigator.onLine) return 'OFFLINE';
  const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ name, encodedBodySize }) =>
      new URL(name).origin === location.origin && name.endsWith('.js') && encodedBodySize > 0,
  );
  const largest = scripts.toSorted((one, other) => other.encodedBodySize - one.encodedBodySize)[0];
  // This browser doesn't list its resources, so being online is all we know.
  if (!largest) return 'PASS';
  try {
    const before = performance.now();
    await (await fetch(largest.name, { cache: 'no-store', signal: AbortSignal.timeout(LONGEST_MS) })).arrayBuffer();
    return speedVerdict(largest.encodedBodySize, performance.now() - before);
  } catch {
    return navigator.onLine ? 'SLOW' : 'OFFLINE';
  }
}

export type DeviceFindings = Readonly<Partial<Record<DevicePart, DeviceFinding>>>;

/** Returns the result that the server gets: only which parts work. */
export const asResult = (checked: Required<DeviceFindings>): Record<DevicePart, 'PASS' | 'FAIL'> => ({
  camera: passed(checked.camera),
  microphone: passed(checked.microphone),
  network: passed(checked.network),
});

const passed = (found: DeviceFinding): 'PASS' | 'FAIL' => (found === 'PASS' ? 'PASS' : 'FAIL');
