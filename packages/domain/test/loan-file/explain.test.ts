import { describe, expect, test } from 'vitest';
import { type ExplainWords, explain, getGateWords, sentence } from '../../src/loan-file/explain.ts';
import { BORROWER, type LoanFile, emptyFile } from '../../src/loan-file/file.ts';
import { GATES } from '../../src/loan-file/gates.ts';
import { owners } from '../../src/loan-file/people.ts';
import { getProgress, getStage, startedWork } from '../../src/loan-file/status.ts';
import { type Story, driveTo, buildGoodFact, recordOrThrow } from './drive.ts';

const WORDS: Required<ExplainWords> = {
  bureau: 'Nimbus',
  names: 'Ana and Luis',
  reason: 'they own a half',
  fee: '$650',
  date: 'April 9, 2026',
  ended: 'April 8, 2026',
  cause: 'your income was lower',
  list: 'a bank letter',
  creditors: 'First Bank',
  condition: 'Please send your trust papers.',
};
/** Records the agreement to electronic documents of each owner. */
const agreeToScreens = (file: LoanFile): LoanFile =>
  owners(file).reduce(
    (agreed, person) =>
      recordOrThrow(agreed, buildGoodFact(agreed, 'ESignConsentGiven', { person, demonstrated: true })),
    file,
  );

const TEXAS_STORY: Story = { IntakeCompleted: { regime: 'TX_50A6' } };

describe('explain at every gate', () => {
  test.each(GATES.map((gate) => ({ id: gate.id, gate })))(
    '$id is a complete sentence with and without its words, without braces [ROUTE-064]',
    ({ gate }) => {
      const { text, ask = 'Nothing.' } = getGateWords(gate, emptyFile());
      for (const written of [text, ask]) {
        const full = sentence(written, WORDS);
        const bare = sentence(written, {});
        for (const told of [full, bare]) expect(told).toMatch(/^[A-Z][^{}[\]]*[.?]$/);
        const wanted = [...written.matchAll(/\{(\w+)\}/g)].map((match) => WORDS[match[1] as keyof ExplainWords]);
        for (const word of wanted) expect(full).toContain(word);
        expect(full === bare).toBe(wanted.length === 0);
      }
    },
  );

  test('inserts a reason with braces as plain text and omits a missing reason [ROUTE-064]', () => {
    const { file } = driveTo('liens');
    const onHold = recordOrThrow(
      file,
      buildGoodFact(file, 'ConditionPosted', { id: 'hold', blocks: 'NOW', askBorrower: false }),
    );
    expect(explain(onHold).text).toBe('We’re reviewing something in your file.');
    expect(explain(onHold, { reason: 'the {deed}' }).text).toBe('We’re reviewing something in your file: the deed.');
  });

  test('shows a person who declined to sign that we know, until it is settled [ROUTE-042]', () => {
    const { file } = driveTo('note');
    const declined = recordOrThrow(
      file,
      buildGoodFact(file, 'SigningDeclined', { person: BORROWER, condition: 'said' }),
    );
    expect(explain(declined)).toMatchObject({
      gate: 'hold-staff',
      owner: 'US',
      text: 'You told us that you don’t want to sign. A loan specialist will contact you. Changed your mind? Call us.',
    });
    const settled = recordOrThrow(declined, buildGoodFact(declined, 'ConditionCleared', { id: 'said' }));
    expect(explain(settled).text).toBe('Your agreement is ready.');
  });

  test('capitalizes the first word of a sentence, also when it replaces a name [ROUTE-064]', () => {
    const story: Story = {
      FinalTitleReturned: { mustSign: [{ person: 'kim', relation: 'SPOUSE', reason: 'spouse', livesThere: 'NO' }] },
    };
    const { file } = driveTo('co-deed', story);
    expect(explain(file).text).toBe('Other owners must sign too.');
    expect(explain(file, { names: 'Kim Ray', reason: 'the spouse signs too' }).text).toBe(
      'Kim Ray must sign too: the spouse signs too.',
    );
    expect(explain(driveTo('deed-others', story).file).text).toBe(
      'You’ve signed everything. Other owners still must sign.',
    );
  });
});

