/** Browsers that a session's device is described with. All that Chromium's makers don't name count as Chrome. */
export const BROWSERS = ['CHROME', 'EDGE', 'FIREFOX', 'SAFARI', 'SAMSUNG', 'OTHER'] as const;
export type Browser = (typeof BROWSERS)[number];

/** Kinds of device that visits are counted by. */
export const DEVICE_KINDS = ['PHONE', 'TABLET', 'DESKTOP'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** Operating systems that a session's device is described with. */
export const SYSTEMS = ['WINDOWS', 'MAC', 'IPHONE', 'IPAD', 'ANDROID', 'CHROMEBOOK', 'LINUX', 'OTHER'] as const;
export type System = (typeof SYSTEMS)[number];
