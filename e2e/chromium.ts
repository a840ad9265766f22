import { existsSync } from 'node:fs';

/** The one without windows of its own needs half the time for the same pages. */
const INSTALLED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** How our tools and journeys start the system's Chromium: as root too, and without traffic of its own. */
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
