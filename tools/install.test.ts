import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * A clone with nothing installed, and a fake npm that records its arguments and skips what npm's `omit` setting skips.
 */
function clone(): {
  stamp: string;
  asked: () => string[];
  install: (env?: Record<string, string>) => number | null;
  place: string;
} {
  const place = mkdtempSync(join(tmpdir(), 'lintel-install-'));
  for (const folder of ['tools', 'bin']) mkdirSync(join(place, folder));
  copyFileSync('tools/node26.mjs', join(place, 'tools/node26.mjs'));
  writeFileSync(join(place, 'package-lock.json'), '{}');
  const npm =
    '#!/bin/sh\necho "$@" >> asked\n[ "$BROKEN" ] && exit 1\nmkdir -p node_modules\ncase "$NODE_ENV $*" in production*--include=dev*) mkdir -p node_modules/vite;; production*) ;; *) mkdir -p node_modules/vite;; esac\n';
  writeFileSync(join(place, 'bin/npm'), npm, { mode: 0o755 });
  return {
    place,
    stamp: join(place, 'node_modules/.lintel-installed'),
    asked: () =>
      existsSync(join(place, 'asked')) ? readFileSync(join(place, 'asked'), 'utf8').trim().split('\n') : [],
    install: (env = {}) =>
      spawnSync(
        process.execPath,
        ['--input-type=module', '-e', "import { install } from './tools/node26.mjs'; install();"],
        {
          cwd: place,
          env: { ...process.env, ...env, PATH: `${join(place, 'bin')}${delimiter}${process.env['PATH'] ?? ''}` },
        },
      ).status,
  };
}

test.runIf(process.platform !== 'win32').each(['production', ''])(
  'a first start with NODE_ENV=%j installs once what builds the app',
  (NODE_ENV) => {
    const { install, asked, stamp, place } = clone();
    expect([install({ NODE_ENV }), install({ NODE_ENV }), existsSync(stamp), asked().length]).toEqual([0, 0, true, 1]);
    // A half-empty clone doesn't count as installed.
    rmSync(join(place, 'node_modules/vite'), { recursive: true });
    expect([install({ NODE_ENV }), asked().length]).toEqual([0, 2]);
  },
);

test.runIf(process.platform !== 'win32')('retries a failed install', () => {
  const { install, asked, stamp } = clone();
  expect([install({ BROKEN: '1' }), existsSync(stamp), install(), existsSync(stamp), asked().length]).toEqual([
    1,
    false,
    0,
    true,
    2,
  ]);
});
