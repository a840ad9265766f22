import { describe, expect, test } from 'vitest';
import type { FactData } from '../../src/loan-file/facts.ts';
import { BORROWER, type LoanFile } from '../../src/loan-file/file.ts';
import { currentGate } from '../../src/loan-file/fold.ts';
import { refusal } from '../../src/loan-file/refusal.ts';
import { getProgress, startedWork, getStatus } from '../../src/loan-file/status.ts';
import { driveTo, buildGoodFact, recordOrThrow, type Story } from './drive.ts';

const postHold = (file: LoanFile): LoanFile =>
  recordOrThrow(file, buildGoodFact(file, 'ConditionPosted', { id: 'hold', blocks: 'NOW', askBorrower: true }));
const buildSpouseStory = (livesThere: 'UNKNOWN' | 'YES' | 'NO'): Story => ({
  ApplicationCreated: { occupancy: 'INVESTMENT', crypto: false, softConsent: true },
  FinalTitleReturned: {
    mustSign: [{ person: 'kim', relation: 'SPOUSE', reason: 'the state asks the spouse', livesThere }],
  },
});
const TEXAS_STORY: Story = { IntakeCompleted: { regime: 'TX_50A6' } };
const MARKED_PAYOFF_STORY: Story = { LiensConfirmed: { payoffs: 1, required: 1, disputed: 0, matched: true } };

describe('NotaryBooked with another mode', () => {
  const spouse: Story = { ...buildSpouseStory('YES'), NotaryPlanned: { notBefore: null } };

  test('refuses another mode for a signer other than the borrower', () => {
    const { file } = driveTo('deed-others', spouse);
    const disclosed = file.disclosedNotary!;
    const other = { mode: disclosed.mode === 'MANUAL' ? 'REMOTE' : 'MANUAL', fee: 300 } as const;
    const book = (person: string, notary: { mode: typeof other.mode; fee: number | null }) =>
      buildGoodFact(file, 'NotaryBooked', { person, place: null, at: null, ...notary });
    expect(refusal(file, book('kim', other))?.because).toBe('only the borrower can change how they meet the notary');
    expect(refusal(file, book('kim', disclosed as typeof other))).toBeNull();
    expect(recordOrThrow(file, book('kim', disclosed as typeof other)).closingSet).toBe(file.closingSet);
  });

  test('requires new documents when the borrower chooses it before signing', () => {
    const { file } = driveTo('deed', { NotaryPlanned: { notBefore: null } });
    const other = file.disclosedNotary?.mode === 'MANUAL' ? 'REMOTE' : 'MANUAL';
    const booked = buildGoodFact(file, 'NotaryBooked', {
      person: BORROWER,
      mode: other,
      fee: 300,
      place: null,
      at: null,
    });
    expect(refusal(file, booked)).toBeNull();
    expect(recordOrThrow(file, booked).closingSet).toBe(file.closingSet + 1);
  });
});

describe('turns and attempts', () => {
  test('accepts a borrower’s step only at its own gate and not during a hold [OP-D-069]', () => {
    const { file } = driveTo('contact');
    expect(refusal(file, buildGoodFact(file, 'ContactDetailsGiven'))).toBeNull();
    expect(refusal(file, buildGoodFact(file, 'DemographicsAnswered'))?.name).toBe('NOT_THEIR_TURN');
    expect(refusal(postHold(file), buildGoodFact(file, 'ContactDetailsGiven'))?.name).toBe('NOT_THEIR_TURN');
  });

  test('accepts a vendor’s answer during a hold, and continues after it [OP-D-099]', () => {
    const { file } = driveTo('hard-credit');
    const onHold = postHold(file);
    expect(getStatus(onHold)).toBe('TRUST_AND_INSURANCE');
    const answered = recordOrThrow(onHold, buildGoodFact(onHold, 'HardCreditReturned'));
    const cleared = recordOrThrow(answered, buildGoodFact(answered, 'ConditionCleared', { id: 'hold' }));
    expect(getStatus(cleared)).toBe('PREQUAL_TITLE');
  });

  test('refuses a vendor answer out of turn, to an earlier attempt, or given twice [OP-D-014]', () => {
    const { file } = driveTo('soft-credit');
    expect(refusal(file, buildGoodFact(file, 'HardCreditReturned'))?.name).toBe('NOT_THEIR_TURN');
    const failed = recordOrThrow(file, buildGoodFact(file, 'SoftCreditReturned', { outcome: 'ERROR' }));
    expect(refusal(failed, buildGoodFact(failed, 'SoftCreditReturned'))?.name).toBe('RULE');
    const repeated = recordOrThrow(failed, buildGoodFact(failed, 'SoftCreditRetryAsked', { reason: 'RETRY_JOB' }));
    expect(refusal(repeated, buildGoodFact(repeated, 'SoftCreditReturned', { attempt: 1 }))?.name).toBe(
      'STALE_ATTEMPT',
    );
    expect(refusal(repeated, buildGoodFact(repeated, 'SoftCreditReturned', { attempt: 2 }))).toBeNull();
  });

  test('an unknown answer leaves the gate open for a known one [OP-D-006]', () => {
    const { file } = driveTo('soft-credit');
    const odd = recordOrThrow(file, buildGoodFact(file, 'SoftCreditReturned', { outcome: 'THIN' }));
    expect(currentGate(odd)?.id).toBe('soft-credit');
    expect(refusal(odd, buildGoodFact(odd, 'SoftCreditReturned', { outcome: 'THICK' }))?.name).toBe('RULE');
    expect(getStatus(recordOrThrow(odd, buildGoodFact(odd, 'SoftCreditReturned')))).toBe('WAITING_FOR_AVM_DATA');
  });

  test('refuses to create an application twice', () => {
    const { file } = driveTo('intake');
    expect(refusal(file, buildGoodFact(file, 'ApplicationCreated'))?.name).toBe('RULE');
  });

  test('a closed file refuses every fact, and a complete one accepts a late rescission [ROUTE-057, ROUTE-058]', () => {
    const { file } = driveTo('complete');
    expect(refusal(file, buildGoodFact(file, 'ConditionPosted'))?.name).toBe('FILE_CLOSED');
    const late = recordOrThrow(file, buildGoodFact(file, 'LateRescissionReceived', { person: BORROWER }));
    expect(getStatus(late)).toBe('COMPLETE');
    const open = driveTo('liens').file;
    const withdrawn = recordOrThrow(open, buildGoodFact(open, 'ApplicationWithdrawn'));
    expect(refusal(withdrawn, buildGoodFact(withdrawn, 'LateRescissionReceived', { person: BORROWER }))?.name).toBe(
      'FILE_CLOSED',
    );
  });
});

