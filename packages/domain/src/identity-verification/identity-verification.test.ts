import { describe, expect, test } from 'vitest';
import { ID_TYPES, type IdType } from '../enums/document-type.ts';
import type { Fact } from '../loan-file/facts.ts';
import { type LoanFile, emptyFile } from '../loan-file/file.ts';
import { fold } from '../loan-file/fold.ts';
import { ID_CHECK_REASON_NAMES, idChecksLeft, reasonsInWords } from './checks.ts';
import { SIGNER_CHECK, answerIdCondition, returnIdCondition, asksForIdentity, identityFacts } from './outcome.ts';
import { ID_TYPE_NAMES, missingSides, photoTitle, photoType, getIdSides } from './sides.ts';

describe('getIdSides and missingSides', () => {
  test.each([
    ['DRIVERS_LICENSE', 'DRIVERSLICENSEFRONT', 'DRIVERSLICENSEBACK'],
    ['STATE_ID_CARD', 'IDCARDFRONT', 'IDCARDBACK'],
    ['PERMANENT_RESIDENT_CARD', 'PERMANENTRESIDENTFRONT', 'PERMANENTRESIDENTBACK'],
  ] as const)('getIdSides of a %s are front, back and selfie [ENUM-012, ENUM-010]', (idType, front, back) => {
    expect(getIdSides(idType).map((side) => [side, photoType(idType, side)])).toEqual([
      ['FRONT', front],
      ['BACK', back],
      ['SELFIE', 'SUPPORT'],
    ]);
  });

  test('getIdSides of a passport are its one page and a selfie [ENUM-012]', () => {
    expect(getIdSides('PASSPORT').map((side) => [side, photoType('PASSPORT', side)])).toEqual([
      ['FRONT', 'PASSPORTFRONT'],
      ['SELFIE', 'SUPPORT'],
    ]);
  });

  test('missingSides lists the photos not sent yet, and each photo has its own title', () => {
    expect(ID_TYPE_NAMES).toEqual(Object.keys(ID_TYPES));
    expect(missingSides('STATE_ID_CARD', ['SELFIE'])).toEqual(['FRONT', 'BACK']);
    expect(missingSides('PASSPORT', ['SELFIE', 'FRONT'])).toEqual([]);
    const titles = (Object.keys(ID_TYPES) as IdType[]).flatMap((idType) =>
      getIdSides(idType)
        .filter((side) => side !== 'SELFIE')
        .map((side) => photoTitle(idType, side)),
    );
    expect(new Set(titles).size).toBe(7);
  });
});

describe('reasonsInWords', () => {
  test('fits every reason into the fact’s 200 characters without cutting a sentence', () => {
    const all = reasonsInWords(ID_CHECK_REASON_NAMES);
    expect(all.length).toBeLessThanOrEqual(200);
    expect(all.endsWith('.')).toBe(true);
    expect(reasonsInWords(['EXPIRED'])).toBe('The document has expired.');
    expect(reasonsInWords([])).toBe(reasonsInWords(['GLARE']));
  });
});

test('idChecksLeft allows five checks in six hours', () => {
  const now = new Date('2026-03-03T12:00:00Z');
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  expect(idChecksLeft([], now)).toBe(5);
  expect(idChecksLeft([minutesAgo(1), minutesAgo(359), minutesAgo(360), minutesAgo(361)], now)).toBe(3);
  expect(idChecksLeft([1, 2, 3, 4, 5, 6].map(minutesAgo), now)).toBe(0);
});

