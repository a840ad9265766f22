import { existsSync } from 'node:fs';

/** The headless shell takes half the time for the same pages. */
const INSTALLED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/**
 * Options with which the tools and journeys start the system's Chromium: also as root, and without background traffic.
 */
export const CHROMIUM = {
  executablePath: process.env['CHROMIUM'] ?? INSTALLED.find((path) => existsSync(path)) ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
