import type { Reply, readSessions } from '@lintel/contract';
import { BROWSER_NAMES, SESSIONS, SYSTEM_NAMES } from './words.en.ts';

type Device = Reply<typeof readSessions>[number]['device'];

/** Describes a session's device, as "Safari on iPhone". */
export function describeDevice({ browser, system }: Device): string {
  if (browser === null || system === null || (browser === 'OTHER' && system === 'OTHER')) return SESSIONS.unknown;
  return SESSIONS.device(BROWSER_NAMES[browser], SYSTEM_NAMES[system]);
}
