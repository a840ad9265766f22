import type { FileDevice } from './types.ts';

/** Returns the kind of device that a user agent header names. An iPad that requests desktop pages says it is a Mac. */
export function toFileDevice(userAgent: string): FileDevice {
  if (userAgent === '') return 'UNKNOWN';
  if (/\biPad\b/.test(userAgent) || (/\bAndroid\b/.test(userAgent) && !/\bMobile\b/.test(userAgent))) return 'TABLET';
  return /\b(?:iPhone|Mobile)\b/.test(userAgent) ? 'PHONE' : 'DESKTOP';
}