describe('credit and offer rules', () => {
  test('requires one consent for each hard pull [OP-D-051]', () => {
    const { file } = driveTo('submit');
    const read = recordOrThrow(
      recordOrThrow(file, buildGoodFact(file, 'DocumentAcknowledged', { set: 'APP' })),
      buildGoodFact(file, 'DocumentAcknowledged', { set: 'SUMMARY' }),
    );
    expect(refusal(read, buildGoodFact(read, 'ApplicationSubmitted', { hardConsentVersion: null }))?.because).toContain(
      'consent',
    );
    expect(
      refusal(file, buildGoodFact(file, 'ApplicationSubmitted', { hardConsentVersion: 'hard-4' }))?.because,
    ).toContain('acknowledged');
    const { file: pulled } = driveTo('prequal-title');
    const expired = recordOrThrow(pulled, buildGoodFact(pulled, 'EvidenceExpired', { what: 'CREDIT' }));
    expect(getStatus(expired)).toBe('APP_SUBMISSION');
    expect(refusal(expired, buildGoodFact(expired, 'HardCreditReturned'))).not.toBeNull();
  });

  test('accepts at submission a hard pull consent given with the offer', () => {
    const { file } = driveTo('submit', { OfferSelected: { hardConsentVersion: 'hard-4' } });
    const read = recordOrThrow(
      recordOrThrow(file, buildGoodFact(file, 'DocumentAcknowledged', { set: 'APP' })),
      buildGoodFact(file, 'DocumentAcknowledged', { set: 'SUMMARY' }),
    );
    expect(refusal(read, buildGoodFact(read, 'ApplicationSubmitted', { hardConsentVersion: null }))).toBeNull();
  });

  test('changed answers void the summary and are refused after submission [OP-D-050]', () => {
    const { file } = driveTo('submit');
    const changed = recordOrThrow(file, buildGoodFact(file, 'AnswersChanged'));
    expect(getStatus(changed)).toBe('WAITING_FOR_INITIAL_OFFERS');
    const repriced = recordOrThrow(changed, buildGoodFact(changed, 'OffersPriced', { stands: true }));
    expect(getStatus(repriced)).toBe('GEN_SUMMARY_DISCLOSURE');
    const { file: submitted } = driveTo('income');
    expect(refusal(submitted, buildGoodFact(submitted, 'AnswersChanged'))?.name).toBe('RULE');
  });

  test('a new choice before submission brings new offers and a new summary but keeps the credit consent', () => {
    const { file } = driveTo('submit', { OfferSelected: { hardConsentVersion: 'hard-4' } });
    const requested = recordOrThrow(file, buildGoodFact(file, 'DrawChangeAsked'));
    expect(getStatus(requested)).toBe('WAITING_FOR_INITIAL_OFFERS');
    const priced = recordOrThrow(requested, buildGoodFact(requested, 'OffersPriced', { stands: true }));
    expect(getStatus(priced)).toBe('OFFER_SELECTION');
    const chosen = recordOrThrow(priced, buildGoodFact(priced, 'OfferSelected', { hardConsentVersion: null }));
    expect({ status: getStatus(chosen), read: chosen.acknowledgedSets, consent: chosen.hardConsentPull }).toEqual({
      status: 'GEN_SUMMARY_DISCLOSURE',
      read: { ...file.acknowledgedSets, SUMMARY: false },
      consent: file.hardConsentPull,
    });
  });

  test("a payoff mark and its new price don't change the status, and liens wait for the liens step [OP-D-036]", () => {
    const { file } = driveTo('choose');
    const mark = buildGoodFact(file, 'PayoffMarked', { status: 'MARKED_FOR_PAYOFF', lien: false, payoffs: 1 });
    const after = recordOrThrow(file, mark);
    expect(getStatus(recordOrThrow(after, buildGoodFact(after, 'OffersPriced', { stands: false })))).toBe(
      'OFFER_SELECTION',
    );
    expect(
      refusal(file, buildGoodFact(file, 'PayoffMarked', { status: 'MARKED_FOR_PAYOFF', lien: true, payoffs: 1 }))?.name,
    ).toBe('RULE');
    expect(
      refusal(file, buildGoodFact(file, 'PayoffMarked', { status: 'MARKED_FOR_PAYOFF', lien: false, payoffs: 2 }))
        ?.name,
    ).toBe('RULE');
  });

  test('refuses to select an outdated offer set [OP-D-044]', () => {
    const { file } = driveTo('choose');
    expect(refusal(file, buildGoodFact(file, 'OfferSelected', { version: 2 }))?.name).toBe('STALE_ATTEMPT');
    expect(refusal(file, buildGoodFact(file, 'OfferSelected', { version: 1 }))).toBeNull();
  });

  test('the borrower can refuse a worse reoffer, which declines the file, but not a better one [OP-D-042, OP-D-056]', () => {
    const { file } = driveTo('income');
    const changed = recordOrThrow(
      file,
      buildGoodFact(file, 'IncomeEvidenced', { accepted: 'BORROWER', matched: false }),
    );
    const worse = recordOrThrow(changed, buildGoodFact(changed, 'OffersPriced', { stands: false, worse: true }));
    const better = recordOrThrow(changed, buildGoodFact(changed, 'OffersPriced', { stands: false, worse: false }));
    expect(getStatus(recordOrThrow(worse, buildGoodFact(worse, 'ReducedOfferRefused')))).toBe('DECLINED');
    expect(refusal(better, buildGoodFact(better, 'ReducedOfferRefused'))?.name).toBe('RULE');
  });

  test('an accepted counteroffer stops its clock [OP-D-041]', () => {
    const { file } = driveTo('price');
    const offered = recordOrThrow(
      file,
      buildGoodFact(file, 'OffersPriced', { outcome: 'WINBACK', reasons: ['Income insufficient'], stands: false }),
    );
    const notice = buildGoodFact(offered, 'NoticePosted', {
      notice: 'COUNTER_OFFER',
      person: BORROWER,
      due: '2026-06-01T00:00:00.000Z',
    });
    const notified = recordOrThrow(offered, notice);
    expect(notified.clocks.COUNTER_OFFER).toEqual({ due: '2026-06-01T00:00:00.000Z', reached: false });
    expect(refusal(notified, notice)?.name).toBe('RULE');
    expect(refusal(notified, buildGoodFact(notified, 'IncompletenessNoticeSent'))?.name).toBe('RULE');
    expect(
      recordOrThrow(notified, buildGoodFact(notified, 'ReducedOfferAccepted')).clocks.COUNTER_OFFER,
    ).toBeUndefined();
  });

  test('payoff figures wait for a pending valuation, so there is one new offer [OP-D-071, OP-D-077]', () => {
    const { file } = driveTo('payoff', {
      ...MARKED_PAYOFF_STORY,
      PropertyValued: { outcome: 'NO_VALUE', route: 'BPO' },
    });
    const figures = recordOrThrow(file, buildGoodFact(file, 'PayoffFiguresReceived'));
    expect(getStatus(figures)).toBe('NAV_BPO_ORDER');
    const ordered = recordOrThrow(figures, buildGoodFact(figures, 'ValuationOrdered'));
    expect(getStatus(recordOrThrow(ordered, buildGoodFact(ordered, 'ValuationReturned')))).toBe(
      'WAITING_FOR_INITIAL_OFFERS',
    );
  });
});

