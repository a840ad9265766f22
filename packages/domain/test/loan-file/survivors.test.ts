import { describe, expect, test } from 'vitest';
import { derivedValues } from '../../src/loan-file/derived.ts';
import { isSameNotary, newPriceLater, setMarkedPayoffs } from '../../src/loan-file/facts/effects.ts';
import { BORROWER, type LoanFile } from '../../src/loan-file/file.ts';
import { currentGate } from '../../src/loan-file/fold.ts';
import { getAttempt, getGate } from '../../src/loan-file/gates.ts';
import { allSigned } from '../../src/loan-file/people.ts';
import { isCounterOpen } from '../../src/loan-file/predicates.ts';
import { refusal } from '../../src/loan-file/refusal.ts';
import { startedWork } from '../../src/loan-file/status.ts';
import { type Story, driveTo, buildGoodFact, recordOrThrow } from './drive.ts';

// Each test fails for one small rule change that no other test notices.

const MARKED_PAYOFF_STORY: Story = { LiensConfirmed: { payoffs: 1, required: 1, disputed: 0, matched: true } };
const TEXAS_STORY: Story = { IntakeCompleted: { regime: 'TX_50A6' } };
const buildOwnerStory = (person: string) => ({
  person,
  relation: 'CO_OWNER' as const,
  reason: 'owns a part',
  livesThere: 'YES' as const,
});

describe('pricing and document rules', () => {
  test("new offers after the borrower asked for another draw aren't a counteroffer", () => {
    const { file } = driveTo('final-offer');
    const requested = recordOrThrow(file, buildGoodFact(file, 'DrawChangeAsked'));
    const repeated = recordOrThrow(
      requested,
      buildGoodFact(requested, 'PayoffMarked', { status: 'MARKED_FOR_PAYOFF', lien: false, payoffs: 1 }),
    );
    const priceFile = (from: LoanFile) =>
      recordOrThrow(
        from,
        buildGoodFact(from, 'OffersPriced', {
          attempt: from.pricingInputsVersion,
          outcome: 'OFFERS',
          stands: false,
          worse: true,
        }),
      );
    expect(isCounterOpen(priceFile(repeated))).toBe(false);
    expect(isCounterOpen(priceFile({ ...repeated, selection: { ...repeated.selection, choiceAsked: false } }))).toBe(
      true,
    );
  });

  test('newPriceLater never delays a price that is already due', () => {
    const { file } = driveTo('choose');
    expect(newPriceLater(file).pricingMayWait).toBe(true);
    expect(newPriceLater({ ...file, pricingInputsVersion: file.pricingInputsVersion + 1 }).pricingMayWait).toBe(false);
    expect(
      newPriceLater({ ...file, pricingInputsVersion: file.pricingInputsVersion + 1, pricingMayWait: true })
        .pricingMayWait,
    ).toBe(true);
  });

  test('setMarkedPayoffs asks for new payoff figures only when a debt is added', () => {
    const file: LoanFile = {
      ...driveTo('choose').file,
      markedPayoffs: 2,
      payoffFigures: { attempt: 3, received: true },
    };
    expect(setMarkedPayoffs(file, 3).payoffFigures).toEqual({ attempt: 4, received: false });
    expect(setMarkedPayoffs(file, 2).payoffFigures).toEqual({ attempt: 3, received: true });
    expect(setMarkedPayoffs(file, 1).payoffFigures).toEqual({ attempt: 3, received: true });
  });

  test('a different notary mode or fee requires new documents', () => {
    expect(isSameNotary({ mode: 'MANUAL', fee: 300 }, { mode: 'MANUAL', fee: 350 })).toBe(false);
    expect(isSameNotary({ mode: 'MANUAL', fee: 300 }, { mode: 'REMOTE', fee: 300 })).toBe(false);
    expect(isSameNotary({ mode: 'REMOTE', fee: null }, { mode: 'REMOTE', fee: 0 })).toBe(true);
    const { file } = driveTo('notary-plan', { ClosingDisclosureReady: { notary: { mode: 'MANUAL', fee: 300 } } });
    expect(recordOrThrow(file, buildGoodFact(file, 'NotaryPlanned', { mode: 'MANUAL', fee: 350 })).closingSet).toBe(
      file.closingSet + 1,
    );
  });

  test('refuses to unmark a required payoff', () => {
    const { file } = driveTo('final-offer', MARKED_PAYOFF_STORY);
    const requested = recordOrThrow(file, buildGoodFact(file, 'DrawChangeAsked'));
    const unmark = buildGoodFact(requested, 'PayoffMarked', { status: 'NOT_MARKED', lien: false, payoffs: 0 });
    expect(refusal(requested, unmark)?.because).toContain('required payoff');
    expect(refusal({ ...requested, requiredPayoffs: 0 }, unmark)).toBeNull();
  });

  test('a requested draw change reports VERIFIED_OFFER instead of an income limit', () => {
    const { file } = driveTo('final-offer', { OffersPriced: { limit: 'DTI' } });
    expect(derivedValues(file).uwSubDecision).toBe('FINAL_OFFER');
    expect(derivedValues(recordOrThrow(file, buildGoodFact(file, 'DrawChangeAsked'))).uwSubDecision).toBe(
      'VERIFIED_OFFER',
    );
  });
});