describe('explain shows who acts next and what comes next', () => {
  test.each([
    ['soft-credit', 'OTHER', 'The credit bureau', null, 'Choosing your offer'],
    ['choose', 'YOU', 'You', 'Choose a term and an amount.', 'A few details about you'],
    ['price', 'US', 'We', null, 'Choosing your offer'],
    [
      'income',
      'YOU',
      'You',
      'Connect your payroll or bank, or choose another way. Pay stubs add about 3 business days.',
      'Your ID',
    ],
    [
      'disburse-wait',
      'OTHER',
      'The bank',
      'You don’t need to do anything yet. When the deposit arrives, enter the code in its description.',
      'How you’ll make payments',
    ],
    ['send-funds', 'OTHER', 'The bank', null, 'Your line is open'],
    ['complete', 'OTHER', 'No one', null, null],
  ] as const)('the gate %s is owned by %s [ROUTE-064]', (gate, owner, ownerName, ask, next) => {
    expect(explain(driveTo(gate).file)).toMatchObject({ gate, owner, ownerName, ask, next });
  });

  test('the request at submission and valuation depends on the file [ROUTE-031, ROUTE-032]', () => {
    expect(explain(driveTo('submit').file).ask).toBe(
      'Read your documents, check your answers, agree to the hard credit check and submit. We’ll run the check after you verify your identity.',
    );
    expect(explain(driveTo('submit', { OfferSelected: { hardConsentVersion: 'hard-4' } }).file).ask).toBe(
      'Read your documents, check your answers and submit.',
    );
    const bpo: Story = { PropertyValued: { outcome: 'NO_VALUE', route: 'BPO' } };
    expect(explain(driveTo('valuation-order-bpo', bpo).file).ask).toBe('Order it.');
    expect(explain(driveTo('valuation-order-bpo', { ...bpo, ...TEXAS_STORY }).file).ask).toBe(
      'Read and confirm the condition.',
    );
  });

  test('the sentences about canceling name other owners only where there are some', () => {
    const withSpouse: Story = {
      FinalTitleReturned: { mustSign: [{ person: 'kim', relation: 'SPOUSE', reason: 'spouse', livesThere: 'YES' }] },
    };
    const alone: Story = { FinalTitleReturned: { mustSign: [] } };
    expect(explain(driveTo('rescission', alone).file).text).toMatch(/^You can cancel for free through /);
    expect(explain(driveTo('rescission', withSpouse).file).text).toMatch(/^Any owner can cancel for free through /);
    expect(explain(agreeToScreens(driveTo('mail-margin', alone).file)).ask).toContain(
      'you can confirm that you didn’t cancel',
    );
    expect(explain(agreeToScreens(driveTo('mail-margin', withSpouse).file)).ask).toContain('every owner can confirm');
  });

  test('owners of whom one gets documents on paper aren’t asked to confirm on a screen', () => {
    const { file } = driveTo('mail-margin', {
      FinalTitleReturned: { mustSign: [{ person: 'kim', relation: 'SPOUSE', reason: 'spouse', livesThere: 'YES' }] },
    });
    const onlyBorrower = recordOrThrow(
      file,
      buildGoodFact(file, 'ESignConsentGiven', { person: BORROWER, demonstrated: true }),
    );
    expect(explain(onlyBorrower).ask).toBe(
      'You don’t need to do anything. After this wait, we’ll prepare to send your money.',
    );
    expect(explain(agreeToScreens(file)).ask).toContain('every owner can confirm');
  });

  test('a declined or withdrawn file has no next step [ROUTE-009, ROUTE-058]', () => {
    const { file } = driveTo('liens');
    const declined = explain(recordOrThrow(file, buildGoodFact(file, 'ApplicationDeclined', { ground: null })));
    expect(declined).toMatchObject({ gate: 'declined', status: 'DECLINED', next: null });
    expect(explain(recordOrThrow(file, buildGoodFact(file, 'ApplicationWithdrawn')))).toMatchObject({
      gate: 'cancelled',
      owner: 'OTHER',
      next: null,
    });
  });
});