describe('incompleteness notice', () => {
  test('cancels the file only when about the current turn, and an act voids it [OP-D-126]', () => {
    const { file } = driveTo('contact');
    expect(refusal(file, buildGoodFact(file, 'IncompletenessNoticeSent', { ball: file.turn - 1 }))?.name).toBe('RULE');
    const notified = recordOrThrow(file, buildGoodFact(file, 'IncompletenessNoticeSent'));
    const due = notified.clocks.INCOMPLETE!.due;
    expect(
      getStatus(
        recordOrThrow(notified, buildGoodFact(notified, 'ClockReached', { clock: 'INCOMPLETE', due, at: due })),
      ),
    ).toBe('CANCELLED');
    expect(
      recordOrThrow(notified, buildGoodFact(notified, 'ESignConsentGiven', { person: BORROWER })).clocks.INCOMPLETE,
    ).toBeUndefined();
    expect(recordOrThrow(notified, buildGoodFact(notified, 'ContactDetailsGiven')).clocks.INCOMPLETE).toBeUndefined();
  });

  test('is refused while the bank’s deposit is on its way [OP-D-090]', () => {
    const { file } = driveTo('disburse-wait');
    expect(currentGate(file)?.owner).toBe('bank');
    expect(refusal(file, buildGoodFact(file, 'IncompletenessNoticeSent'))?.name).toBe('NOT_THEIR_TURN');
  });
});

