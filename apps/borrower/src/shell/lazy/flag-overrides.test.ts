import { afterEach, expect, test, vi } from 'vitest';
import { overrideFlags } from './flag-overrides.ts';

const FLAGS = [
  { key: 'fe-webchat', enabled: false },
  { key: 'fe-heloc-banners', enabled: true },
];

function store(text: string): void {
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => (key === 'lintel-flags' ? text : null) });
}
afterEach(() => vi.unstubAllGlobals());

test('session storage overrides known flags outside production [FLAG-011]', () => {
  store('{"fe-webchat": true, "fe-unknown": true}');
  expect(overrideFlags(FLAGS, { environment: 'test' })).toEqual([
    { key: 'fe-webchat', enabled: true },
    { key: 'fe-heloc-banners', enabled: true },
  ]);
  expect(overrideFlags(FLAGS, { environment: 'production' })).toEqual(FLAGS);
});

test.each(['not json', 'null', '{"fe-webchat": "yes"}', '[1]'])('ignores the override %s', (text) => {
  store(text);
  expect(overrideFlags(FLAGS, { environment: 'test' })).toEqual(FLAGS);
});
