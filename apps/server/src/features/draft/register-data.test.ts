import { readDraft, saveDraft } from '@lintel/contract';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';

const ADDRESS = { street1: '1600 Larimer Street', street2: 'Apt 4', city: 'Denver', state: 'CO', zip: '80202' };

onOneDatabase('the register data', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open());
  });

  const save = (body: object) => server.loose(saveDraft, { body });
  const saveAndRead = async (body: object) => {
    const cookie = String((await save(body)).headers['set-cookie']).split(';')[0] ?? '';
    return server.send(readDraft, { headers: { cookie } });
  };

  test.each([
    ['property address', 'DATA-001', { index: { ...ADDRESS, occupancyType: 'SECONDARY' } }],
    ['home address', 'DATA-002', { 'home-address': ADDRESS }],
    ['income', 'DATA-004', { 'annual-income': { income: '85,000', otherIncome: '', employmentType: 'FULL_TIME' } }],
    ['name', 'DATA-005', { 'legal-name': { firstName: 'Ana', middleName: 'Q', lastName: 'Ruiz', suffix: 'JR' } }],
    ['date of birth', 'DATA-006, DATA-034', { birthdate: { day: '9', month: '2', year: '1980' } }],
    ['contact', 'DATA-006, DATA-035', { 'phone-and-email': { email: 'ana@example.com', phoneNumber: '3035550142' } }],
    [
      'consents to text messages',
      'DATA-007, DATA-035',
      { 'phone-and-email': { smsMarketingConsent: 'on', smsTransactionalConsent: 'on' } },
    ],
    [
      'required consents',
      'DATA-007, DATA-035',
      { 'set-password': { termPrivacyConsent: 'on', communicationConsent: 'on' } },
    ],
  ])('keeps the %s as typed [%s]', async (_part, _ids, body) => {
    expect((await saveAndRead(body))?.values).toEqual(body);
  });

  test.each([
    ['an occupancy in the home address', 'DATA-002', { 'home-address': { ...ADDRESS, occupancyType: 'HOME' } }],
    ['a password', 'DATA-036', { 'set-password': { password: 'Correct-horse7!' } }],
    ['a repeated password', 'DATA-036', { 'set-password': { confirmPassword: 'Correct-horse7!' } }],
    ['a source that doesn’t exist', 'DATA-003', { sources: { firstName: 'NEIGHBOR' } }],
  ])('refuses %s [%s]', async (_what, _ids, body) => {
    expect((await save(body)).statusCode).toBe(400);
  });

  test.each([
    [{}, { isListedForSale: false, hasSaleStatusBeenSet: false }],
    [{ 'for-sale': { isListedForSale: 'NO' } }, { isListedForSale: false, hasSaleStatusBeenSet: true }],
    [{ 'for-sale': { isListedForSale: 'YES' } }, { isListedForSale: true, hasSaleStatusBeenSet: true }],
    [{ 'annual-income': { income: ' ' } }, { hasIncomeBeenSet: false }],
    [{ 'annual-income': { income: '85,000' } }, { hasIncomeBeenSet: true, isPrepopComplete: false }],
  ])('%j has the flags %j [DATA-003]', async (body, flags) => {
    expect(await saveAndRead({ birthdate: { year: '1980' }, ...body })).toMatchObject(flags);
  });
});
