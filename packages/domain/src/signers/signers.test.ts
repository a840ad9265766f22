import { describe, expect, test } from 'vitest';
import { BORROWER, type LoanFile, emptyFile } from '../loan-file/file.ts';
import { fold } from '../loan-file/fold.ts';
import { signingState } from '../signing/documents.ts';
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

describe('coDeedStage and explainToSigner', () => {
  test.each<[CoDeedStage, string, LoanFile, number]>([
    ['CANCELLED', 'a removed signer', { ...READY_FILE, signers: {} }, 0],
    ['CANCELLED', 'an ended file', { ...READY_FILE, ended: { status: 'DECLINED', why: 'x' } }, 0],
    ['LOGIN', 'an unopened invitation', { ...READY_FILE, signers: buildSigner({ opened: false }) }, 0],
    [
      'INTRO',
      'an unanswered occupancy question',
      { ...READY_FILE, signers: { [ME]: { role: 'CO_DEEDER', opened: true, identity: false, tries: 0 } } },
      0,
    ],
    ['IDENTITY', 'an unverified ID', { ...READY_FILE, signers: buildSigner({ identity: false }) }, 0],
    ['DOCUMENTS', 'missing documents', { ...READY_FILE, signingPackageSet: 1 }, 0],
    ['DOCUMENTS', 'no E-SIGN consent', { ...READY_FILE, esignConsents: {} }, 0],
    ['DOCUMENTS', 'an unread document', READY_FILE, 1],
    ['SIGN', 'read documents and no notary plan', READY_FILE, 0],
    ['SIGN', 'a notary plan for other documents', { ...READY_FILE, notary: { ...NOTARY_PLAN, closingSet: 1 } }, 0],
    [
      'SIGN',
      'a co-borrower with an unsigned note',
      { ...READY_FILE, signers: buildSigner({ role: 'CO_BORROWER' }), notary: NOTARY_PLAN },
      0,
    ],
    [
      'NOTARY',
      'a co-borrower with a signed note',
      {
        ...READY_FILE,
        signers: buildSigner({ role: 'CO_BORROWER' }),
        notary: NOTARY_PLAN,
        noteSignedSets: { [ME]: 2 },
      },
      0,
    ],
    ['NOTARY', 'a current notary plan and no note to sign', { ...READY_FILE, notary: NOTARY_PLAN }, 0],
    ['DONE', 'a signed deed, also in ink', { ...READY_FILE, deedSignedSets: { [ME]: 2 }, esignConsents: {} }, 3],
    [
      'IDENTITY',
      'a deed from voided documents',
      { ...READY_FILE, deedSignedSets: { [ME]: 1 }, signers: buildSigner({ identity: false }) },
      0,
    ],
    [
      'NOTARY',
      'a Texas note, which is signed with the deed',
      { ...READY_FILE, regime: 'TX_50A6', signers: buildSigner({ role: 'CO_BORROWER' }), notary: NOTARY_PLAN },
      0,
    ],
  ])('coDeedStage is %s with %s [SIGNER-001, SIGNER-004]', (stage, _why, file, unread) => {
    expect(coDeedStage(file, ME, unread)).toBe(stage);
  });

  test("explainToSigner asks for something only on their turn, and never mentions the borrower's money or decision", () => {
    for (const stage of CO_DEED_STAGES)
      for (const file of [READY_FILE, { ...READY_FILE, signingPackageSet: 1 }, { ...READY_FILE, esignConsents: {} }]) {
        const { owner, text, ask } = explainToSigner(file, ME, stage);
        expect([stage, ask !== null]).toEqual([stage, owner === 'YOU']);
        expect(`${text} ${ask}`).not.toMatch(/offer|income|credit|approved|decline|amount|\$/i);
      }
  });

  test('a signer who declines waits for us, and other people see only their own conditions', () => {
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
