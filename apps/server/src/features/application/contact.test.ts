import { readAnswers, saveContact } from '@lintel/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { CONTACT_DETAILS, walkToInformation, FEATURES_WITHOUT_DOCUMENTS } from '../../../test/information.ts';
import { findTablesWith } from '../../../test/stored-text.ts';
import { getPersona, loadFacts, type WalkedLoan } from '../../../test/walk.ts';
import { findGivenSsn } from '../../records/answers/answers.ts';
import { loadContact } from '../../records/answers/contact-store.ts';

onOneDatabase('the details of start/contact', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true, features: FEATURES_WITHOUT_DOCUMENTS });
  });
  const fetchMissing = async (walked: WalkedLoan): Promise<unknown> =>
    (await walked.answer(readAnswers)).body['missing'];

  test('lists what is missing, saves it and continues to the demographic form [OP-D-045, SCREEN-099, ROUTE-010]', async () => {
    const maria = await walkToInformation(server, 'found', 'COLLECT_ADDITIONAL_INFO');
    expect(await fetchMissing(maria)).toEqual([
      'maritalStatus',
      'citizenship',
      'yearsAtAddress',
      'ownershipType',
      'ssn',
    ]);
    const answer = await maria.answer(saveContact, { body: CONTACT_DETAILS });
    expect(answer.body).toMatchObject({ missing: [], status: { checklistStatus: 'HMDA' } });
    const { vault, db } = server.context;
    expect(await loadContact(vault, db, maria.uuid)).toMatchObject({
      maritalStatus: 'UNMARRIED',
      citizenship: 'US_CITIZEN',
      yearsAtAddress: 6,
      coOwners: [],
    });
    expect(await findGivenSsn(vault, db, maria.uuid)).toBe('666000001');
    expect((await maria.answer(readAnswers)).body['ownershipType']).toBe('SOLE');
  });

  test('saves part of the answers and records a fact only when the rest arrives', async () => {
    const ana = await walkToInformation(server, 'found', 'COLLECT_ADDITIONAL_INFO');
    const before = await ana.version();
    expect(
      (await ana.answer(saveContact, { body: { maritalStatus: 'MARRIED', citizenship: 'OTHER' } })).body,
    ).toMatchObject({
      missing: ['yearsAtAddress', 'ownershipType', 'ssn'],
      status: { checklistStatus: 'COLLECT_ADDITIONAL_INFO' },
    });
    expect(await ana.version()).toBe(before);
    expect(
      (await ana.answer(saveContact, { body: { yearsAtAddress: 0, ownershipType: 'TRUST', ssn: '0001' } })).body,
    ).toMatchObject({
      missing: [],
      status: { checklistStatus: 'HMDA' },
    });
    expect((await loadFacts(server, ana.uuid)).slice(before).map((fact) => fact.type)).toEqual(['ContactDetailsGiven']);
  });

  test('keeps three types of ownership, and refuses any other [ENUM-006]', async () => {
    const nia = await walkToInformation(server, 'found', 'COLLECT_ADDITIONAL_INFO');
    for (const ownershipType of ['TRUST', 'JOINT', 'SOLE'] as const) {
      await nia.answer(saveContact, { body: { ownershipType } });
      expect((await nia.answer(readAnswers)).body['ownershipType']).toBe(ownershipType);
    }
    expect((await nia.loose(saveContact, { body: { ownershipType: 'PARTNERSHIP' } })).status).toBe(400);
  });

  test('requires co-owners for a joint home and saves a mailing address with the person', async () => {
    const jo = await walkToInformation(server, 'found', 'COLLECT_ADDITIONAL_INFO');
    expect(
      (await jo.answer(saveContact, { body: { ...CONTACT_DETAILS, ownershipType: 'JOINT' } })).body['missing'],
    ).toEqual(['coOwners']);
    const mailingAddress = { street1: 'PO Box 9', city: 'Denver', state: 'CO', zip: '80202' };
    expect(
      (await jo.answer(saveContact, { body: { coOwners: [{ firstName: 'Ben', lastName: 'Ruiz' }], mailingAddress } }))
        .body['missing'],
    ).toEqual([]);
    expect((await jo.answer(readAnswers)).body).toMatchObject({
      profile: { addresses: [{ type: 'HOME' }, { type: 'MAILING', street1: 'PO Box 9' }] },
    });
  });

  test('does not ask for a Social Security number it already has, and refuses another', async () => {
    const nora = await walkToInformation(
      server,
      { ...getPersona('no-match'), ssn: '123-45-6788' },
      'COLLECT_ADDITIONAL_INFO',
    );
    expect(await fetchMissing(nora)).not.toContain('ssn');
    const answer = await nora.answer(saveContact, { body: CONTACT_DETAILS });
    expect(answer.body).toMatchObject({
      status: 'invalid-request',
      errors: [{ field: 'ssn', message: 'We already have this. Ask us to correct it.' }],
    });
    expect(await findGivenSsn(server.context.vault, server.context.db, nora.uuid)).toBe('123456788');
  });

  describe('saving contact details', () => {
    let rita: WalkedLoan;
    beforeAll(async () => {
      rita = await walkToInformation(server, 'found', 'COLLECT_ADDITIONAL_INFO');
    });

    test.each(['12345', '912345678', '0000', 'abc'])('refuses %j as a Social Security number', async (ssn) => {
      expect((await rita.answer(saveContact, { body: { ...CONTACT_DETAILS, ssn } })).body['status']).toBe(
        'ssn-invalid',
      );
      expect(await rita.status()).toBe('COLLECT_ADDITIONAL_INFO');
    });

    test.each([
      { maritalStatus: 'DIVORCED' },
      { citizenship: 'NONE' },
      { yearsAtAddress: -1 },
      { birthplace: 'Denver' },
      { phoneNumber: '12' },
    ])('refuses %j, which the law or the form does not allow', async (wrong) => {
      expect((await rita.loose(saveContact, { body: { ...CONTACT_DETAILS, ...wrong } })).body['status']).toBe(
        'invalid-request',
      );
    });

    test('refuses a phone number when one is already known', async () => {
      expect((await rita.answer(saveContact, { body: { phoneNumber: '3035550199' } })).body).toMatchObject({
        errors: [{ field: 'phoneNumber' }],
      });
    });

    test('refuses a page loaded before another window saved the details', async () => {
      const stale = await walkToInformation(server, 'found', 'COLLECT_ADDITIONAL_INFO');
      const drawn = await stale.version();
      await stale.answer(saveContact, { body: CONTACT_DETAILS });
      expect((await stale.answer(saveContact, { version: drawn, body: CONTACT_DETAILS })).body['status']).toBe(
        'not-at-this-step',
      );
    });
  });

  test('stores the Social Security number nowhere in readable form', async () => {
    const sam = await walkToInformation(server, 'found', 'COLLECT_ADDITIONAL_INFO');
    await sam.answer(saveContact, {
      body: {
        ...CONTACT_DETAILS,
        ssn: '234-56-7891',
        ownershipType: 'JOINT',
        coOwners: [{ firstName: 'Zacharias', lastName: 'Quillfeather' }],
      },
    });
    expect(
      await findTablesWith(
        server,
        ['fact', 'secret', 'application', 'application_contact', 'idempotency', 'profile', 'evidence'],
        /234567891|234-56|Quillfeather/,
      ),
    ).toEqual([]);
  });
});
