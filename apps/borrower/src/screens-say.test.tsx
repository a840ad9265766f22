import {
  listHelocs,
  listOwnConditions,
  readDraft,
  readHeloc,
  readIncome,
  readOffers,
  readDisbursement,
  readServicedAccount,
  readProfile,
  readRescission,
  readStatus,
  type Call,
  type OfferSet,
  type Status,
  type Reply,
} from '@lintel/contract';
import { formatMoney, quote, type Offer, type OfferStep, type Receipt } from '@lintel/domain';
import { RouterLinkProvider } from '@lintel/ui';
import { callKey } from '@lintel/web';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { Link, MemoryRouter } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { buildSamplePage, buildSampleReply } from '../test/samples.ts';
import { ApplicationCard } from './account/dashboard/application-card.tsx';
import { DashboardScreen } from './account/dashboard/dashboard-screen.tsx';
import { listLineRows } from './account/dashboard/open-line.tsx';
import { DASHBOARD } from './account/dashboard/words.en.ts';
import { CancelDialog } from './after-signing/cancel-dialog.tsx';
import { NotCanceling } from './after-signing/not-canceling.tsx';
import { unreadFirst } from './application/document/disclosures/list.tsx';
import { OfferFigures, OfferTerms } from './application/product/offer-summary.tsx';
import { asksForHardCredit, WhatNext } from './application/product/select/confirm/parts.tsx';
import { CONFIRM } from './application/product/select/confirm/words.en.ts';
import { StopDialog } from './application/stop/stop-dialog.tsx';
import { HomeCard, OfferCard } from './gate/loan-cards.tsx';
import { keepPhase, receiptsAt, ReceiptMessages } from './gate/receipts.tsx';
import { StageProgress } from './gate/stage-progress.tsx';
import { GATE } from './gate/words.en.ts';
import { DeedSigned } from './notary/video-meeting.tsx';
import { FORGOT } from './platform/lazy/words.en.ts';
import { PageDataProvider } from './platform/page-data.tsx';
import { DraftProvider } from './register/flow/draft.tsx';
import { DeclineDialog } from './signing/decline.tsx';
import { AskPassword } from './step-up/ask-password.tsx';

// The words of screens: renders parts of them with replies in the query cache, and checks the text.
const UUID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const { privateLabel } = buildSamplePage();
const page = buildSamplePage({
  privateLabel: {
    ...privateLabel,
    support: {
      ...privateLabel.support,
      phone: '+18885550142',
      phoneLabel: '(888) 555-0142',
      email: 'help@lender.example',
    },
    name: { ...privateLabel.name, display: 'The Lender' },
  },
});

/** Replies in the cache, each read for the loan's version if it names one. */
type Answers = readonly (readonly [call: Call, ask: object, reply: unknown, version?: number])[];

function withProviders(part: ReactNode, answers: Answers): ReactNode {
  const client = new QueryClient();
  for (const [call, ask, reply, version] of answers)
    client.setQueryData([...callKey(call, ask), ...(version === undefined ? [] : [version])], reply);
  return (
    <MemoryRouter>
      <RouterLinkProvider link={Link}>
        <PageDataProvider data={page}>
          <QueryClientProvider client={client}>
            <DraftProvider>{part}</DraftProvider>
          </QueryClientProvider>
        </PageDataProvider>
      </RouterLinkProvider>
    </MemoryRouter>
  );
}

const renderText = (part: ReactNode, answers: Answers = []): string =>
  renderToStaticMarkup(withProviders(part, answers));

/** Renders a part once its chunks are there. */
const renderLoaded = async (part: ReactNode, answers: Answers): Promise<string> =>
  new Response((await prerender(withProviders(part, answers))).prelude).text();

const stripTags = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ');
const LOAN_REQUEST = { params: { uuid: UUID } };

const SOON = { signsOn: '2026-11-25', fundingOn: '2026-12-01', afterTitleSearch: true };

