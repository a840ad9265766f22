import { afterEach, expect, test, vi } from 'vitest';
import { readLinkedApplication, saveLinkedApplication } from './linked-application.ts';

const UUID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

afterEach(() => vi.unstubAllGlobals());

function stubLocalStorage(): Map<string, string> {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  return stored;
}

test('the browser stores the id of the application and nothing else [SCREEN-036]', () => {
  const stored = stubLocalStorage();
  saveLinkedApplication(UUID);
  expect([...stored.values()]).toEqual([UUID]);
  expect(readLinkedApplication()).toBe(UUID);
});

test('something else under its key is read as nothing [SCREEN-036]', () => {
  stubLocalStorage();
  expect(readLinkedApplication()).toBeUndefined();
  saveLinkedApplication('../auth/login');
  expect(readLinkedApplication()).toBeUndefined();
});
