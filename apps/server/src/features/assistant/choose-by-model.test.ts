import type { ServerResponse } from 'node:http';
import type { Passage } from '@lintel/domain';
import { expect, test, vi } from 'vitest';
import { reply, startModel } from '../../../test/model.ts';
import { quiet } from '../../../test/quiet.ts';
import { chooseByModel } from './choose-by-model.ts';

const buildPassage = (heading: string): Passage => ({ source: 'page', title: 'Page', heading, text: `On ${heading}.` });
const PASSAGES = ['fees', 'rates'].map(buildPassage);

const choose = (model: Awaited<ReturnType<typeof startModel>>) =>
  chooseByModel({ log: quiet }, model, 'What does it cost?', PASSAGES);

test('asks the model with the key, the question and the numbered passages, and quotes the passage of its number', async () => {
  const asked: unknown[] = [];
  const model = await startModel((body, response, { url, headers }) => {
    asked.push({ url, authorization: headers.authorization, body });
    reply(response, ' 2\n');
  });
  expect(await choose(model)).toEqual({ kind: 'QUOTE', passage: PASSAGES[1] });
  expect(asked).toMatchObject([
    { url: '/v1/chat/completions', authorization: 'Bearer a-key', body: { model: 'small', temperature: 0 } },
  ]);
  const { messages } = (asked[0] as { body: { messages: { role: string; content: string }[] } }).body;
  expect(JSON.parse(messages[1]!.content)).toEqual({
    question: 'What does it cost?',
    passages: [
      { number: 1, heading: 'fees', text: 'On fees.' },
      { number: 2, heading: 'rates', text: 'On rates.' },
    ],
  });
});

test.each(['0', '3', '-1', '1.5', '1 and 2', '01', 'Your fees are waived.', '{"number":1}', ''])(
  'doesn’t know when the model replies %j',
  async (content) => {
    expect(await choose(await startModel((_body, response) => reply(response, content)))).toEqual({ kind: 'UNKNOWN' });
  },
);

test.each([
  ['a failure', (response: ServerResponse) => response.writeHead(500).end()],
  ['no JSON', (response: ServerResponse) => response.end('1')],
  ['no text', (response: ServerResponse) => reply(response, null)],
  ['a redirect', (response: ServerResponse) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
])('gives up on %s, so that words decide', async (_what, answer) => {
  expect(await choose(await startModel((_body, response) => answer(response)))).toBeUndefined();
});

test('waits at most 4 seconds for the model', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    expect(ms).toBe(4000);
    return AbortSignal.any([AbortSignal.abort()]);
  });
  const model = await startModel(() => {});
  expect(await choose(model)).toBeUndefined();
  expect(timeout).toHaveBeenCalledOnce();
  timeout.mockRestore();
});