describe('an offer', () => {
  const offer: Offer = {
    id: '20-299',
    term: 20,
    type: 'FIXED_20',
    min: 15_448.5,
    max: 152_425.2,
    minDraw: 15_000,
    maxDraw: 148_000,
    originationFee: 0.0299,
    rate: 0.0835,
    discountList: [],
  };
  const set = { offersByType: { FIXED_20: [offer] }, costs: [], liabilities: [] };

  test('shows its fixed rate, its draw and repayment periods, and until when it is held', () => {
    expect(stripTags(renderText(<OfferTerms offer={offer} heldUntil="2026-12-23" today="2026-11-25" />))).toBe(
      ' Rate type Fixed for this draw Draw period The first 4 years: you can draw again what you’ve paid back Repayment period The next 16 years: no more draws Monthly payments 240, starting one month after we send your money Offer held until Wed, Dec 23 (in 28 days) ',
    );
    expect(stripTags(renderText(<OfferTerms offer={offer} heldUntil={null} today={undefined} />))).not.toContain(
      'held until',
    );
  });

  test('shows no payment for an unavailable amount', () => {
    const chosen = quote(set, offer, { offerSetId: 'set', offerId: '20-299', drawAmount: 85_000, discountTypes: [] });
    const payment = formatMoney(chosen.monthlyPayment);
    expect(stripTags(renderText(<OfferFigures set={set as never} offer={offer} quote={chosen} />))).toContain(payment);
    expect(
      stripTags(renderText(<OfferFigures set={set as never} offer={offer} quote={chosen} blank="—" />)),
    ).not.toContain(payment);
  });

  test('lists only the remaining steps on its confirmation and asks for the hard pull only before submission', () => {
    const renderNext = (stepsLeft: OfferSet['stepsLeft']) =>
      renderText(<WhatNext set={{ stepsLeft, fundingIfSignedSoon: SOON } as OfferSet} today="2026-11-24" />);
    const renderSteps = (stepsLeft: OfferSet['stepsLeft']) =>
      [...renderNext(stepsLeft).matchAll(/<b>(.*?)<\/b>/g)].map(([, title]) => title);
    const listTitles = (steps: readonly OfferStep[]) =>
      [CONFIRM.next.accept, ...steps.map((step) => CONFIRM.next.steps[step])].map(({ title }) =>
        renderToStaticMarkup(<>{title}</>),
      );
    expect(renderSteps(['DETAILS', 'INCOME', 'SIGN'])).toEqual(listTitles(['DETAILS', 'INCOME', 'SIGN']));
    expect(renderSteps(['SIGN'])).toEqual(listTitles(['SIGN']));
    expect(renderSteps(['SIGN', 'NOTARY', 'RESCISSION', 'FUNDING'])).toEqual(
      listTitles(['SIGN', 'NOTARY', 'RESCISSION', 'FUNDING']),
    );
    expect(stripTags(renderNext(['FUNDING']))).toContain('You can usually sign starting');
    expect(stripTags(renderNext(['ACCOUNT', 'FUNDING']))).toContain(
      'If you finish everything except signing today, you can usually sign starting Wed, Nov 25 (tomorrow). First, a title company checks who owns your home and what’s owed on it. If all documents are signed on Wed, Nov 25 (tomorrow), we’d send your money on Tue, Dec 1 (in 7 days). If you finish later, we’d send it later.',
    );
    expect(asksForHardCredit({ stepsLeft: ['DETAILS', 'SIGN'], consents: [] })).toBe(true);
    expect(
      asksForHardCredit({ stepsLeft: ['DETAILS', 'SIGN'], consents: [{ type: 'HARD_CREDIT', version: '1' }] }),
    ).toBe(false);
    expect(asksForHardCredit({ stepsLeft: ['HOME', 'SIGN'], consents: [] })).toBe(false);
  });
});