describe('getProgress and getStage', () => {
  test.each([
    ['intake', 'INITIAL', 0, 'PROG-002'],
    ['choose', 'PRODUCT_SELECT', 1, 'PROG-003'],
    ['contact', 'MORE_INFO', 2, 'PROG-004'],
    ['income', 'LINK_INCOME', 3, 'PROG-005'],
    ['liens', 'ID_UPLOAD', 4, 'PROG-006'],
    ['final-title', 'SIGNING', 5, 'PROG-007'],
    ['deed', 'ENOTARY', 6, 'PROG-008'],
    ['recording', 'COMPLETE', 7, 'PROG-011'],
    ['complete', 'COMPLETE', 7, 'PROG-011'],
  ] as const)('the gate %s is in stage %s, place %i [%s]', (gate, stage, index, _row) => {
    expect(getProgress(driveTo(gate).file)).toEqual({ stage, index, reopened: null });
  });

  test('an in-person notary is a separate stage at the same place [PROG-008, PROG-009]', () => {
    expect(getProgress(driveTo('deed-manual', TEXAS_STORY).file)).toMatchObject({ stage: 'MANUAL_NOTARY', index: 6 });
  });

  test('a hold and an end keep the interrupted stage [PROG-001]', () => {
    const { file } = driveTo('liens');
    const onHold = recordOrThrow(file, buildGoodFact(file, 'ConditionPosted', { id: 'hold', blocks: 'NOW' }));
    expect(getStage(onHold)).toBe('ID_UPLOAD');
    expect(getStage(recordOrThrow(onHold, buildGoodFact(onHold, 'ApplicationWithdrawn')))).toBe('ID_UPLOAD');
  });

  test('a bar that goes back shows whether the offer or the documents changed [PROG-001]', () => {
    const { file } = driveTo('final-offer');
    const requested = recordOrThrow(file, buildGoodFact(file, 'DrawChangeAsked'));
    expect(getProgress(requested)).toEqual({ stage: 'PRODUCT_SELECT', index: 1, reopened: 'OFFER' });
    const { file: planning } = driveTo('notary-plan');
    const other = recordOrThrow(planning, buildGoodFact(planning, 'NotaryPlanned', { mode: 'MANUAL', fee: 300 }));
    expect(getProgress(other)).toEqual({ stage: 'SIGNING', index: 5, reopened: 'PAPERS' });
  });
});

describe('startedWork', () => {
  test('starts the work of the current gate with its attempt, and the flood check at submission [OP-D-101]', () => {
    const { file } = driveTo('soft-credit');
    const failed = recordOrThrow(file, buildGoodFact(file, 'SoftCreditReturned', { outcome: 'ERROR' }));
    expect(startedWork(file, failed)).toEqual([{ gate: 'soft-error', attempt: 1, work: 'credit.retry' }]);
    const retried = recordOrThrow(failed, buildGoodFact(failed, 'SoftCreditRetryAsked', { reason: 'RETRY_JOB' }));
    expect(startedWork(failed, retried)).toEqual([{ gate: 'soft-credit', attempt: 2, work: 'credit.softPull' }]);
    const { file: ready } = driveTo('submit');
    const read = recordOrThrow(
      recordOrThrow(ready, buildGoodFact(ready, 'DocumentAcknowledged', { set: 'APP' })),
      buildGoodFact(ready, 'DocumentAcknowledged', { set: 'SUMMARY' }),
    );
    const submitted = recordOrThrow(
      read,
      buildGoodFact(read, 'ApplicationSubmitted', { hardConsentVersion: 'hard-4' }),
    );
    expect(startedWork(read, submitted)).toEqual([{ gate: 'flood', attempt: 1, work: 'flood.determine' }]);
    expect(recordOrThrow(submitted, buildGoodFact(submitted, 'FloodDetermined')).floodZone).toBe('CLEAR');
  });

  test('starts nothing again when a hold ends [OP-D-099]', () => {
    const { file } = driveTo('hard-credit');
    const onHold = recordOrThrow(
      file,
      buildGoodFact(file, 'ConditionPosted', { id: 'hold', blocks: 'NOW', askBorrower: true }),
    );
    expect(startedWork(file, onHold)).toEqual([{ gate: 'hold-borrower', attempt: 1, work: 'tell.borrower' }]);
    const cleared = recordOrThrow(onHold, buildGoodFact(onHold, 'ConditionCleared', { id: 'hold' }));
    expect(startedWork(onHold, cleared)).toEqual([]);
  });
});
