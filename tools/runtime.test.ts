import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the tests run on the Node.js version that the product pins', () => {
  expect(process.versions.node).toBe(readFileSync('.nvmrc', 'utf8').trim());
});

test('every dependency is pinned to one version', () => {
  const manifests = ['package.json', ...globSync('{packages,apps}/*/package.json')];
  expect(manifests.length).toBe(9);
  const loose = manifests.flatMap((file) => {
    const {
      dependencies = {},
      devDependencies = {},
      optionalDependencies = {},
    } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
    return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
      .map(([name, version]) => `${file}: ${name} ${version}`);
  });
  expect(loose).toEqual([]);
});
