import { describe, expect, test } from 'vitest';
import { derivedValues } from '../../src/loan-file/derived.ts';
import { isSameNotary, marked as mark, newPriceLater } from '../../src/loan-file/facts/effects.ts';
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

describe('prices and papers', () => {
  test('a price made after the borrower asked for another draw is no counter-offer', () => {
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

  test('a price that may wait never makes one wait that was asked for at once', () => {
    const { file } = driveTo('choose');
    expect(newPriceLater(file).pricingMayWait).toBe(true);
    expect(newPriceLater({ ...file, pricingInputsVersion: file.pricingInputsVersion + 1 }).pricingMayWait).toBe(false);
    expect(
      newPriceLater({ ...file, pricingInputsVersion: file.pricingInputsVersion + 1, pricingMayWait: true })
        .pricingMayWait,
    ).toBe(true);
  });

  test('payoff figures are asked for again with one more debt, not with as many or fewer', () => {
    const file: LoanFile = {
      ...driveTo('choose').file,
      markedPayoffs: 2,
      payoffFigures: { attempt: 3, received: true },
    };
    expect(mark(file, 3).payoffFigures).toEqual({ attempt: 4, received: false });
    expect(mark(file, 2).payoffFigures).toEqual({ attempt: 3, received: true });
    expect(mark(file, 1).payoffFigures).toEqual({ attempt: 3, received: true });
  });

  test('another notary fee needs other documents', () => {
    expect(isSameNotary({ mode: 'MANUAL', fee: 300 }, { mode: 'MANUAL', fee: 350 })).toBe(false);
    expect(isSameNotary({ mode: 'MANUAL', fee: 300 }, { mode: 'REMOTE', fee: 300 })).toBe(false);
    expect(isSameNotary({ mode: 'REMOTE', fee: null }, { mode: 'REMOTE', fee: 0 })).toBe(true);
    const { file } = driveTo('notary-plan', { ClosingDisclosureReady: { notary: { mode: 'MANUAL', fee: 300 } } });
    expect(recordOrThrow(file, buildGoodFact(file, 'NotaryPlanned', { mode: 'MANUAL', fee: 350 })).closingSet).toBe(
      file.closingSet + 1,
    );
  });

  test('a required payoff must stay marked', () => {
    const { file } = driveTo('final-offer', MARKED_PAYOFF_STORY);
    const requested = recordOrThrow(file, buildGoodFact(file, 'DrawChangeAsked'));
    const unmark = buildGoodFact(requested, 'PayoffMarked', { status: 'NOT_MARKED', lien: false, payoffs: 0 });
    expect(refusal(requested, unmark)?.because).toContain('required payoff');
    expect(refusal({ ...requested, requiredPayoffs: 0 }, unmark)).toBeNull();
  });

  test('while another draw is asked for, a limit of income is not what the file says', () => {
    const { file } = driveTo('final-offer', { OffersPriced: { limit: 'DTI' } });
    expect(derivedValues(file).uwSubDecision).toBe('FINAL_OFFER');
    expect(derivedValues(recordOrThrow(file, buildGoodFact(file, 'DrawChangeAsked'))).uwSubDecision).toBe(
      'VERIFIED_OFFER',
    );
  });
});

describe('consents and alerts', () => {
  test('a hard pull carries the number of the consent that it spends', () => {
    const { file } = driveTo('hard-credit');
    expect(
      refusal(file, buildGoodFact(file, 'HardCreditReturned', { consent: file.spentPulls + 2 }))?.because,
    ).toContain('each pull needs its own consent');
    expect(refusal({ ...file, hardConsentPull: 0 }, buildGoodFact(file, 'HardCreditReturned'))?.because).toContain(
      'each pull needs its own consent',
    );
    expect(refusal(file, buildGoodFact(file, 'HardCreditReturned'))).toBeNull();
  });

  test('the income bypass is not decided on a consent that is spent', () => {
    const { file } = driveTo('income');
    const decided = buildGoodFact(file, 'IncomeBypassDecided', { decision: 'BYPASS' });
    expect(refusal({ ...file, bypass: null }, decided)).toBeNull();
    expect(refusal({ ...file, bypass: null, spentPulls: file.submissions }, decided)?.because).toContain(
      'at submission',
    );
  });

  test('an alert of the hard pull is a review of its own, with a task of its own', () => {
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

describe('whose turn it is', () => {
  const recordNotice = (file: LoanFile) =>
    recordOrThrow(file, buildGoodFact(file, 'IncompletenessNoticeSent', { ball: file.turn }));

  test('the clock of an incomplete application ends when the turn is the lender’s', () => {
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

  test('answering a condition is an act of the borrower: the turn moves', () => {
    const { file } = driveTo('income');
    const requested = recordOrThrow(
      file,
      buildGoodFact(file, 'ConditionPosted', { id: 'letter', blocks: 'NONE', askBorrower: true }),
    );
    const answered = recordOrThrow(requested, buildGoodFact(requested, 'ConditionAnswered', { id: 'letter' }));
    expect(answered.turn).toBe(requested.turn + 1);
  });
});

describe('signing and closing', () => {
  test('a voided closing keeps neither the period nor the margin', () => {
    const { file } = driveTo('recording');
    const { clocks } = recordOrThrow(
      file,
      buildGoodFact(file, 'ClosingVoided', { consents: [], ground: 'PAPERS_WRONG' }),
    );
    expect({ period: clocks.RESCISSION, margin: clocks.SATISFIED }).toEqual({ period: undefined, margin: undefined });
  });

  test('a signer who has signed the deed or the note is not removed', () => {
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

  test('not everyone has signed while somebody on the title is not yet named', () => {
    const { file } = driveTo('rescission');
    expect(allSigned(file)).toBe(true);
    expect(allSigned({ ...file, finalTitle: { ...file.finalTitle, mustSign: [buildOwnerStory('kim')] } })).toBe(false);
  });

  test('a Texas homestead is signed on the day one year after the last loan, not the day before', () => {
    const { file } = driveTo('notary-plan', {
      ...TEXAS_STORY,
      PrequalTitleReturned: { texas: { openA6Lien: false, notBefore: '2026-03-20' } },
    });
    const planNotary = (notBefore: string) =>
      refusal(file, buildGoodFact(file, 'NotaryPlanned', { mode: 'MANUAL', notBefore }))?.because;
    expect(planNotary('2026-03-20T15:00:00.000Z')).toBeUndefined();
    expect(planNotary('2026-03-19T23:59:59.999Z')).toContain('less than a year has passed');
  });

  test('payoff figures do not expire once the payment is approved', () => {
    const getExpiryRefusal = (file: LoanFile) =>
      refusal(file, buildGoodFact(file, 'EvidenceExpired', { what: 'PAYOFF' }))?.because;
    expect(getExpiryRefusal(driveTo('funding-decision', MARKED_PAYOFF_STORY).file)).toBeUndefined();
    expect(getExpiryRefusal(driveTo('send-funds', MARKED_PAYOFF_STORY).file)).toContain('no payoff figures');
  });

  test('a signer may say no before there is anything to sign, and where they live while a hold stops the file', () => {
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

  test('a borrower takes an account back, and never says in the bank’s name why it failed', () => {
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

  test('the first disclosure is acknowledged once it is ready, not when it was only asked for', () => {
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
  ] as const)('a confirmation is taken when %s, unless nothing waits for it any more', (_when, gate) => {
    const { file } = driveTo(gate);
    const now = gate === 'send-funds' ? recordOrThrow(file, buildGoodFact(file, 'FundsOrdered')) : file;
    expect(refusal(now, buildGoodFact(now, 'NonRescissionConfirmed', { person: BORROWER })) === null).toBe(
      gate === 'mail-margin',
    );
  });
});
