import type { ServerResponse } from 'node:http';
import type { Passage } from '@lintel/domain';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestContext } from '../../../test/context.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { reply, startModel } from '../../../test/model.ts';
import type { Context } from '../../kernel/context.ts';
import { DAY_MS, MINUTE_MS } from '../../kernel/time.ts';
import { chooseAnswer } from './answer-questions.ts';

const PASSAGES: readonly Passage[] = ['fees', 'rates'].map((heading) => ({
  source: 'page',
  title: 'Page',
  heading,
  text: `The ${heading} of a line.`,
}));
const ASK = 'What are the fees of a line?';
const BY_WORDS = { kind: 'QUOTE', passage: PASSAGES[0] };
const BY_MODEL = { kind: 'QUOTE', passage: PASSAGES[1] };

onOneDatabase('the limits of a model', (open) => {
  let context: Context;
  let now = new Date('2026-12-02T10:00:00Z');
  beforeAll(async () => {
    context = await createTestContext(await open(), { sessionNow: () => now });
  });
  // A busy machine may take longer than a model has.
  beforeEach(() => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** Starts a model that chooses the second passage, which words wouldn't, when it is let go. */
  const start = async (limits: { atOnce?: number; daily?: number; organisations?: string[] } = {}) => {
    const waiting: ServerResponse[] = [];
    const watchers: (() => void)[] = [];
    const model = await startModel((_body, response) => {
      waiting.push(response);
      for (const watch of watchers) watch();
    });
    const assistant = { ...model, organisations: ['FIGURE'], atOnce: 2, daily: 100, ...limits };
    const config = Object.create(context.config, { assistant: { value: assistant } }) as Context['config'];
    const ask = (organisation = 'FIGURE') => chooseAnswer({ ...context, config }, organisation, ASK, PASSAGES);
    return {
      ask,
      waiting,
      until: (count: number) =>
        new Promise<void>((resolve) => {
          const watch = () => (waiting.length >= count ? resolve() : undefined);
          watchers.push(watch);
          watch();
        }),
      answerAll: () => {
        for (const response of waiting.splice(0)) reply(response, '2');
      },
    };
  };

  test('a question of a lender that the setting doesn’t name never goes to the model', async () => {
    const model = await start({ organisations: ['HOMEPOINT'] });
    expect(await model.ask('FIGURE')).toEqual(BY_WORDS);
    expect(model.waiting).toEqual([]);
    const asked = model.ask('HOMEPOINT');
    await model.until(1);
    model.answerAll();
    expect(await asked).toEqual(BY_MODEL);
  });

  test('a model gets so many questions of a lender at a time, and words answer those beyond them', async () => {
    const model = await start();
    const asked = [model.ask(), model.ask()];
    await model.until(2);
    expect(await model.ask()).toEqual(BY_WORDS);
    expect(model.waiting).toHaveLength(2);
    model.answerAll();
    expect(await Promise.all(asked)).toEqual([BY_MODEL, BY_MODEL]);
    const next = model.ask();
    await model.until(1);
    model.answerAll();
    expect(await next).toEqual(BY_MODEL);
  });

  test('a slot that a process left behind is free again', async () => {
    const model = await start({ atOnce: 1 });
    const lost = { organisation: 'FIGURE', slot: 1, lease: crypto.randomUUID(), leased_until: now };
    await context.db.insertInto('assistant_slot').values(lost).execute();
    expect(await model.ask()).toEqual(BY_WORDS);
    now = new Date(now.getTime() + MINUTE_MS);
    const next = model.ask();
    await model.until(1);
    model.answerAll();
    expect(await next).toEqual(BY_MODEL);
  });

  test('a model gets so many questions of a lender in a day, and words answer the others', async () => {
    now = new Date(now.getTime() + DAY_MS);
    const model = await start({ daily: 2, organisations: ['FIGURE', 'HOMEPOINT'] });
    const askThrough = async (organisation = 'FIGURE') => {
      const asked = model.ask(organisation);
      await model.until(1);
      model.answerAll();
      return asked;
    };
    expect([await askThrough(), await askThrough()]).toEqual([BY_MODEL, BY_MODEL]);
    expect(await model.ask()).toEqual(BY_WORDS);
    expect(model.waiting).toEqual([]);
    expect(await askThrough('HOMEPOINT')).toEqual(BY_MODEL);
    now = new Date(now.getTime() + DAY_MS);
    expect(await askThrough()).toEqual(BY_MODEL);
  });
});
