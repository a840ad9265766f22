import { randomUUID } from 'node:crypto';
import { correctOwnership, correctParcel, explainReview, readCredit } from '@lintel/contract';
import type { Fact } from '@lintel/domain';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { WORKER_META } from '../../../test/loans.ts';
import { insertUploads } from '../../../test/uploads.ts';
import { walkToGate } from '../../../test/walk-to-gate.ts';
import { getPersona, loadFacts, walkToStatus } from '../../../test/walk.ts';
import { record } from '../../loan-file/record.ts';

onOneDatabase('a borrower’s explanation for a review', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true });
  });

  test('an explanation of a late payment answers the review, is shown while it is read, and is stored sealed [OP-D-025, SCREEN-106]', async () => {
    const della = await walkToStatus(server, 'delinquent');
    const explanation = {
      about: 'DELINQUENCY',
      answer: 'EXPLAINED',
      text: 'The payment was returned once.',
      documentUuids: await insertUploads(server, della.uuid),
    } as const;
    expect(
      (
        await della.answer(explainReview, {
          body: { ...explanation, documentUuids: [...explanation.documentUuids, randomUUID()] },
        })
      ).body,
    ).toMatchObject({ status: 'documents-missing' });
    expect((await della.answer(explainReview, { body: explanation })).body).toMatchObject({
      status: { checklistStatus: 'DELINQUENCY_REVIEW', gate: 'delinquency-review' },
    });
    expect((await della.answer(readCredit)).body['explanation']).toEqual({
      answer: 'EXPLAINED',
      text: 'The payment was returned once.',
    });
    const before = await della.version();
    expect(
      (await della.answer(explainReview, { body: { ...explanation, text: 'One more thing.' } })).body['version'],
    ).toBe(before);
    const facts = (await loadFacts(server, della.uuid)).filter((fact) => fact.type === 'DelinquencyExplained');
    expect([facts.length, JSON.stringify(facts).includes('returned')]).toEqual([1, false]);
  });

  test('an explanation has at most 500 characters and is accepted only at its steps', async () => {
    const della = await walkToStatus(server, 'delinquent');
    const explanation = { about: 'DELINQUENCY', answer: 'PAID', documentUuids: [] } as const;
    expect((await della.answer(explainReview, { body: { ...explanation, text: 'x'.repeat(501) } })).status).toBe(400);
    const maria = await walkToStatus(server, 'found');
    expect((await maria.answer(explainReview, { body: { ...explanation, text: 'x' } })).body['status']).toBe(
      'not-at-this-step',
    );
  });

  test('an ownership answer at the liens step is a correction for staff, and needs a document against the records [SCREEN-107]', async () => {
    const walked = await walkToGate(server, getPersona('found'), 'liens');
    // The borrower's facts, without notices sent in the meantime.
    const recorded = async () =>
      (await loadFacts(server, walked.uuid)).filter((fact) => fact.actor_kind === 'borrower').length;
    const before = await recorded();
    expect(
      (
        await walked.answer(correctOwnership, {
          body: { ownershipType: 'TRUST', sideWithTitle: false, documentUuids: [] },
        })
      ).body,
    ).toMatchObject({ status: 'documents-missing', message: 'Add the documents asked for: 1 more.' });
    const documents = await insertUploads(server, walked.uuid);
    const corrections = [
      async (documentUuids: string[]) =>
        (
          await walked.answer(correctOwnership, {
            body: { ownershipType: 'TRUST', sideWithTitle: false, documentUuids },
          })
        ).body,
      async (documentUuids: string[]) =>
        (await walked.answer(correctParcel, { body: { parcelNumber: '9-9', documentUuids } })).body,
    ];
    for (const correct of corrections) {
      expect(await correct([randomUUID()])).toMatchObject({ status: 'documents-missing' });
      expect(await correct(documents)).toMatchObject({ version: expect.any(Number) });
    }
    expect((await walked.answer(correctParcel, { body: { parcelNumber: '9-9', documentUuids: [] } })).status).toBe(200);
    expect(await recorded()).toBe(before);
  });

  test('an ownership answer answers the condition when the file is held for it', async () => {
    const walked = await walkToGate(server, getPersona('found'), 'liens');
    const condition: Fact = {
      type: 'ConditionPosted',
      data: {
        id: 'own',
        category: 'FALSE_OWNERSHIP_TYPE_REVIEW',
        blocks: 'NOW',
        askBorrower: true,
        person: 'BORROWER',
        documents: [],
        text: 'Which one?',
        deadline: null,
      },
    };
    await record(server.context, walked.uuid, () => [condition], WORKER_META);
    expect(await walked.status()).toBe('TRUST_AND_INSURANCE');
    expect(
      (
        await walked.answer(correctOwnership, {
          body: { ownershipType: 'SOLE', sideWithTitle: true, documentUuids: [] },
        })
      ).body,
    ).toMatchObject({ status: { gate: 'hold-staff' } });
    expect(
      (
        await walked.answer(correctOwnership, {
          body: { ownershipType: 'SOLE', sideWithTitle: true, documentUuids: [] },
        })
      ).body['status'],
    ).toBe('not-at-this-step');
  });
});