describe('consent and alert rules', () => {
  test('a hard pull must name the consent that it uses', () => {
    const { file } = driveTo('hard-credit');
    expect(
      refusal(file, buildGoodFact(file, 'HardCreditReturned', { consent: file.spentPulls + 2 }))?.because,
    ).toContain('each pull needs its own consent');
    expect(refusal({ ...file, hardConsentPull: 0 }, buildGoodFact(file, 'HardCreditReturned'))?.because).toContain(
      'each pull needs its own consent',
    );
    expect(refusal(file, buildGoodFact(file, 'HardCreditReturned'))).toBeNull();
  });

  test("the income bypass can't use a consent that is already used", () => {
    const { file } = driveTo('income');
    const decided = buildGoodFact(file, 'IncomeBypassDecided', { decision: 'BYPASS' });
    expect(refusal({ ...file, bypass: null }, decided)).toBeNull();
    expect(refusal({ ...file, bypass: null, spentPulls: file.submissions }, decided)?.because).toContain(
      'at submission',
    );
  });

  test('an alert of the hard pull starts a separate review', () => {
    const soft = driveTo('facta', { SoftCreditReturned: { alerts: ['FACTA'] } }).file;
    const before = driveTo('hard-credit').file;
    const hard = recordOrThrow(before, buildGoodFact(before, 'HardCreditReturned', { alerts: ['FACTA'] }));
    const facta = getGate('facta');
    expect({ soft: getAttempt(facta, soft), hard: getAttempt(facta, hard) }).toEqual({ soft: 1, hard: 2 });
    const reviewed = { ...before, reached: { ...before.reached, facta: 1 } };
    const repeated = recordOrThrow(reviewed, buildGoodFact(reviewed, 'HardCreditReturned', { alerts: ['FACTA'] }));
    expect(startedWork(reviewed, repeated)).toContainEqual({ gate: 'facta', attempt: 2, work: 'staff.review' });
  });
});

describe('turn rules', () => {
  const recordNotice = (file: LoanFile) =>
    recordOrThrow(file, buildGoodFact(file, 'IncompletenessNoticeSent', { ball: file.turn }));

  test('the clock of an incomplete application stops when staff act next', () => {
    const sent = recordNotice(driveTo('income').file);
    expect(sent.clocks.INCOMPLETE?.reached).toBe(false);
    const onHold = recordOrThrow(
      sent,
      buildGoodFact(sent, 'ConditionPosted', { id: 'review', blocks: 'NOW', askBorrower: false }),
    );
    expect({ owner: currentGate(onHold)?.owner, clock: onHold.clocks.INCOMPLETE, ball: onHold.turn }).toEqual({
      owner: 'staff',
      clock: undefined,
      ball: sent.turn,
    });
  });

  test('an answered condition starts a new turn', () => {
    const { file } = driveTo('income');
    const requested = recordOrThrow(
      file,
      buildGoodFact(file, 'ConditionPosted', { id: 'letter', blocks: 'NONE', askBorrower: true }),
    );
    const answered = recordOrThrow(requested, buildGoodFact(requested, 'ConditionAnswered', { id: 'letter' }));
    expect(answered.turn).toBe(requested.turn + 1);
  });
});

