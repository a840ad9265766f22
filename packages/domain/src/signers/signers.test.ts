import { describe, expect, test } from 'vitest';
import { BORROWER, type LoanFile, emptyFile } from '../loan-file/file.ts';
import { fold } from '../loan-file/fold.ts';
import { signingState } from '../signing/papers.ts';
import { explainToSigner } from './explain.ts';
import { signerState } from './invitation.ts';
import { CO_DEED_STAGES, type CoDeedStage, coDeedStage, conditionsOpenFor } from './stage.ts';

const ME = 'person-1';
const buildSigner = (overrides: object = {}): LoanFile['signers'] => ({
  [ME]: { role: 'CO_DEEDER', opened: true, identity: true, tries: 1, livesThere: 'YES', ...overrides },
});
const ESIGN_CONSENT = { [ME]: { changes: 1, given: true } };
const NOTARY_PLAN = { closingSet: 2, mode: 'REMOTE', attorney: false, notBefore: null };
/** The documents exist and were read, with consent to read them electronically. */
const READY_FILE: LoanFile = {
  ...emptyFile(),
  closingSet: 2,
  signingPackageSet: 2,
  signers: buildSigner(),
  esignConsents: ESIGN_CONSENT,
};

describe('the stage of a signer', () => {
  test.each<[CoDeedStage, string, LoanFile, number]>([
    ['CANCELLED', 'somebody who was removed', { ...READY_FILE, signers: {} }, 0],
    ['CANCELLED', 'a file that ended', { ...READY_FILE, ended: { status: 'DECLINED', why: 'x' } }, 0],
    ['LOGIN', 'an invitation that nobody opened', { ...READY_FILE, signers: buildSigner({ opened: false }) }, 0],
    [
      'INTRO',
      'a home that nobody was asked about',
      { ...READY_FILE, signers: { [ME]: { role: 'CO_DEEDER', opened: true, identity: false, tries: 0 } } },
      0,
    ],
    ['IDENTITY', 'an ID that is not seen', { ...READY_FILE, signers: buildSigner({ identity: false }) }, 0],
    ['DOCUMENTS', 'papers that are not made', { ...READY_FILE, signingPackageSet: 1 }, 0],
    ['DOCUMENTS', 'no consent to screens', { ...READY_FILE, esignConsents: {} }, 0],
    ['DOCUMENTS', 'a paper that is not read', READY_FILE, 1],
    ['SIGN', 'papers that are read, and no plan yet', READY_FILE, 0],
    ['SIGN', 'a plan for other papers', { ...READY_FILE, notary: { ...NOTARY_PLAN, closingSet: 1 } }, 0],
    [
      'SIGN',
      'a co-borrower whose note is not signed',
      { ...READY_FILE, signers: buildSigner({ role: 'CO_BORROWER' }), notary: NOTARY_PLAN },
      0,
    ],
    [
      'NOTARY',
      'a co-borrower whose note is signed',
      {
        ...READY_FILE,
        signers: buildSigner({ role: 'CO_BORROWER' }),
        notary: NOTARY_PLAN,
        noteSignedSets: { [ME]: 2 },
      },
      0,
    ],
    ['NOTARY', 'a plan for the present papers, with no note to sign', { ...READY_FILE, notary: NOTARY_PLAN }, 0],
    ['DONE', 'a deed that is signed, in ink too', { ...READY_FILE, deedSignedSets: { [ME]: 2 }, esignConsents: {} }, 3],
    [
      'IDENTITY',
      'a deed of papers that are void',
      { ...READY_FILE, deedSignedSets: { [ME]: 1 }, signers: buildSigner({ identity: false }) },
      0,
    ],
    [
      'NOTARY',
      'a note in Texas, which is signed with the deed',
      { ...READY_FILE, regime: 'TX_50A6', signers: buildSigner({ role: 'CO_BORROWER' }), notary: NOTARY_PLAN },
      0,
    ],
  ])('is %s with %s [SIGNER-001, SIGNER-004]', (stage, _why, file, unread) => {
    expect(coDeedStage(file, ME, unread)).toBe(stage);
  });

  test("has a sentence each, with something to do exactly when it is their turn, and no word of the borrower's money or decision", () => {
    for (const stage of CO_DEED_STAGES)
      for (const file of [READY_FILE, { ...READY_FILE, signingPackageSet: 1 }, { ...READY_FILE, esignConsents: {} }]) {
        const { owner, text, ask } = explainToSigner(file, ME, stage);
        expect([stage, ask !== null]).toEqual([stage, owner === 'YOU']);
        expect(`${text} ${ask}`).not.toMatch(/offer|income|credit|approved|decline|amount|\$/i);
      }
  });

  test('of somebody who does not want to sign waits for us, and their conditions are theirs alone', () => {
    const file: LoanFile = {
      ...READY_FILE,
      conditions: {
        a: { round: 1, category: 'ESCALATION_REVIEW', blocks: 'NOW', state: 'ANSWERED', declinedBy: ME },
        b: { round: 1, category: 'GENERIC_DOCUMENT_REQUEST', blocks: 'NONE', state: 'ASKED' },
      },
    };
    expect(explainToSigner(file, ME, 'NOTARY')).toMatchObject({ owner: 'US', ask: null });
    expect(conditionsOpenFor(file, [], ME)).toEqual(['a']);
    expect({ own: signerState(file, ME), toBorrower: signerState(file, ME, BORROWER) }).toEqual({
      own: 'DECLINED',
      toBorrower: 'DECLINED',
    });
    // Pressure usually comes from someone else on the loan.
    const pressured = fold(READY_FILE, {
      type: 'SigningDeclined',
      data: { person: ME, reason: 'PRESSURED', condition: 'c' },
    });
    expect({ own: signerState(pressured, ME), toBorrower: signerState(pressured, ME, BORROWER) }).toEqual({
      own: 'DECLINED',
      toBorrower: signerState(READY_FILE, ME),
    });
    expect({ own: signingState(pressured, ME), toBorrower: signingState(pressured, ME, BORROWER) }).toEqual({
      own: 'DECLINED',
      toBorrower: signingState(READY_FILE, ME),
    });
    expect(
      conditionsOpenFor(
        file,
        [
          {
            type: 'ConditionPosted',
            data: {
              id: 'b',
              category: 'GENERIC_DOCUMENT_REQUEST',
              blocks: 'NONE',
              askBorrower: true,
              person: ME,
              documents: [],
              text: 'Send it.',
              deadline: null,
            },
          },
        ],
        'person-2',
      ),
    ).toEqual([]);
  });
});
