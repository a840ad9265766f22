import type { Permission } from '@lintel/domain';
import { expect, test } from 'vitest';
import { findHome } from './find-home.ts';

const MENU = [
  { path: '/reviews', permissions: ['pipeline', 'attorney'] },
  { path: '/chats', permissions: ['chat'] },
  { path: '/officer', permissions: ['originate'] },
  { path: '/team', permissions: ['admin'] },
] as const;

test.each<[string, Permission[], string]>([
  ['the reviews for an underwriter', ['pipeline', 'file', 'chat'], '/reviews'],
  ['the reviews for an attorney', ['attorney'], '/reviews'],
  ['the own pipeline for a loan officer', ['originate', 'chat'], '/officer'],
  ['the chats for an agent', ['chat'], '/chats'],
  ['the first page that they may open for anyone else', ['admin'], '/team'],
  ['the account for a person without a page in the menu', ['supervise'], '/account'],
])('the first page after login is %s', (_who, held, path) => {
  expect(findHome(held, MENU)).toBe(path);
});
