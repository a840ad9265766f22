import { describe, expect, test } from 'vitest';
import { hasSecretNumber, isSendable, maskPreview } from './message.ts';
import { chooseAgentMode, chooseChatMode, isAssistantOver } from './modes.ts';

describe('hasSecretNumber', () => {
  test.each([
    'My SSN is 666-12-3456',
    '666 12 3456.',
    '666.12.3456',
    'ssn 666123456',
    'account 12345678',
    'it is 0001 2345 6789 0123',
    'routing 121000358, account 12345678901234567',
    'card 4111-1111-1111-1111',
    '666–12–3456',
    '666 - 12 - 3456',
    '666/12/3456',
    '666_12_3456',
    '666.12-3456',
    '666\u00A012\u00A03456',
    '666\u200B-12-3456',
    '６６６１２３４５６',
    '666\n12\n3456',
    'acct.123456789012',
    'routing,123456789012',
    'card 4111 – 1111 – 1111 – 1111',
  ])('finds the number in "%s"', (text) => {
    expect(hasSecretNumber(text)).toBe(true);
  });

  test.each([
    'Call me at 415-555-0142',
    'or 1 415 555 0142, after 5',
    '(415) 555-0142',
    'We bought it on 04-23-2019',
    'since 2019-04-23',
    'It costs $12,345,678.00',
    'I earn $120000 a year',
    'My ZIP code is 83702-1234',
    'Loan L-000123 at 8.35%',
    'Version 1234567',
    'Call me at 415 – 555 – 0142',
    'We bought it on 04/23/2019',
    'My returns of 2023-2024 and 2022/2023',
    'The rate is 3.14159265358',
    'Between $50,000 - $60,000',
  ])('leaves "%s" alone', (text) => {
    expect(hasSecretNumber(text)).toBe(false);
  });
});

test.each([
  ['My number is 666-1', 'My number is …'],
  ['account 1234567', 'account …'],
  ['it is 66 6 - 12 ', 'it is …'],
  ['666-12-3456 is it', ''],
  ['We bought it in 2019 for', 'We bought it in 2019 for'],
  ['It has 3 bed', 'It has 3 bed'],
])('maskPreview shows no digits of "%s" that may become a secret number', (text, shown) => {
  expect(maskPreview(text)).toBe(shown);
});

test('isSendable needs text besides spaces, or a file [CHAT-027]', () => {
  expect(isSendable(' \n ')).toBe(false);
  expect(isSendable(' Hello ')).toBe(true);
  expect(isSendable('', 1)).toBe(true);
});

test.each([
  ['twilio without its flag', undefined, 'twilio'],
  ['twilio with the flag off', { enabled: false }, 'twilio'],
  ['twilio with the flag off, even when it names nice', { enabled: false, provider: 'nice' }, 'twilio'],
  ['stream with the flag on', { enabled: true }, 'stream'],
  ['nice when the flag names it', { enabled: true, provider: 'nice' }, 'nice'],
] as const)('chooseAgentMode is %s [CHAT-009, FLAG-016]', (_what, flag, expected) => {
  expect(chooseAgentMode(flag)).toBe(expected);
});

test.each([
  ['in a session that expired', { isExpired: true }, true],
  [
    'in production outside operating hours with no history',
    { isProduction: true, isOpen: false, hasHistory: false },
    true,
  ],
  ['in production outside operating hours with a history', { isProduction: true, isOpen: false }, false],
  ['in production in operating hours with no history', { isProduction: true, hasHistory: false }, false],
  ['outside production with no history', { isOpen: false, hasHistory: false }, false],
] as const)('isAssistantOver %s [CHAT-014, CHAT-015]', (_when, facts, expected) => {
  const open = { isExpired: false, isOpen: true, hasHistory: true, isProduction: false };
  expect(isAssistantOver({ ...open, ...facts })).toBe(expected);
});

describe('chooseChatMode', () => {
  const facts = { agent: 'stream', isOpen: true, hasAssistant: true } as const;

  test('a person in operating hours and the assistant outside them [CHAT-007]', () => {
    expect(chooseChatMode(facts)).toBe('stream');
    expect(chooseChatMode({ ...facts, isOpen: false })).toBe('chatbot');
    expect(chooseChatMode({ ...facts, isOpen: false, hasAssistant: false })).toBe('stream');
  });

  test('an open conversation continues in its mode, whatever the hours [CHAT-005, CHAT-006]', () => {
    expect(chooseChatMode({ ...facts, isOpen: false, active: 'twilio' })).toBe('twilio');
    expect(chooseChatMode({ ...facts, active: 'chatbot' })).toBe('chatbot');
  });

  test('the mode that the address names comes first', () => {
    expect(chooseChatMode({ ...facts, active: 'chatbot', forced: 'nice' })).toBe('nice');
  });
});