describe('signing and closing rules', () => {
  test('a voided closing drops the cancellation period and the mail margin', () => {
    const { file } = driveTo('recording');
    const { clocks } = recordOrThrow(
      file,
      buildGoodFact(file, 'ClosingVoided', { consents: [], ground: 'PAPERS_WRONG' }),
    );
    expect({ period: clocks.RESCISSION, margin: clocks.SATISFIED }).toEqual({ period: undefined, margin: undefined });
  });

  test('refuses to remove a signer who has signed the deed or the note', () => {
    const { file } = driveTo('deed-others', {
      FinalTitleReturned: { mustSign: [buildOwnerStory('kim'), buildOwnerStory('luis')] },
    });
    const opened = recordOrThrow(file, buildGoodFact(file, 'SignerInvitationOpened', { signer: 'kim' }));
    const identified = recordOrThrow(opened, buildGoodFact(opened, 'SignerIdentityChecked', { signer: 'kim' }));
    const signed = recordOrThrow(identified, buildGoodFact(identified, 'DeedSigned', { signer: 'kim' }));
    expect(refusal(signed, buildGoodFact(signed, 'SignerRemoved', { signer: 'kim', by: 'STAFF' }))?.because).toContain(
      'has signed',
    );
    expect(refusal(signed, buildGoodFact(signed, 'SignerRemoved', { signer: 'luis', by: 'STAFF' }))).toBeNull();
    const onNote = { ...identified, noteSignedSets: { ...identified.noteSignedSets, kim: identified.closingSet } };
    expect(refusal(onNote, buildGoodFact(onNote, 'SignerRemoved', { signer: 'kim', by: 'STAFF' }))?.because).toContain(
      'has signed',
    );
  });

  test("allSigned is false while a required owner isn't named", () => {
    const { file } = driveTo('rescission');
    expect(allSigned(file)).toBe(true);
    expect(allSigned({ ...file, finalTitle: { ...file.finalTitle, mustSign: [buildOwnerStory('kim')] } })).toBe(false);
  });

  test('a Texas homestead can sign exactly one year after the last (a)(6) loan', () => {
    const { file } = driveTo('notary-plan', {
      ...TEXAS_STORY,
      PrequalTitleReturned: { texas: { openA6Lien: false, notBefore: '2026-03-20' } },
    });
    const planNotary = (notBefore: string) =>
      refusal(file, buildGoodFact(file, 'NotaryPlanned', { mode: 'MANUAL', notBefore }))?.because;
    expect(planNotary('2026-03-20T15:00:00.000Z')).toBeUndefined();
    expect(planNotary('2026-03-19T23:59:59.999Z')).toContain('less than a year has passed');
  });

  test('refuses to expire payoff figures after the payment is approved', () => {
    const getExpiryRefusal = (file: LoanFile) =>
      refusal(file, buildGoodFact(file, 'EvidenceExpired', { what: 'PAYOFF' }))?.because;
    expect(getExpiryRefusal(driveTo('funding-decision', MARKED_PAYOFF_STORY).file)).toBeUndefined();
    expect(getExpiryRefusal(driveTo('send-funds', MARKED_PAYOFF_STORY).file)).toContain('no payoff figures');
  });

  test('a signer can decline before the documents exist, and state their residence during a hold', () => {
    const { file } = driveTo('final-offer', { FinalTitleReturned: { mustSign: [buildOwnerStory('kim')] } });
    const opened = recordOrThrow(file, buildGoodFact(file, 'SignerInvitationOpened', { signer: 'kim' }));
    expect(refusal(opened, buildGoodFact(opened, 'SigningDeclined', { person: 'kim', condition: 'no' }))).toBeNull();
    expect(
      refusal(file, buildGoodFact(file, 'SigningDeclined', { person: 'kim', condition: 'no' }))?.because,
    ).toContain('nothing to sign yet');
    const onHold = recordOrThrow(
      opened,
      buildGoodFact(opened, 'ConditionPosted', { id: 'review', blocks: 'NOW', askBorrower: false }),
    );
    expect(
      refusal(onHold, buildGoodFact(onHold, 'SignerResidenceGiven', { signer: 'kim', livesThere: 'NO' })),
    ).toBeNull();
  });

  test("the borrower can withdraw an account but can't refuse it for the bank's reason", () => {
    const { file } = driveTo('disburse-wait');
    const refuseAccount = (by: 'BORROWER' | 'BANK', reason: string) =>
      refusal(
        file,
        buildGoodFact(file, 'DisbursementAccountRefused', { by, reason, attempt: file.disbursement.attempt }),
      )?.name;
    expect({
      own: refuseAccount('BORROWER', 'WITHDRAWN'),
      bank: refuseAccount('BANK', 'CODE_EXPIRED'),
      wrong: refuseAccount('BORROWER', 'CODE_EXPIRED'),
    }).toEqual({ own: undefined, bank: undefined, wrong: 'RULE' });
  });

  test('the first disclosure can be acknowledged only after it is ready', () => {
    const { file } = driveTo('pre-consent', {
      ApplicationCreated: { occupancy: 'HOME', crypto: false, softConsent: false },
      IntakeCompleted: { regime: 'NY' },
    });
    const read = buildGoodFact(file, 'DocumentAcknowledged', { set: 'PRE', person: BORROWER, how: 'PAPER' });
    expect(refusal(file, read)?.because).toContain('not current');
    const ready = recordOrThrow(file, buildGoodFact(file, 'DocumentsReady', { set: 'PRE' }));
    expect(refusal(ready, read)).toBeNull();
  });

  test.each([
    ['the deed is recorded', 'mail-margin'],
    ['the money was ordered', 'send-funds'],
  ] as const)('a confirmation when %s is accepted only before the order', (_when, gate) => {
    const { file } = driveTo(gate);
    const now = gate === 'send-funds' ? recordOrThrow(file, buildGoodFact(file, 'FundsOrdered')) : file;
    expect(refusal(now, buildGoodFact(now, 'NonRescissionConfirmed', { person: BORROWER })) === null).toBe(
      gate === 'mail-margin',
    );
  });
});
