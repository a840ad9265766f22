import { readOwnConsents, readProfile, saveConsents } from '@lintel/contract';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { newLoan } from '../../../test/creation.ts';
import { onOneDatabase } from '../../../test/database.ts';

onOneDatabase('a borrower’s consents', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open());
  });

  const answer = async (token: string, type: 'SMS' | 'SMS_TRANSACTIONAL', optInOut: 'OPT_IN' | 'OPT_OUT') => {
    const { texts } = await server.send(readOwnConsents, { token });
    const { consentPromptUuid } = texts.find((one) => one.type === type)!;
    await server.send(saveConsents, {
      token,
      body: { org: 'FIGURE', source: 'SETTINGS', productType: 'HELOC', consents: [{ consentPromptUuid, optInOut }] },
    });
  };
  const readAnswers = async (token: string) =>
    Object.fromEntries(
      (await server.send(readOwnConsents, { token })).texts.map(({ type, optInOut }) => [type, optInOut]),
    );

  test('allow no text message until the borrower agrees, and each kind by itself after that', async () => {
    const { token } = await newLoan(server);
    expect(await readAnswers(token)).toEqual({ SMS: 'OPT_OUT', SMS_TRANSACTIONAL: 'OPT_OUT' });
    expect((await server.send(readProfile, { token })).agreedToTexts).toBe(false);
    await answer(token, 'SMS_TRANSACTIONAL', 'OPT_IN');
    expect(await readAnswers(token)).toEqual({ SMS: 'OPT_OUT', SMS_TRANSACTIONAL: 'OPT_IN' });
    // Reminders ask the same function before each text.
    expect((await server.send(readProfile, { token })).agreedToTexts).toBe(true);
    await answer(token, 'SMS_TRANSACTIONAL', 'OPT_OUT');
    expect((await server.send(readProfile, { token })).agreedToTexts).toBe(false);
  });

  test('are listed with version, time and text, and only to the borrower who gave them', async () => {
    const { token } = await newLoan(server);
    const { given } = await server.send(readOwnConsents, { token });
    expect(given.map(({ type, optInOut }) => [type, optInOut])).toEqual(
      expect.arrayContaining([
        ['PRIVACY', 'OPT_IN'],
        ['SOFT_CREDIT', 'OPT_IN'],
      ]),
    );
    expect(given.find(({ type }) => type === 'PRIVACY')).toMatchObject({ textUrl: '/privacy', text: null });
    expect(given.find(({ type }) => type === 'SOFT_CREDIT')).toMatchObject({
      textUrl: null,
      text: expect.stringContaining('may request my credit report'),
    });
    const { token: other } = await server.createBorrower();
    expect((await server.send(readOwnConsents, { token: other })).given).toEqual([]);
  });
});