describe('the receipts after a step', () => {
  const autopay = {
    chosen: true,
    withAutopay: { rate: 0.0835, monthlyPayment: 751.42 },
    without: { rate: 0.086, monthlyPayment: 765.27 },
  };
  const renderReceipts = (
    receipts: Parameters<typeof ReceiptMessages>[0]['receipts'],
    loan: Record<string, unknown> = { amount: 87_541.5, rate: 0.0835 },
  ) =>
    stripTags(
      renderText(<ReceiptMessages receipts={receipts} usualTime="5 minutes" />, [
        [readProfile, {}, { name: { firstName: 'Maria' } }],
        [readHeloc, { params: { uuid: '' } }, loan],
        [readIncome, { params: { uuid: '' } }, { verifiedIncome: 82_000 }],
      ]),
    ).trim();

  test('confirm the application, the income and the credit check, and say how long the next step takes', () => {
    const next = 'Your next step is below. It usually takes 5 minutes.';
    expect(renderReceipts(['SUBMITTED'])).toBe(
      `Maria, we have your application for a $87,542 line of credit at 8.35%. ${next}`,
    );
    expect(renderReceipts(['SUBMITTED'], { amount: 87_541.5, rate: 0.0835, autopay })).toContain(
      'line of credit at 8.35% with autopay, 8.60% without.',
    );
    expect(
      renderReceipts(['SUBMITTED'], { amount: 87_541.5, rate: 0.086, autopay: { ...autopay, chosen: false } }),
    ).toContain('line of credit at 8.60% without autopay, 8.35% with it.');
    expect(renderReceipts(['INCOME'])).toBe(`We confirmed your income of $82,000 a year. ${next}`);
    expect(renderReceipts(['INCOME', 'CREDIT'])).toBe(
      `We confirmed your income of $82,000 a year. ${GATE.receipts.CREDIT} ${next}`,
    );
  });

  test('are shown once in a tab, on the next page, and only for their application', () => {
    const storage = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    });
    try {
      const keepAndGetReceipts = (uuid: string, phase: number | null, pathname: string): readonly Receipt[] => {
        const receipts = receiptsAt(uuid, phase, pathname);
        keepPhase(uuid, phase);
        return receipts;
      };
      expect(keepAndGetReceipts(UUID, 1, '/income')).toEqual([]);
      expect(keepAndGetReceipts('another', 0, '/summary')).toEqual([]);
      expect(keepAndGetReceipts(UUID, 0, '/summary')).toEqual([]);
      expect(keepAndGetReceipts(UUID, 1, '/income')).toEqual(['SUBMITTED']);
      // The receipts stay when the page's frame is replaced.
      expect(keepAndGetReceipts(UUID, 1, '/income')).toEqual(['SUBMITTED']);
      // A hold has no phase: it shows no receipts and forgets none.
      expect(keepAndGetReceipts(UUID, null, '/hold')).toEqual([]);
      expect(keepAndGetReceipts(UUID, 1, '/income')).toEqual([]);
      expect(keepAndGetReceipts(UUID, 2, '/identity')).toEqual(['INCOME']);
      expect(keepAndGetReceipts(UUID, 3, '/liens')).toEqual(['CREDIT']);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  test('show a signer their name, the cancellation deadline, and how much is sent when', () => {
    const signed = stripTags(
      renderText(<DeedSigned uuid={UUID} to="/next" isBorrower />, [
        [readProfile, {}, { name: { firstName: 'Maria' } }],
        [readRescission, LOAN_REQUEST, { owed: true, lastDay: '2026-11-25' }],
        [readDisbursement, LOAN_REQUEST, { fundingOn: '2026-11-30', toBorrower: 73_760 }],
      ]),
    );
    expect(signed).toContain('You’ve signed, Maria');
    expect(signed).toContain('You can cancel for free through Wed, Nov 25.');
    expect(signed).toContain('If no one cancels, we’ll send $73,760 on Mon, Nov 30.');
  });

  test('tell a signer that the last day to cancel follows, while an owner has no notice', () => {
    const signed = stripTags(
      renderText(<DeedSigned uuid={UUID} to="/next" isBorrower />, [
        [readProfile, {}, { name: { firstName: 'Maria' } }],
        [readRescission, LOAN_REQUEST, { owed: true, lastDay: null, owners: [{}, {}] }],
        [readDisbursement, LOAN_REQUEST, { fundingOn: null, toBorrower: 73_760 }],
      ]),
    );
    expect(signed).toContain('Any owner can cancel for free.');
    expect(signed).toContain('we’ll show you the last day to cancel. We’ll also show you the day we send the money.');
    expect(signed).not.toContain('$73,760');
  });

  test('speak to the only owner of no one else', () => {
    const signed = stripTags(
      renderText(<DeedSigned uuid={UUID} to="/next" isBorrower />, [
        [readProfile, {}, { name: { firstName: 'Maria' } }],
        [readRescission, LOAN_REQUEST, { owed: true, lastDay: null, owners: [{}] }],
        [readDisbursement, LOAN_REQUEST, { fundingOn: null, toBorrower: 73_760 }],
      ]),
    );
    expect(signed).toContain('You can cancel for free. Once you have the notice of the right to cancel,');
    expect(signed).not.toMatch(/every|any owner/i);
  });

  test('don’t mention canceling to a signer without the right', () => {
    const signed = stripTags(
      renderText(<DeedSigned uuid={UUID} to="/next" isBorrower />, [
        [readProfile, {}, { name: { firstName: 'Maria' } }],
        [readRescission, LOAN_REQUEST, { owed: false, lastDay: null }],
        [readDisbursement, LOAN_REQUEST, { fundingOn: '2026-11-30', toBorrower: 73_760 }],
      ]),
    );
    expect(signed).toContain('We expect to send $73,760 on Mon, Nov 30.');
    expect(signed).not.toContain('cancel');
  });
});

describe('a dialog that ends something', () => {
  const signing = {
    uuid: UUID,
    name: 'Maria Delgado',
    to: { start: '', documents: '', problem: '' },
    decline: async () => {},
  };
  const owner = { uuid: UUID, right: { ...buildSampleReply(readRescission), notice: null }, reload: async () => {} };

  test.each([
    [
      'stopping the application',
      <StopDialog
        key="a"
        uuid={UUID}
        open
        refusesOffer={false}
        busy={false}
        errorText={undefined}
        onStop={() => {}}
        onBack={() => {}}
      />,
    ],
    ['canceling the loan', <CancelDialog key="b" owner={owner} onClose={() => {}} />],
    ['declining to sign', <DeclineDialog key="c" signing={signing} hasSigned={false} onClose={() => {}} />],
  ])('makes keeping the primary button and %s an outlined one in red', (_what, dialog) => {
    const buttons = [...renderText(dialog).matchAll(/<button[^>]*>/g)]
      .map(([button]) => button)
      .filter((button) => /primary|secondary/.test(button));
    expect(buttons).toHaveLength(2);
    expect({ first: /primary/.test(buttons[0] ?? ''), isRed: /data-danger/.test(buttons[0] ?? '') }).toEqual({
      first: true,
      isRed: false,
    });
    expect({ first: /primary/.test(buttons[1] ?? ''), isRed: /data-danger/.test(buttons[1] ?? '') }).toEqual({
      first: false,
      isRed: true,
    });
  });
});

describe('the panel that confirms no cancellation', () => {
  const owner = { firstName: 'Maria', isYou: true, confirmedAt: null };
  const right = {
    ...buildSampleReply(readRescission),
    canConfirm: true,
    owners: [owner],
    lastDay: '2026-11-30',
    satisfiedOn: '2026-12-01',
    fundingOn: '2026-12-02',
    soonerOn: null,
  };
  const renderPanel = (changes: object): string =>
    stripTags(
      renderText(
        <NotCanceling ownerRight={{ uuid: UUID, right: { ...right, ...changes } as never, reload: async () => {} }} />,
        [[readHeloc, LOAN_REQUEST, { dates: { today: '2026-12-01' } }]],
      ),
    );

  test('promises an earlier day only where the server expects one', () => {
    expect(renderPanel({ soonerOn: '2026-12-01' })).toContain(
      'If you confirm that you didn’t cancel, we stop waiting for mailed cancellations and expect to send the money on Tue, Dec 1 (today) instead of Wed, Dec 2 (tomorrow). Your first payment is due one month after we send your money.',
    );
    const text = renderPanel({});
    expect(text).toContain(
      'we stop waiting for mailed cancellations and start the final checks now. You don’t have to',
    );
    expect(text).not.toContain('instead of');
  });

  test('names the other owners whose confirmation is missing, and asks all of them', () => {
    const robin = { firstName: 'Robin', isYou: false, confirmedAt: null };
    expect(renderPanel({ owners: [owner, robin] })).toContain('If every owner confirms that they didn’t cancel');
    expect(renderPanel({ owners: [{ ...owner, confirmedAt: '2026-12-01T16:00:00Z' }, robin] })).toContain(
      'You confirmed that you didn’t cancel. Waiting for Robin.',
    );
  });
});

test('the password dialog links to the password reset', () => {
  expect(renderText(<AskPassword onDone={() => {}} onClose={() => {}} />)).toContain(`href="${FORGOT.path}"`);
});

test('unreadFirst lists unread documents first and keeps the order of the others', () => {
  const documents = ['a', 'b', 'c', 'd'].map((uuid, index) => ({
    uuid,
    acknowledgedAt: index % 2 === 0 ? '2026-11-23T10:00:00Z' : null,
  }));
  expect(unreadFirst(documents as never).map(({ uuid }) => uuid)).toEqual(['b', 'd', 'a', 'c']);
});

describe('the dashboard', () => {
  const status = {
    checklistStatus: 'OFFER_SELECTION',
    gate: 'choose',
    progress: { stage: 'PRODUCT_SELECT', reopened: null },
    explain: {},
  };
  const application = {
    uuid: UUID,
    active: true,
    activeForAppStart: true,
    status,
    property: { street1: '1 Main St', city: 'Denver', state: 'CO', zip: '80202' },
    amount: 87_541.5,
    refund: null,
    messages: [],
    version: 1,
    auditFields: { createdDate: '2026-11-20T10:00:00Z' },
    dates: { today: '2026-11-25' },
    explain: {
      owner: 'YOU',
      text: 'Your offers are ready.',
      ask: 'Choose one.',
      since: null,
      usualTime: null,
      dueOn: null,
    },
  };
  const complete = {
    ...application,
    status: {
      ...status,
      checklistStatus: 'COMPLETE',
      gate: 'complete',
      progress: { stage: 'COMPLETE', reopened: null },
    },
    explain: { ...application.explain, owner: 'OTHER', ownerName: 'No one', text: 'Your line is open.', ask: null },
  };
  const draft = { values: { 'set-password': {}, 'phone-and-email': {} } };

  test('offers to resume a draft only when no application is open', async () => {
    const renderDashboard = async (applications: readonly object[]) =>
      stripTags(
        await renderLoaded(<DashboardScreen />, [
          [listHelocs, {}, applications],
          [readProfile, {}, { name: { firstName: 'Maria' } }],
          [readDraft, {}, draft],
        ]),
      );
    expect(await renderDashboard([application])).not.toContain(DASHBOARD.draft.title);
    expect(await renderDashboard([application])).toContain('Your offers are ready.');
    expect(await renderDashboard([])).toContain(DASHBOARD.draft.title);
  });

  test.each([
    ['the borrower’s step', {}, [], 'Maria, we need one thing from you now', 'To do'],
    ['the step and a condition', {}, ['OPEN'], 'Maria, we need two things from you now', 'To do'],
    ['our step and a condition', { owner: 'US' }, ['OPEN'], 'Maria, we need one thing from you now', 'In progress'],
    [
      'our step and a sent condition',
      { owner: 'US' },
      ['SENT'],
      'Nothing for you to do right now, Maria',
      'In progress',
    ],
  ])('counts what is left for the borrower: %s', (_case, owner, states, title, list) => {
    const conditions = states.map((state, index) => ({
      ...buildSampleReply(listOwnConditions)[0],
      uuid: `condition-${index}`,
      state,
    }));
    const html = renderText(<DashboardScreen />, [
      [listHelocs, {}, [{ ...application, explain: { ...application.explain, ...owner } }]],
      [readProfile, {}, { name: { firstName: 'Maria' } }],
      [readDraft, {}, null],
      [listOwnConditions, LOAN_REQUEST, conditions],
    ]);
    expect(html).toContain(`<h1 tabindex="-1">${title}</h1>`);
    expect(html).toContain(`<h2>${list}</h2>`);
  });

  test.each([
    [
      'while choosing',
      { gate: 'choose', amount: null },
      ['DETAILS', 'ACCOUNT', 'SIGN'],
      true,
      'We’re holding your offers until Wed, Dec 23. If you finish everything except signing today, you can usually sign starting Wed, Nov 25 (today).',
    ],
    [
      'before the submission',
      { gate: 'contact' },
      ['DETAILS', 'ACCOUNT', 'SIGN'],
      true,
      'We’re holding your offer until Wed, Dec 23. If you finish everything except signing today, you can usually sign starting Wed, Nov 25 (today). First, a title company checks who owns your home and what’s owed on it. If all documents are signed on Wed, Nov 25 (today), we’d send your money on Tue, Dec 1 (in 6 days). If you finish later, we’d send it later.',
    ],
    [
      'after it',
      { gate: 'income' },
      ['INCOME', 'SIGN'],
      false,
      'Maria, we need one thing from you now If all documents are signed by Wed, Nov 25 (today), we’d send your money on Tue, Dec 1 (in 6 days). If not, we’d send it later.',
    ],
  ])(
    'says until when the offer is held only before the submission: %s',
    (_case, { gate, ...changes }: { gate: string; amount?: null }, stepsLeft, afterTitleSearch, words) => {
      const status = { ...application.status, gate };
      const offers = { stepsLeft, heldUntil: '2026-12-23', fundingIfSignedSoon: { ...SOON, afterTitleSearch } };
      const text = stripTags(
        renderText(<DashboardScreen />, [
          [listHelocs, {}, [{ ...application, ...changes, status }]],
          [readProfile, {}, { name: { firstName: 'Maria' } }],
          [readDraft, {}, null],
          [listOwnConditions, LOAN_REQUEST, []],
          [readOffers, LOAN_REQUEST, offers, application.version],
        ]),
      );
      expect(text).toContain(words);
    },
  );

  test('says since when a step is with someone else, and how long that usually takes', () => {
    const text = stripTags(
      renderText(<DashboardScreen />, [
        [
          listHelocs,
          {},
          [
            {
              ...application,
              explain: {
                ...application.explain,
                owner: 'OTHER',
                ownerName: 'the county',
                since: '2026-11-24T17:00:00.000Z',
                usualTime: '1 business day',
              },
            },
          ],
        ],
        [readProfile, {}, { name: { firstName: 'Maria' } }],
        [readDraft, {}, null],
        [listOwnConditions, LOAN_REQUEST, []],
      ]),
    );
    expect(text).toContain('Usually takes 1 business day.');
    expect(text).toContain('With the county since Tue, Nov 24');
  });

  test('shows an open line’s balance, credit, payment, rate and servicer, with the day of old figures', () => {
    const payout = { toBorrower: 73_760, monthlyPayment: 810.4, nextPaymentOn: null };
    const serviced = { account: buildSampleReply(readServicedAccount)?.account, isCurrent: false };
    const card = stripTags(
      renderText(
        <ApplicationCard application={complete as never} raised onWithdrawn={() => {}} onChanged={() => {}} />,
        [
          [readDisbursement, LOAN_REQUEST, payout],
          [readServicedAccount, LOAN_REQUEST, serviced],
        ],
      ),
    );
    for (const text of ['Balance $87,399.22', 'Available to draw $142.28', '$751.42, paid automatically', 'Rate 8.35%'])
      expect(card).toContain(text);
    expect(card).toContain(
      'Example Loan Servicing collects your payments for us. For questions about payments, autopay, your balance or a payoff, contact them: (888) 555-0177',
    );
    expect(card).toContain('We couldn’t get today’s figures from your loan servicer. These are from Mon, Jan 4.');
  });

  test('shows an open line’s payout, next payment, available draw and documents', () => {
    const payout = { toBorrower: 73_760, monthlyPayment: 810.4, nextPaymentOn: '2026-12-30' };
    const explain = { ...complete.explain, since: '2026-11-24T17:00:00.000Z' };
    const card = stripTags(
      renderText(
        <ApplicationCard
          application={{ ...complete, explain } as never}
          raised
          onWithdrawn={() => {}}
          onChanged={() => {}}
        />,
        [[readDisbursement, LOAN_REQUEST, payout]],
      ),
    );
    expect(card).toContain('Paid out to you $73,760');
    const readLabel = (days: object) =>
      listLineRows(complete as never, { ...payout, draw: 73_760, ...days } as never, null).find(
        ({ value }) => value === '$73,760',
      )?.label;
    expect(readLabel({ fundingOn: '2026-12-14' })).toBe('To be sent to you on Mon, Dec 14');
    expect(readLabel({ fundingOn: '2026-12-14', sentOn: '2026-12-14' })).toBe('Sent to you on Mon, Dec 14');
    const serviced = { account: { balance: 75_000, available: 0, rate: 0.0835, nextPayment: null } };
    const readBalanceLabel = (days: object) =>
      listLineRows(complete as never, { ...payout, ...days } as never, serviced as never).find(
        ({ value }) => value === '$75,000.00',
      )?.label;
    expect(readBalanceLabel({ sentOn: null, fundingOn: '2026-12-14' })).toBe('Balance once your money is sent');
    expect(readBalanceLabel({ sentOn: '2026-12-14', fundingOn: '2026-12-14' })).toBe('Balance');
    const listLabels = (days: object) =>
      listLineRows(complete as never, { ...payout, draw: 73_760, ...days } as never, null).map(({ label }) => label);
    expect(listLabels({ fundingOn: '2026-12-14' })).toContain('First payment, Wed, Dec 30 (in 35 days)');
    expect(listLabels({ fundingOn: '2026-12-14', sentOn: '2026-12-14' })).toContain(
      'Next payment, Wed, Dec 30 (in 35 days)',
    );
    const account = { bankName: 'Example Bank', mask: '0001' };
    const listArrival = (stage: string) =>
      listLineRows(
        complete as never,
        { ...payout, account, draw: 73_760, stage, fundingOn: '2026-12-14' } as never,
        null,
      )
        .filter(({ label }) => label === 'Account' || label === 'When you’ll see it')
        .map(({ value }) => value);
    expect(listArrival('SENT')).toEqual([
      'Example Bank, account ending 0001',
      'Mon, Dec 14 (in 19 days) at most banks, by Tue, Dec 15 (in 20 days) at others',
    ]);
    expect(listArrival('CREDITED')).toEqual(['Example Bank, account ending 0001']);
    expect(card).toContain('Next payment, Wed, Dec 30 (in 35 days) $810.40');
    expect(card).toContain('Available to draw $0 until you pay some back');
    expect(card).toContain(DASHBOARD.documents);
    expect(card).toContain('Open since Tue, Nov 24');
  });
});

describe('the progress of an application', () => {
  const status = {
    ...buildSampleReply(readStatus),
    checklistStatus: 'OFFER_SELECTION',
    gate: 'choose',
    progress: { stage: 'PRODUCT_SELECT', reopened: null },
  } as const;
  const loan = buildSampleReply(readHeloc);
  const renderProgress = (changes: Partial<Status>, here = '/dashboard'): string =>
    renderText(<StageProgress uuid={UUID} status={{ ...status, ...changes }} loan={loan} here={here} />);
  const listLinks = (html: string): string[] => [
    ...new Set([...html.matchAll(/href="\/account\/heloc\/[^/]+\/([^"]+)"/g)].map(([, path]) => path ?? '')),
  ];

  test('leads from the current stage to its step, and from the first one to the answers [PROG-012, SHELL-019]', () => {
    expect(listLinks(renderProgress({}))).toEqual(['start/profile', 'product/select']);
    expect(listLinks(renderProgress({}, `/account/heloc/${UUID}/product/select`))).toEqual(['start/profile']);
  });

  test('has no link for stages that can’t be opened again, and says so [SHELL-019]', () => {
    const later = renderProgress({
      checklistStatus: 'DISBURSEMENT_ACCOUNT',
      gate: 'disburse',
      progress: { stage: 'SIGNING', reopened: null },
    });
    expect(listLinks(later)).toEqual(['start/profile', 'document/disclosures', 'bank']);
    expect(later).toContain('You can’t change finished steps that have no link.');
  });

  test('has no link to the current page, but does not call its stage final [SHELL-019]', () => {
    const first = renderProgress({}, `/account/heloc/${UUID}/start/profile`);
    expect(listLinks(first)).toEqual(['product/select']);
    expect(first).not.toContain('You can’t change finished steps');
  });

  test('names the chosen line and rate under the finished offer stage', () => {
    const chosen = { rate: 0.0835, amount: 87_541.5 };
    const html = renderText(
      <StageProgress
        uuid={UUID}
        status={{ ...status, progress: { stage: 'MORE_INFO', reopened: null } }}
        loan={{ ...loan, ...chosen }}
        here="/dashboard"
      />,
    );
    expect(html).toContain('$87,542 line at 8.35%');
  });
});

describe('the cards of an application', () => {
  const loan = {
    ...buildSampleReply(readHeloc),
    uuid: UUID,
    rate: 0.0835,
    amount: 87_541.5,
    term: 20,
    autopay: null as Reply<typeof readHeloc>['autopay'],
    version: 7,
  };
  const renderOffer = (changes: Partial<typeof loan>): string =>
    stripTags(
      renderText(<OfferCard loan={{ ...loan, ...changes }} />, [
        [
          readOffers,
          LOAN_REQUEST,
          {
            selection: {
              lineAmount: 87_541.5,
              rate: 0.0835,
              monthlyPayment: 751.42,
              costIncludingFee: 0.0875,
              cashToBorrower: 73_760.5,
            },
          },
          loan.version,
        ],
      ]),
    );

  test.each([
    ['rate', { rate: 0 }],
    ['rate', { rate: null }],
    ['amount', { amount: 0 }],
    ['amount', { amount: null }],
  ])('show no offer while the %s is not above 0 [SHELL-020, OFFER-025]', (_figure, changes) => {
    expect(renderOffer(changes as Partial<typeof loan>)).toBe('');
  });

  test('show the offer once rate and amount are above 0 [SHELL-020, OFFER-025]', () => {
    expect(renderOffer({})).toContain('Line amount $87,542 Rate and APR 8.35%');
    expect(renderOffer({})).toContain('Term 20 years');
  });

  test('show the cash to the borrower until the signing, and only of the promised line and rate', () => {
    const { dates } = loan;
    expect(renderOffer({ dates: { ...dates, signedAt: null } })).toContain('Cash to you $73,760.50 Line amount');
    const signed = renderOffer({ dates: { ...dates, signedAt: '2026-11-27T18:00:00.000Z' } });
    expect(signed).toContain('Your line of credit');
    expect(signed).not.toContain('Cash to you');
    expect(renderOffer({ dates: { ...dates, signedAt: null }, rate: 0.086 })).not.toContain('Cash to you');
  });

  test.each([
    [true, 'Your offer $751.42 /month With autopay. Without it, you’d pay $765.25 a month at 8.60%.'],
    [false, 'Your offer $765.25 /month Without autopay. With it, you’d pay $751.42 a month at 8.35%.'],
  ])('show the payment with autopay or without it, and the other one: chosen %s', (chosen, expected) => {
    const withAutopay = { monthlyPayment: 751.42, rate: 0.0835 };
    const without = { monthlyPayment: 765.25, rate: 0.086 };
    expect(renderOffer({ autopay: { chosen, withAutopay, without } })).toContain(expected);
  });

  test('show the home’s address, value and condition [SHELL-021]', () => {
    const property = {
      ...loan.property,
      street1: '412 ALDER STREET',
      street2: null,
      city: 'BOULDER',
      condition: 'GOOD' as const,
    };
    const home = (changes: Partial<typeof loan>): string =>
      stripTags(renderText(<HomeCard loan={{ ...loan, property, ...changes }} />));
    expect(home({ adjustedHomeAmount: 412_000 })).toContain('412 Alder Street, Boulder,');
    expect(home({ adjustedHomeAmount: 412_000 })).toContain('Home value $412,000 Condition Good');
    expect(home({ adjustedHomeAmount: null })).toContain('Home value Not known yet');
    for (const condition of ['NOT_AVAILABLE', 'UNKNOWN_CONDITION', null] as const)
      expect(home({ property: { ...property, condition } })).not.toContain('Condition');
  });
});