describe('identityFacts', () => {
  const atCheck: LoanFile = { ...emptyFile(), identity: { attempt: 1, submitted: true, result: null } };
  const foldFacts = (file: LoanFile, facts: readonly Fact[]) => facts.reduce(fold, file);
  const failed = identityFacts(atCheck, { attempt: 1, outcome: 'FAILED_VERIFICATION', reasons: ['EXPIRED'] }, 'c1');

  test('records the reason of a failed check and posts one condition that asks the borrower [ENUM-013]', () => {
    expect(failed).toEqual([
      {
        type: 'IdentityChecked',
        data: { attempt: 1, result: 'FAILED_VERIFICATION', reason: 'The document has expired.' },
      },
      {
        type: 'ConditionPosted',
        data: {
          id: 'c1',
          category: 'ID_VERIFICATION_FAILURE',
          blocks: 'NONE',
          askBorrower: true,
          person: null,
          documents: [],
          text: 'The document has expired.',
          deadline: null,
        },
      },
    ]);
    const file = foldFacts(atCheck, failed);
    expect(asksForIdentity(file, 'c1')).toBe(true);
    expect(asksForIdentity(file, 'other')).toBe(false);
    expect(asksForIdentity(file, '__proto__')).toBe(false);
  });

  test('returns the same condition after a second failed check', () => {
    const file = foldFacts(atCheck, failed);
    const sent = foldFacts(file, [
      { type: 'IdentityDocumentsSubmitted', data: { documents: ['d'] } },
      ...answerIdCondition(file, ['d']),
    ]);
    expect(sent.conditions['c1']?.state).toBe('ANSWERED');
    const secondCheck = identityFacts(sent, { attempt: 2, outcome: 'FAILED_VERIFICATION', reasons: ['GLARE'] }, 'c2');
    expect(secondCheck.map((fact) => fact.type)).toEqual(['IdentityChecked', 'ConditionReturned']);
    expect(foldFacts(sent, secondCheck).conditions).toMatchObject({ c1: { state: 'ASKED' } });
  });

  test('clears the open condition after a verified check, and posts nothing without one', () => {
    expect(
      identityFacts(foldFacts(atCheck, failed), { attempt: 2, outcome: 'VERIFIED', reasons: [] }, 'c2')[1],
    ).toEqual({
      type: 'ConditionCleared',
      data: { id: 'c1', how: 'ACCEPTED', by: 'identity' },
    });
    expect(identityFacts(atCheck, { attempt: 1, outcome: 'VERIFIED', reasons: [] }, 'c2')).toHaveLength(1);
  });

  test.each([`${SIGNER_CHECK}robin`, 'posted-by-staff'])(
    "keeps the signer’s condition %s separate from the borrower's result",
    (id) => {
      const signerFailed: Fact = {
        type: 'ConditionPosted',
        data: {
          id,
          category: 'ID_VERIFICATION_FAILURE',
          blocks: 'NONE',
          askBorrower: true,
          person: 'robin',
          documents: [],
          text: 'Glare.',
          deadline: null,
        },
      };
      const file = fold(atCheck, signerFailed);
      expect(
        identityFacts(file, { attempt: 1, outcome: 'VERIFIED', reasons: [] }, 'c1').map(({ type }) => type),
      ).toEqual(['IdentityChecked']);
      expect(
        identityFacts(file, { attempt: 1, outcome: 'FAILED_VERIFICATION', reasons: ['GLARE'] }, 'c1')[1],
      ).toMatchObject({ type: 'ConditionPosted', data: { id: 'c1' } });
      expect(answerIdCondition(file, ['d'])).toEqual([]);
    },
  );

  test('asks the borrower after a pending review only when staff want another photo', () => {
    const looked = foldFacts(
      atCheck,
      identityFacts(atCheck, { attempt: 1, outcome: 'PENDING_REVIEW', reasons: [] }, 'c1'),
    );
    expect(looked.conditions['c1']?.state).toBe('ANSWERED');
    expect(returnIdCondition(looked, 'Again.')).toEqual([]);
    const sentBack = fold(looked, {
      type: 'IdentityChecked',
      data: { attempt: 1, result: 'FAILED_VERIFICATION', reason: 'The face and the document differ.' },
    });
    const [fact] = returnIdCondition(sentBack, 'Again.');
    expect(fact).toEqual({ type: 'ConditionReturned', data: { id: 'c1', reason: 'Again.' } });
    expect(returnIdCondition(foldFacts(sentBack, fact ? [fact] : []), 'Again.')).toEqual([]);
  });
});
