import { readDraft, saveDraft } from '@lintel/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';

const STEPS = {
  'for-sale': { isListedForSale: 'NO' },
  'annual-income': { income: '82000' },
  'legal-name': { firstName: 'Ana' },
  birthdate: { year: '1984' },
};

onOneDatabase('the registration draft', (open) => {
  test('saves every step when windows save different steps at the same time', async () => {
    const server = await createTestApp(await open());
    const first = await server.ask(saveDraft, { body: { index: { street1: '412 Alder Ridge Road' } } });
    const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
    for (let round = 0; round < 5; round += 1) {
      const saves = Object.entries(STEPS).map(([step, values]) =>
        server.ask(saveDraft, {
          body: { [step]: { ...values, ...(step === 'legal-name' && { lastName: `Round ${round}` }) } },
          headers: { cookie },
        }),
      );
      expect((await Promise.all(saves)).map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204]);
      const draft = await server.send(readDraft, { headers: { cookie } });
      expect(draft?.values).toEqual({
        index: { street1: '412 Alder Ridge Road' },
        ...STEPS,
        'legal-name': { firstName: 'Ana', lastName: `Round ${round}` },
      });
    }
  });

  test('is never stored under an id from the request', async () => {
    const server = await createTestApp(await open());
    const chosen = `heloc-draft=${'a'.repeat(32)}`;
    const saved = await server.ask(saveDraft, {
      body: { index: { street1: '1 Main Street' } },
      headers: { cookie: chosen },
    });
    expect(String(saved.headers['set-cookie'])).not.toContain(chosen);
    expect((await server.ask(readDraft, { headers: { cookie: chosen } })).statusCode).toBe(204);
  });
});
