import { readStepDraft, saveStepDraft } from '@lintel/contract';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { openLoan } from '../../../test/loans.ts';

onOneDatabase('the draft of a step', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open());
  });

  async function fetchDrafts() {
    const { token, identityUuid } = await server.createBorrower();
    const { uuid } = await openLoan(server.context, { identityUuid });
    return {
      uuid,
      keep: (step: string, values: unknown) =>
        server.loose(saveStepDraft, { params: { uuid, step }, token, body: { values } }),
      read: (step: string) => server.ask(readStepDraft, { params: { uuid, step }, token }),
    };
  }

  test('is empty at first, then returns the newest values', async () => {
    const { keep, read } = await fetchDrafts();
    expect((await read('assets')).statusCode).toBe(204);
    await keep('assets', { institution: 'First' });
    expect((await keep('assets', { institution: 'Second' })).statusCode).toBe(200);
    expect((await read('assets')).json()).toMatchObject({ values: { institution: 'Second' } });
  });

  test.each([
    ['no-such-step', 'This step doesn’t exist.'],
    ['price', 'This step doesn’t exist.'],
    ['x-1', 'This step doesn’t exist.'],
    ['hmda', 'The answers of this step are never saved in a draft.'],
  ])('is not saved for %s: %s', async (step, message) => {
    const { uuid, keep } = await fetchDrafts();
    expect((await keep(step, { anything: ['ETHNICITY_HISPANIC_OR_LATINO'] })).json()).toMatchObject({
      status: 'invalid-request',
      errors: [{ field: 'step', message }],
    });
    expect(
      await server.context.db
        .selectFrom('application_draft')
        .select('step')
        .where('application_uuid', '=', uuid)
        .execute(),
    ).toEqual([]);
  });
});