describe('signing rules', () => {
  test('a signature requires current documents, and E-SIGN consent or a witness of the ink [OP-D-106]', () => {
    const { file } = driveTo('note');
    const electronic = buildGoodFact(file, 'NoteSigned', { signer: BORROWER, how: 'ELECTRONIC', by: 'ESIGN' });
    expect(refusal(file, electronic)?.because).toContain('E-SIGN');
    expect(
      refusal(recordOrThrow(file, buildGoodFact(file, 'ESignConsentGiven', { person: BORROWER })), electronic),
    ).toBeNull();
    expect(refusal(file, buildGoodFact(file, 'NoteSigned', { signer: BORROWER, how: 'INK', by: 'ESIGN' }))?.name).toBe(
      'RULE',
    );
    expect(
      refusal(file, buildGoodFact(file, 'NoteSigned', { signer: BORROWER, papers: file.closingSet + 1 }))?.name,
    ).toBe('STALE_ATTEMPT');
  });

  test('a co-deeder never signs the note, and signs the deed once identified [OP-D-114, DATA-042]', () => {
    const { file } = driveTo('deed-others', buildSpouseStory('NO'));
    expect(refusal(file, buildGoodFact(file, 'DeedSigned', { signer: 'kim' }))?.because).toContain('identified');
    expect(refusal(file, buildGoodFact(file, 'NoteSigned', { signer: 'kim' }))).not.toBeNull();
    const opened = recordOrThrow(file, buildGoodFact(file, 'SignerInvitationOpened', { signer: 'kim' }));
    const identified = recordOrThrow(opened, buildGoodFact(opened, 'SignerIdentityChecked', { signer: 'kim' }));
    expect(getStatus(recordOrThrow(identified, buildGoodFact(identified, 'DeedSigned', { signer: 'kim' })))).toBe(
      'RECORDING',
    );
  });

  test('only people the title search requires can be named as co-deeders [OP-D-096, OP-D-097]', () => {
    const { file } = driveTo('co-deed', buildSpouseStory('NO'));
    expect(refusal(file, buildGoodFact(file, 'AdditionalSignerNamed', { signer: 'uncle' }))?.name).toBe('RULE');
    expect(
      refusal(file, buildGoodFact(file, 'AdditionalSignerNamed', { signer: 'kim', role: 'CO_BORROWER' }))?.name,
    ).toBe('RULE');
    expect(refusal(file, buildGoodFact(file, 'AdditionalSignerNamed', { signer: 'kim' }))).toBeNull();
  });

  test('only staff can remove a signer whose invitation is opened [OP-D-114]', () => {
    const { file } = driveTo('deed-others', buildSpouseStory('NO'));
    expect(refusal(file, buildGoodFact(file, 'SignerRemoved', { signer: 'kim', by: 'BORROWER' }))).toBeNull();
    const opened = recordOrThrow(file, buildGoodFact(file, 'SignerInvitationOpened', { signer: 'kim' }));
    expect(refusal(opened, buildGoodFact(opened, 'SignerRemoved', { signer: 'kim', by: 'BORROWER' }))?.name).toBe(
      'RULE',
    );
    const removed = recordOrThrow(opened, buildGoodFact(opened, 'SignerRemoved', { signer: 'kim', by: 'STAFF' }));
    expect([getStatus(removed), removed.closingSet]).toEqual(['CO_DEED_REQ', file.closingSet + 1]);
  });

  test('a declined signing holds the file for staff and blocks signing until it is settled [OP-D-068]', () => {
    const { file } = driveTo('deed');
    const declined = recordOrThrow(
      file,
      buildGoodFact(file, 'SigningDeclined', { person: BORROWER, condition: 'declined-1' }),
    );
    expect(currentGate(declined)?.id).toBe('hold-staff');
    expect(refusal(declined, buildGoodFact(declined, 'DeedSigned', { signer: BORROWER }))?.name).toBe('RULE');
    const settled = recordOrThrow(declined, buildGoodFact(declined, 'ConditionCleared', { id: 'declined-1' }));
    expect(refusal(settled, buildGoodFact(settled, 'DeedSigned', { signer: BORROWER }))).toBeNull();
  });

  test('the borrower can decline to sign from the final offer on [OP-D-103]', () => {
    const declineAt = (gate: Parameters<typeof driveTo>[0]) => {
      const { file } = driveTo(gate);
      return refusal(file, buildGoodFact(file, 'SigningDeclined', { person: BORROWER, condition: 'declined-1' }))?.name;
    };
    expect([declineAt('closing-disclosure'), declineAt('final-offer'), declineAt('signing-package')]).toEqual([
      'RULE',
      undefined,
      undefined,
    ]);
  });

  test('a notary plan different from the disclosed one requires new documents [OP-D-112]', () => {
    const { file } = driveTo('notary-plan');
    const planned = recordOrThrow(file, buildGoodFact(file, 'NotaryPlanned', { mode: 'MANUAL', fee: 300 }));
    expect([getStatus(planned), planned.closingSet]).toEqual(['GEN_CLOSING_DISCLOSURE', file.closingSet + 1]);
    const wrong = buildGoodFact(planned, 'ClosingDisclosureReady', { notary: { mode: 'REMOTE', fee: null } });
    expect(refusal(planned, wrong)?.name).toBe('RULE');
    expect(
      refusal(planned, buildGoodFact(planned, 'ClosingDisclosureReady', { notary: { mode: 'MANUAL', fee: 300 } })),
    ).toBeNull();
  });

  test('a Texas homestead signs note and deed at an office, not before the planned date [OP-D-110, OP-D-111]', () => {
    const { file: planning } = driveTo('notary-plan', TEXAS_STORY);
    expect(refusal(planning, buildGoodFact(planning, 'NotaryPlanned', { mode: 'REMOTE', fee: null }))?.name).toBe(
      'RULE',
    );
    expect(refusal(planning, buildGoodFact(planning, 'NotaryPlanned', { notBefore: null }))?.name).toBe('RULE');
    const { file } = driveTo('deed-manual', TEXAS_STORY);
    expect(
      refusal(file, buildGoodFact(file, 'DeedSigned', { signer: BORROWER, place: { kind: 'HOME' } }))?.because,
    ).toContain('office');
    const deed = recordOrThrow(file, buildGoodFact(file, 'DeedSigned', { signer: BORROWER }));
    expect(getStatus(deed)).toBe('MANUAL_DEED_SIGNING');
    expect(getStatus(recordOrThrow(deed, buildGoodFact(deed, 'NoteSigned', { signer: BORROWER })))).toBe('RESCISSION');
  });

  test('the deed of a home in a flood area waits ten days from the notice [OP-D-101]', () => {
    const { file } = driveTo('waiting-period', { FloodDetermined: { sfha: true } });
    expect(refusal(file, buildGoodFact(file, 'DeedSigned', { signer: BORROWER }))?.name).toBe('NOT_THEIR_TURN');
    expect(getStatus(driveTo('deed', { FloodDetermined: { sfha: true } }).file)).toBe('DEED_SIGNING');
  });
});

