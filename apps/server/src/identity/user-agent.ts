import type { Browser, System } from '@lintel/domain';

/** A pattern for each system. The first match wins: an iPad says "Mac OS X" too, and Android says "Linux". */
const SYSTEM_SIGNS: readonly (readonly [System, RegExp])[] = [
  ['IPHONE', /\biPhone\b/],
  ['IPAD', /\biPad\b/],
  ['ANDROID', /\bAndroid\b/],
  ['CHROMEBOOK', /\bCrOS\b/],
  ['WINDOWS', /\bWindows NT\b/],
  ['MAC', /\bMacintosh\b/],
  ['LINUX', /\bLinux\b/],
];

/**
 * A pattern for each browser. The first match wins: nearly all say "Safari", and those made from Chromium say "Chrome".
 */
const BROWSER_SIGNS: readonly (readonly [Browser, RegExp])[] = [
  ['EDGE', /\bEdg(?:A|iOS)?\//],
  ['SAMSUNG', /\bSamsungBrowser\//],
  ['FIREFOX', /\b(?:Firefox|FxiOS)\//],
  ['CHROME', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['SAFARI', /\bSafari\//],
];

const find = <Name>(signs: readonly (readonly [Name, RegExp])[], text: string): Name | undefined =>
  signs.find(([, sign]) => sign.test(text))?.[0];

/**
 * Reads the browser and the system from a user agent header. Its versions, which can identify a person, are dropped.
 */
export const readUserAgent = (header: string): { browser: Browser; system: System } => ({
  browser: find(BROWSER_SIGNS, header) ?? 'OTHER',
  system: find(SYSTEM_SIGNS, header) ?? 'OTHER',
});
