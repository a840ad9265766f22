import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../platform/session.ts';
import { loadChatSession, saveChatSession } from './chat-session.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

const jwt = (sub: string): string => `x.${btoa(JSON.stringify({ sub }))}.x`;

const chat = (sub?: string) => ({
  token: 'a-token',
  channelId: '8a7f0f6e-2f0b-4d5a-9d6b-1c1f5f5f0a01',
  mode: 'stream' as const,
  expiration: '2026-12-01T18:00:00.000Z',
  sub,
});
const BEFORE = Date.parse('2026-12-01T17:59:59Z');
const AFTER = Date.parse('2026-12-01T18:00:01Z');

test('loadChatSession restores a conversation until its token expires, and forgets it then [CHAT-013]', () => {
  saveChatSession(chat());
  expect(loadChatSession(BEFORE)).toEqual(chat());
  expect(loadChatSession(AFTER)).toBeUndefined();
  expect(loadChatSession(BEFORE)).toBeUndefined();
});

test('loadChatSession restores where a conversation is at Twilio, and forgets one that is nowhere', () => {
  const twilio = { conversationSid: 'CH1', socketUrl: 'wss://a', apiUrl: 'https://b', syncUrl: 'https://c' };
  saveChatSession({ ...chat(), mode: 'twilio', twilio });
  expect(loadChatSession(BEFORE)?.twilio).toEqual(twilio);
  stored.set('lintel-chat', JSON.stringify({ ...chat(), twilio: {} }));
  expect(loadChatSession(BEFORE)).toBeUndefined();
});

test.each([
  ['nothing stored [CHAT-045]', undefined],
  ['what another version stored [CHAT-045]', '{"id":1'],
  ['no omni proxy channel [CHAT-046]', JSON.stringify({ ...chat(), channelId: undefined })],
  ['an omni proxy channel that is no ID [CHAT-046]', JSON.stringify({ ...chat(), channelId: 'none' })],
])('loadChatSession returns nothing for %s', (_what, content) => {
  if (content !== undefined) stored.set('lintel-chat', content);
  expect(loadChatSession(BEFORE)).toBeUndefined();
  expect(stored.size).toBe(0);
});

test.each([
  ['a visitor’s, once someone is logged in', undefined, 'maria'],
  ['another person’s', 'maria', 'rosa'],
])('loadChatSession forgets a conversation that isn’t the reader’s: %s', (_what, writer, reader) => {
  saveChatSession(chat(writer));
  session.keep(jwt(reader));
  expect(loadChatSession(BEFORE)).toBeUndefined();
  expect(stored.has('lintel-chat')).toBe(false);
});

test('the conversation of a login is restored while it lasts and gone after a logout', () => {
  session.keep(jwt('maria'));
  saveChatSession(chat('maria'));
  expect(loadChatSession(BEFORE)).toEqual(chat('maria'));
  session.clear();
  expect([...stored.keys()]).toEqual([]);
});