describe('rescission and funding rules', () => {
  test("a spouse who lives in the home has the right to cancel, although the borrower doesn't [OP-D-116]", () => {
    expect(getStatus(driveTo('rescission-notice', buildSpouseStory('UNKNOWN')).file)).toBe('RESCISSION');
    expect(() => driveTo('rescission-notice', buildSpouseStory('NO'))).toThrow(/complete/);
    const { file } = driveTo('deed-others', buildSpouseStory('NO'));
    const opened = recordOrThrow(file, buildGoodFact(file, 'SignerInvitationOpened', { signer: 'kim' }));
    const stays = recordOrThrow(
      opened,
      buildGoodFact(opened, 'SignerResidenceGiven', { signer: 'kim', livesThere: 'YES' }),
    );
    const identified = recordOrThrow(stays, buildGoodFact(stays, 'SignerIdentityChecked', { signer: 'kim' }));
    expect(getStatus(recordOrThrow(identified, buildGoodFact(identified, 'DeedSigned', { signer: 'kim' })))).toBe(
      'RESCISSION',
    );
  });

  test('the period requires notice to every owner and can only be extended [OP-D-118]', () => {
    const { file } = driveTo('rescission-notice');
    expect(refusal(file, buildGoodFact(file, 'RescissionPeriodSet'))?.because).toContain('notice');
    const { file: notified } = driveTo('rescission');
    const set = recordOrThrow(
      notified,
      buildGoodFact(notified, 'RescissionPeriodSet', {
        endsAt: '2026-04-10T05:00:00.000Z',
        satisfiedAt: '2026-04-13T05:00:00.000Z',
      }),
    );
    const shorter = { endsAt: '2026-04-09T05:00:00.000Z', satisfiedAt: '2026-04-13T05:00:00.000Z' };
    const longer = { endsAt: '2026-04-11T05:00:00.000Z', satisfiedAt: '2026-04-14T05:00:00.000Z' };
    expect(refusal(set, buildGoodFact(set, 'RescissionPeriodSet', shorter))?.name).toBe('RULE');
    expect(refusal(set, buildGoodFact(set, 'RescissionPeriodSet', longer))).toBeNull();
  });

  test("a cancellation sent by the end of the period counts, and one sent later doesn't [OP-D-119]", () => {
    const { file } = driveTo('recording');
    const end = file.clocks.RESCISSION!.due;
    const later = new Date(Date.parse(end) + 1).toISOString();
    expect(getStatus(recordOrThrow(file, buildGoodFact(file, 'Rescinded', { person: BORROWER, sentAt: end })))).toBe(
      'CANCELLED',
    );
    expect(refusal(file, buildGoodFact(file, 'Rescinded', { person: BORROWER, sentAt: later }))?.name).toBe('RULE');
    expect(
      refusal(file, buildGoodFact(file, 'Rescinded', { person: BORROWER, sentAt: end, how: 'LETTER', document: null }))
        ?.name,
    ).toBe('RULE');
  });

  test('after funding, a letter sent after the period is a late rescission and changes no status [OP-D-119]', () => {
    const { file } = driveTo('pay-creditors', MARKED_PAYOFF_STORY);
    const late = new Date(Date.parse(file.clocks.RESCISSION!.due) + 1).toISOString();
    expect(refusal(file, buildGoodFact(file, 'Rescinded', { person: BORROWER, sentAt: late }))?.name).toBe('RULE');
    expect(
      getStatus(recordOrThrow(file, buildGoodFact(file, 'LateRescissionReceived', { person: BORROWER, sentAt: late }))),
    ).toBe('DIRECT_DEBT_PAYOFF');
  });

  test.each(['pay-creditors', 'complete'] as const)(
    'at %s a letter sent in time cancels the loan and the funds remain sent',
    (gate) => {
      const { file } = driveTo(gate, MARKED_PAYOFF_STORY);
      const sentAt = file.clocks.RESCISSION!.due;
      expect(
        refusal(file, buildGoodFact(file, 'LateRescissionReceived', { person: BORROWER, sentAt }))?.because,
      ).toContain('in time');
      const cancelled = recordOrThrow(
        file,
        buildGoodFact(file, 'Rescinded', { person: BORROWER, sentAt, how: 'LETTER', document: 'doc:letter' }),
      );
      expect({ status: getStatus(cancelled), fundsSent: cancelled.fundsSent }).toEqual({
        status: 'CANCELLED',
        fundsSent: true,
      });
    },
  );

  test('a file canceled after the order accepts FundsSent once', () => {
    const { file } = driveTo('send-funds');
    expect(
      refusal(
        recordOrThrow(file, buildGoodFact(file, 'Rescinded', { person: BORROWER })),
        buildGoodFact(file, 'FundsSent'),
      )?.name,
    ).toBe('FILE_CLOSED');
    const ordered = recordOrThrow(file, buildGoodFact(file, 'FundsOrdered'));
    expect(refusal(ordered, buildGoodFact(ordered, 'FundsOrdered'))?.because).toContain('has the order');
    const cancelled = recordOrThrow(ordered, buildGoodFact(ordered, 'Rescinded', { person: BORROWER }));
    const out = recordOrThrow(cancelled, buildGoodFact(cancelled, 'FundsSent'));
    expect({ status: getStatus(out), fundsSent: out.fundsSent }).toEqual({ status: 'CANCELLED', fundsSent: true });
    expect(refusal(out, buildGoodFact(out, 'FundsSent'))?.name).toBe('FILE_CLOSED');
  });

  test('refuses an order during a hold or without approval, and blocks other acts after it', () => {
    const { file } = driveTo('send-funds');
    expect(refusal(file, buildGoodFact(file, 'FundsOrdered', { proposal: 2 }))?.because).toContain('what was approved');
    expect(refusal(file, buildGoodFact(file, 'FundsOrdered', { to: 'CUSTODIAN' }))?.name).toBe('RULE');
    const onHold = recordOrThrow(
      file,
      buildGoodFact(file, 'ConditionPosted', { id: 'review', blocks: 'NOW', askBorrower: false }),
    );
    expect(refusal(onHold, buildGoodFact(onHold, 'FundsOrdered'))?.name).toBe('NOT_THEIR_TURN');
    const ordered = recordOrThrow(file, buildGoodFact(file, 'FundsOrdered'));
    for (const type of ['ApplicationDeclined', 'NonRescissionConfirmed'] as const) {
      expect(
        refusal(
          ordered,
          buildGoodFact(ordered, type, type === 'ApplicationDeclined' ? { ground: 'FRAUD' } : { person: BORROWER }),
        )?.because,
      ).toContain('on its way');
    }
    expect(
      refusal(ordered, buildGoodFact(ordered, 'ConditionPosted', { id: 'insurance', blocks: 'FUNDING' }))?.because,
    ).toContain('on its way');
  });

  test('a new period voids earlier confirmations, clocks and recording orders', () => {
    const { file } = driveTo('recording');
    const confirmed = recordOrThrow(file, buildGoodFact(file, 'NonRescissionConfirmed', { person: BORROWER }));
    const [endsAt, satisfiedAt] = [1, 2].map((days) =>
      new Date(Date.parse(file.clocks.SATISFIED!.due) + days * 86_400_000).toISOString(),
    ) as [string, string];
    const repeated = recordOrThrow(confirmed, buildGoodFact(confirmed, 'RescissionPeriodSet', { endsAt, satisfiedAt }));
    expect({
      status: getStatus(repeated),
      nonRescission: repeated.nonRescissionSets,
      clocks: repeated.clocks,
    }).toMatchObject({
      status: 'RESCISSION',
      nonRescission: {},
      clocks: { RESCISSION: { due: endsAt, reached: false }, SATISFIED: { due: satisfiedAt, reached: false } },
    });
    expect(refusal(repeated, buildGoodFact(repeated, 'DeedRecorded'))).not.toBeNull();
    const over = recordOrThrow(
      repeated,
      buildGoodFact(repeated, 'ClockReached', { clock: 'RESCISSION', due: endsAt, at: endsAt }),
    );
    expect({ gate: currentGate(over)?.id, work: startedWork(repeated, over).map(({ work }) => work) }).toEqual({
      gate: 'recording',
      work: ['recording.submit'],
    });
    const recorded = recordOrThrow(over, buildGoodFact(over, 'DeedRecorded'));
    expect(currentGate(recorded)?.id).toBe('mail-margin');
  });

  test('the mail margin must end after the cancellation period', () => {
    const { file } = driveTo('rescission');
    const endsAt = '2026-04-10T05:00:00.000Z';
    const getRefusal = (satisfiedAt: string) =>
      refusal(file, buildGoodFact(file, 'RescissionPeriodSet', { endsAt, satisfiedAt }))?.because;
    expect(getRefusal(endsAt)).toContain('must follow the cancellation period');
    expect(getRefusal('2026-04-09T05:00:00.000Z')).toContain('must follow the cancellation period');
    expect(getRefusal('2026-04-10T05:00:00.001Z')).toBeUndefined();
  });

  test('refuses to accept a different income as a match', () => {
    for (const gate of ['income', 'income-review'] as const) {
      const beforeProof = driveTo('income').file;
      const file =
        gate === 'income'
          ? beforeProof
          : recordOrThrow(beforeProof, buildGoodFact(beforeProof, 'IncomeDocumentsSubmitted'));
      expect(refusal(file, buildGoodFact(file, 'IncomeEvidenced', { accepted: 'MATCH', matched: false }))?.name).toBe(
        'RULE',
      );
      expect(refusal(file, buildGoodFact(file, 'IncomeEvidenced', { accepted: 'MATCH', matched: true }))).toBeNull();
    }
  });

  test('confirmations of all owners end the mail margin [OP-D-120]', () => {
    const { file } = driveTo('mail-margin');
    expect(
      currentGate(recordOrThrow(file, buildGoodFact(file, 'NonRescissionConfirmed', { person: BORROWER })))?.id,
    ).toBe('final-checks');
  });

  test("the proposer can't approve an amount that needs two approvals [OP-D-122]", () => {
    const { file } = driveTo('funding-decision');
    const proposed = recordOrThrow(file, buildGoodFact(file, 'FundingProposed', { by: 'funder-1', approvals: 2 }));
    expect(refusal(proposed, buildGoodFact(proposed, 'FundingApproved', { by: 'funder-1' }))?.name).toBe('RULE');
    expect(refusal(proposed, buildGoodFact(proposed, 'FundingApproved', { by: 'funder-2' }))).toBeNull();
  });

  test('a rejected payment is proposed again before anyone can approve it', () => {
    const { file } = driveTo('funding-decision');
    const proposed = recordOrThrow(file, buildGoodFact(file, 'FundingProposed', { by: 'funder-1', approvals: 2 }));
    const rejected = recordOrThrow(proposed, buildGoodFact(proposed, 'FundingRejected', { by: 'funder-2' }));
    expect(currentGate(rejected)?.id).toBe('funding-decision');
    expect(refusal(rejected, buildGoodFact(rejected, 'FundingApproved', { by: 'funder-2' }))?.name).toBe('RULE');
    const again = recordOrThrow(rejected, buildGoodFact(rejected, 'FundingProposed', { by: 'funder-1', approvals: 2 }));
    expect(refusal(again, buildGoodFact(again, 'FundingApproved', { by: 'funder-2' }))).toBeNull();
  });

  test('staff can refuse the account before funding; a new one and new final checks are then needed', () => {
    const { file } = driveTo('funding-decision', MARKED_PAYOFF_STORY);
    const { attempt } = file.disbursement;
    const refuseAccount = (from: LoanFile, data: Partial<FactData['DisbursementAccountRefused']> = {}) =>
      buildGoodFact(from, 'DisbursementAccountRefused', { by: 'STAFF', reason: 'FUNDING_REVIEW', attempt, ...data });
    expect(refusal(file, refuseAccount(file, { attempt: attempt + 1 }))?.name).toBe('RULE');
    expect(refusal(file, refuseAccount(file, { by: 'BORROWER', reason: 'WITHDRAWN' }))?.name).toBe('NOT_THEIR_TURN');
    const proposed = recordOrThrow(file, buildGoodFact(file, 'FundingProposed', { by: 'funder-1', approvals: 1 }));
    const approved = recordOrThrow(proposed, buildGoodFact(proposed, 'FundingApproved', { by: 'funder-1' }));
    expect(refusal(approved, refuseAccount(approved))?.name).toBe('NOT_THEIR_TURN');

    expect(refusal(proposed, refuseAccount(proposed))?.name).toBe('RULE');
    const rejected = recordOrThrow(proposed, buildGoodFact(proposed, 'FundingRejected', { by: 'funder-1' }));
    const refused = recordOrThrow(rejected, refuseAccount(rejected));
    expect(refused).toMatchObject({ proposal: null, finalChecksPassed: false, payoffFigures: { received: false } });
    expect(currentGate(refused)?.id).toBe('disburse');
    expect(getProgress(refused)).toMatchObject({ stage: 'SIGNING', reopened: 'ACCOUNT' });
    const entered = recordOrThrow(
      refused,
      buildGoodFact(refused, 'DisbursementAccountEntered', { method: 'MICRO_DEPOSIT' }),
    );
    expect(currentGate(entered)?.id).toBe('disburse-wait');
    const verified = recordOrThrow(
      entered,
      buildGoodFact(entered, 'DisbursementAccountVerified', { by: 'BORROWER', attempt: attempt + 1 }),
    );
    expect(currentGate(verified)?.id).toBe('payoff-renew');
  });

  test('funds require the payoffs and the payout destination of the loan [OP-D-122]', () => {
    const { file } = driveTo('send-funds', MARKED_PAYOFF_STORY);
    expect(refusal(file, buildGoodFact(file, 'FundsSent', { payoffs: 0 }))?.name).toBe('RULE');
    expect(refusal(file, buildGoodFact(file, 'FundsSent', { to: 'CUSTODIAN' }))?.name).toBe('RULE');
    expect(refusal(file, buildGoodFact(file, 'FundsSent'))).toBeNull();
    expect(refusal(file, buildGoodFact(file, 'FundsOrdered', { payoffs: 0 }))?.name).toBe('RULE');
    expect(refusal(file, buildGoodFact(file, 'FundsOrdered'))).toBeNull();
  });

  test('a funding condition stops the final checks, and expired figures void checks and proposal [OP-D-121]', () => {
    const { file } = driveTo('funding-decision', MARKED_PAYOFF_STORY);
    const requested = recordOrThrow(
      file,
      buildGoodFact(file, 'ConditionPosted', { id: 'insurance', blocks: 'FUNDING' }),
    );
    expect(currentGate(requested)?.id).toBe('final-checks');
    const proposed = recordOrThrow(file, buildGoodFact(file, 'FundingProposed'));
    const expired = recordOrThrow(proposed, buildGoodFact(proposed, 'EvidenceExpired', { what: 'PAYOFF' }));
    expect([currentGate(expired)?.id, expired.finalChecksPassed, expired.proposal]).toEqual([
      'payoff-renew',
      false,
      null,
    ]);
  });

  test('refuses a closing condition after the final offer is accepted [OP-D-104]', () => {
    const { file } = driveTo('final-offer');
    expect(refusal(file, buildGoodFact(file, 'ConditionPosted', { id: 'letter', blocks: 'CLOSING' }))).toBeNull();
    const accepted = recordOrThrow(file, buildGoodFact(file, 'FinalOfferAccepted'));
    expect(
      refusal(accepted, buildGoodFact(accepted, 'ConditionPosted', { id: 'letter', blocks: 'CLOSING' }))?.name,
    ).toBe('RULE');
  });

  test('voids documents with consents or a ground before the recording, and refuses their recording [OP-D-120]', () => {
    const { file } = driveTo('recording');
    expect(refusal(file, buildGoodFact(file, 'ClosingVoided', { consents: [], ground: null }))?.name).toBe('RULE');
    const voided = recordOrThrow(file, buildGoodFact(file, 'ClosingVoided', { consents: [], ground: 'PAPERS_WRONG' }));
    expect(getStatus(voided)).toBe('WAITING_FOR_INITIAL_OFFERS');
    expect(refusal(voided, buildGoodFact(voided, 'DeedRecorded', { papers: file.closingSet }))?.name).toBe(
      'STALE_ATTEMPT',
    );
    expect(refusal(voided, buildGoodFact(voided, 'DeedRecorded'))?.name).toBe('NOT_THEIR_TURN');
    const { file: recorded } = driveTo('mail-margin');
    expect(
      refusal(recorded, buildGoodFact(recorded, 'ClosingVoided', { consents: [], ground: 'PAPERS_WRONG' }))?.name,
    ).toBe('RULE');
  });

  test('refuses to expire evidence after someone has signed [OP-D-106]', () => {
    const { file } = driveTo('notary-plan');
    for (const what of ['CREDIT', 'INCOME', 'TITLE'] as const)
      expect(refusal(file, buildGoodFact(file, 'EvidenceExpired', { what }))?.name).toBe('RULE');
  });

  test('a crypto line needs no account and pays to the custodian only [ROUTE-027]', () => {
    const story: Story = { ApplicationCreated: { occupancy: 'HOME', crypto: true, softConsent: true } };
    expect(() => driveTo('disburse', story)).toThrow(/complete/);
    const { file } = driveTo('send-funds', story);
    expect(refusal(file, buildGoodFact(file, 'FundsSent', { to: 'ACCOUNT' }))?.name).toBe('RULE');
  });
});
