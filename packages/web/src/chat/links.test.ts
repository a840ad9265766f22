import { expect, test } from 'vitest';
import { linkParts } from './links.ts';

const HOSTS = ['alderpoint.example'];

test.each([
  ['See https://alderpoint.example/help.', 'https://alderpoint.example/help'],
  ['(https://www.alderpoint.example/a?b=1)', 'https://www.alderpoint.example/a?b=1'],
])('linkParts links %j [CHAT-040]', (text, href) => {
  expect(linkParts(text, HOSTS).filter((part) => part.href)).toEqual([{ text: href, href }]);
  expect(
    linkParts(text, HOSTS)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test.each([
  'https://alderpoint.example.evil.test/',
  'https://alderpoint.example@evil.test/',
  'https://evilalderpoint.example/',
  'https://xn--alderpont-0ib.example/',
  'http://alderpoint.example/',
  'https://alderpoint.example:8443/',
  'javascript:alert(1)',
  'data:text/html,x',
  'alderpoint.example',
])('linkParts leaves %s as text [CHAT-040]', (text) => {
  expect(linkParts(text, HOSTS)).toEqual([{ text }]);
});
