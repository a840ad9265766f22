import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Document, OfferSet } from '@lintel/contract';
import { destination, GATES, namesOnRecord, type Quote } from '@lintel/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { matchRoute } from '../../route-table.ts';
import { screenFile } from '../../screen-file.ts';
import { signerBody, signerErrors } from './additional/check-signer.ts';
import { PersonCard, getSignersTitle, type Person } from './additional/person-card.tsx';
import { SignerFields } from './additional/signer-fields.tsx';
import { SIGNERS } from './additional/words.en.ts';
import {
  atClosing,
  filterClosingDocuments,
  closingDifferences,
  feeRows,
  isBeforeSigning,
  nextRows,
  unreadErrors,
  countUnread,
  type Closing,
} from './intro/disclosed.ts';
import { OfferToSign } from './intro/note.tsx';
import { isRemovable, type RemovableSigner } from './use-remove-signer.tsx';

const LOAN = '/account/heloc/3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const BORROWER_ROOT = resolve(import.meta.dirname, '../../..');

test.each([
  ['signing/additional', ['co-deed'], 'SCREEN-096, ROUTE-046'],
  ['signing/intro', ['final-offer', 'note', 'note-others'], 'SCREEN-094, ROUTE-015, ROUTE-016'],
])('%s is a page of its own, only for its borrower, for the gates %j [%s]', (path, gates) => {
  expect(matchRoute(`${LOAN}/${path}`)).toMatchObject({ path: `/account/heloc/:uuid/${path}`, access: 'borrower' });
  expect(existsSync(resolve(BORROWER_ROOT, screenFile(`/account/heloc/:uuid/${path}`) ?? ''))).toBe(true);
  const ours = GATES.filter(({ screen }) => screen === path);
  expect(ours.map(({ id }) => id)).toEqual(gates);
  for (const { status } of ours) expect(destination({ checklistStatus: status } as never)?.path).toBe(path);
});

test.each([
  ['signing/sign', 'SCREEN-095'],
  ['signing/support', 'SCREEN-097'],
])('%s is a page of its own, only for its borrower, and no status leads to it [%s]', (path) => {
  expect(matchRoute(`${LOAN}/${path}`)).toMatchObject({ path: `/account/heloc/:uuid/${path}`, access: 'borrower' });
  expect(existsSync(resolve(BORROWER_ROOT, screenFile(`/account/heloc/:uuid/${path}`) ?? ''))).toBe(true);
  expect(GATES.some((gate) => 'screen' in gate && String(gate.screen) === path)).toBe(false);
});

describe('another signer', () => {
  const robin: Person = {
    personUuid: 'robin',
    name: 'Robin Sample',
    relation: 'CO_OWNER',
    reason: 'every owner of the home must sign the deed of trust',
    livesThere: 'UNKNOWN',
    signerUuid: null,
  };
  const typed = {
    firstName: 'Robin',
    lastName: 'Sample',
    email: 'robin@example.com',
    phoneNumber: '',
    livesThere: 'NO',
  };

  test.each<[string, Record<string, string>, string[]]>([
    [
      'nothing',
      { firstName: '', lastName: '', email: '', phoneNumber: '' },
      ['firstName', 'lastName', 'email', 'livesThere'],
    ],
    ['no email address or phone number', { ...typed, email: '  ' }, ['email']],
    ['only a phone number', { ...typed, email: '', phoneNumber: '(303) 555-0142' }, []],
    ['an invalid phone number beside an email address', { ...typed, phoneNumber: '55' }, ['phoneNumber']],
    ['an invalid email address', { ...typed, email: 'robin' }, ['email']],
    ['an unknown answer', { ...typed, livesThere: 'PERHAPS' }, ['livesThere']],
    ['everything', typed, []],
  ])('given %s, reports the missing fields', (_what, given, missing) => {
    expect(signerErrors(given).map(({ field }) => field)).toEqual(missing);
  });

  test('is sent as a co-deeder, with only what was typed', () => {
    expect(signerBody('robin', typed)).toEqual({
      personUuid: 'robin',
      firstName: 'Robin',
      lastName: 'Sample',
      role: 'CO_DEEDER',
      livesThere: 'NO',
      email: 'robin@example.com',
      phoneNumber: null,
    });
    expect(signerBody('robin', { ...typed, email: '', phoneNumber: '303.555.0142' })).toMatchObject({
      email: null,
      phoneNumber: '3035550142',
    });
  });

  test.each([
    ['Robin Sample', 'Robin', 'Sample'],
    ['DELGADO, MARIA L.', 'Maria', 'Delgado'],
    ['Maria L. Delgado Jr', 'Maria', 'Delgado'],
    ['Ana Ruiz, III', 'Ana', 'Ruiz'],
    ["O'NEIL-WARD, ANN", 'Ann', "O'Neil-Ward"],
    ['Cher', '', 'Cher'],
    [null, '', ''],
  ])('is filled in from the recorded name %j as %j %j', (name, firstName, lastName) => {
    expect(namesOnRecord(name)).toEqual({ firstName, lastName });
  });

  test('has a card with the reason and state, and a form only while it is open', () => {
    const renderCard = (overrides: Partial<Parameters<typeof PersonCard>[0]>) =>
      renderToStaticMarkup(
        <PersonCard person={robin} signer={undefined} isOpen={false} takesFocus={false} {...overrides}>
          <i>form</i>
        </PersonCard>,
      );
    expect(renderCard({ isOpen: true })).toMatch(
      /Robin Sample.*To add.*Why: every owner of the home must sign the deed of trust\..*form/s,
    );
    expect(renderCard({})).not.toContain('form');
    const signer = {
      signerUuid: 'robin',
      personUuid: 'robin',
      identityUuid: null,
      firstName: 'Robin',
      lastName: 'Samples',
      role: 'CO_DEEDER',
      livesThere: 'NO',
      email: 'r***@example.com',
      phoneNumber: '•••••• 0142',
      removableBy: 'YOU',
      state: 'INVITED',
    } as const;
    expect(renderCard({ signer })).toMatch(
      /Robin Samples.*Added.*We’ll contact them at r\*\*\*@example\.com and •••••• 0142\./s,
    );
    expect(renderCard({ person: { ...robin, name: null, relation: 'SPOUSE' } })).toContain('Your spouse');
  });

  test('can be removed by the borrower only until they open the invitation', () => {
    const named = { signerUuid: 'robin', firstName: 'Robin', lastName: 'Sample' };
    const checkRemovable = (removableBy: 'YOU' | 'US', state: RemovableSigner['state']) =>
      isRemovable({ ...named, removableBy, state });
    expect([
      checkRemovable('YOU', 'INVITED'),
      checkRemovable('US', 'OPENED'),
      checkRemovable('US', 'DONE'),
      checkRemovable('YOU', 'CANCELLED'),
    ]).toEqual([true, false, false, false]);
  });

  test('gets the title for a spouse when any of them is a spouse', () => {
    expect(getSignersTitle([robin])).toBe(SIGNERS.title.CO_OWNER);
    expect(getSignersTitle([robin, { ...robin, relation: 'SPOUSE' }])).toBe(SIGNERS.title.SPOUSE);
  });

  test('starts with the recorded name, no choice and no autofill, and keeps what was typed before', () => {
    const html = renderToStaticMarkup(<SignerFields person={robin} savedDraft={{}} errorAt={() => undefined} />);
    expect(html).toMatch(/name="firstName"[^>]*value="Robin"/);
    expect(html).toMatch(/name="lastName"[^>]*value="Sample"/);
    expect(html).not.toContain('checked');
    expect(
      html.match(/<input type="(?:text|email|tel)"[^>]*>/g)?.every((input) => input.includes('autoComplete="off"')),
    ).toBe(true);
    const again = renderToStaticMarkup(
      <SignerFields
        person={robin}
        savedDraft={{ lastName: 'Sampleton', email: 'robin@example.com', livesThere: 'NO' }}
        errorAt={() => undefined}
      />,
    );
    for (const kept of [
      /name="lastName"[^>]*value="Sampleton"/,
      /name="email"[^>]*value="robin@example.com"/,
      /value="NO"[^>]*checked|checked=""[^>]*value="NO"/,
    ])
      expect(again).toMatch(kept);
  });
});

describe('the final offer', () => {
  const closing: Closing = {
    fees: [
      { label: 'Origination fee', amount: 2541.5, paidTo: 'LENDER', from: 'LINE' },
      { label: 'Appraisal', amount: 0.1, paidTo: 'OTHERS', from: 'CARD' },
      { label: 'Notary in person', amount: 300.2, paidTo: 'OTHERS', from: 'LINE' },
    ],
    notary: { mode: 'MANUAL', fee: 300 },
    signFrom: '2026-11-27',
    because: null,
  };
  const quote = {
    totalDraw: 85_000,
    rate: 0.0835,
    monthlyPayment: 751.42,
    cashToBorrower: 73_760,
    lineAmount: 87_541.5,
    originationFeeAmount: 2541.5,
  } as Quote;

  test('lists every fee to the cent with the total and marks fees paid by card', () => {
    expect(feeRows(closing.fees).map(({ label, value }) => [label, value])).toEqual([
      ['Origination fee', '$2,541.50'],
      ['Appraisal (paid by card)', '$0.10'],
      ['Notary in person', '$300.20'],
      ['All fees', '$2,841.80'],
    ]);
    expect(feeRows([])).toEqual([]);
  });

  test('shows when it can be signed, with which notary and with whom', () => {
    const listValues = (of: Closing, today = '2026-11-26') =>
      nextRows(of, ['Robin Sample'], (day) => `${day} (tomorrow)`, today).map(({ value }) => value);
    expect(listValues(closing)).toEqual(['2026-11-27 (tomorrow)', 'In person, $300', 'Robin Sample']);
    expect(listValues({ ...closing, notary: { mode: 'REMOTE', fee: null } })[1]).toBe('By video, no charge');
    expect(listValues(closing, '2026-11-28')[0]).toBe('Today');
  });

  test('can’t be signed before the first day of its documents', () => {
    expect(isBeforeSigning({ opensOn: '2026-11-30' }, '2026-11-29')).toBe(true);
    expect(isBeforeSigning({ opensOn: '2026-11-30' }, '2026-11-30')).toBe(false);
    expect(isBeforeSigning({ opensOn: null }, '2026-11-29')).toBe(false);
    expect(isBeforeSigning({ opensOn: '2026-11-30' }, undefined)).toBe(false);
  });

  test('counts the notary of its documents instead of the previous one', () => {
    const set = {
      costs: [
        { feeType: 'RECORDING_FEE', borrowerPaidAmount: 40 },
        { feeType: 'MANUAL_NOTARY_FEE', borrowerPaidAmount: 250 },
      ],
    } as OfferSet;
    const listCosts = (notary: Closing['notary']) =>
      atClosing(set, { notary }).costs.map(({ feeType, borrowerPaidAmount }) => [feeType, borrowerPaidAmount]);
    expect(listCosts(closing.notary)).toEqual([
      ['RECORDING_FEE', 40],
      ['MANUAL_NOTARY_FEE', 300],
    ]);
    expect(listCosts({ mode: 'REMOTE', fee: null })).toEqual([['RECORDING_FEE', 40]]);
  });

  test('is shown on the signing page with the notary of its documents', () => {
    const offers: OfferSet = {
      offersByType: {
        FIXED_20: [
          { id: '20-299', term: 20, type: 'FIXED_20', originationFee: 0.0299, rate: 0.0835, discountList: [] },
        ],
      },
      costs: [{ feeType: 'MANUAL_NOTARY_FEE', borrowerPaidAmount: 250 }],
      liabilities: [],
      selection: {
        ...quote,
        offerId: '20-299',
        discountTypes: [],
        apr: 0.0835,
        costIncludingFee: 0.0875,
        recordingTax: 0,
      },
      closing,
    } as never;
    const listMoney = (set: OfferSet) => renderToStaticMarkup(<OfferToSign offers={set} />).match(/\$250|\$300/g);
    expect(listMoney(offers)).toContain('$300');
    expect(listMoney(offers)).not.toContain('$250');
    expect(listMoney({ ...offers, closing: null })).toContain('$250');
    expect(renderToStaticMarkup(<OfferToSign offers={{ ...offers, selection: null }} />)).toBe('');
  });

  test('lists what differs from the choice, including a line that only a fee made larger', () => {
    const rows = closingDifferences(quote, { ...quote, monthlyPayment: 753.99, lineAmount: 87_841.5 }, null, [
      'the notary changed',
    ]);
    expect(rows.map(({ what, change }) => [what, change?.text, change?.tone])).toEqual([
      ['Monthly payment', '$2.57 more', 'caution'],
      ['Line amount', '$300 more', 'caution'],
    ]);
    expect(rows.at(-1)?.why).toBe('The notary changed.');
    expect(closingDifferences(quote, quote, null, [])).toEqual([]);
  });

  test('requires only the closing documents to be read', () => {
    const documents = [
      { uuid: 'summary', set: 'SUMMARY' },
      { uuid: 'terms', set: 'CLOSING' },
    ] as Document[];
    expect(filterClosingDocuments(documents).map(({ uuid }) => uuid)).toEqual(['terms']);
  });

  test('reports unread documents only after checking again, and leaves it to the server without an answer', async () => {
    const buildDocument = (acknowledgedAt: string | null) => ({ acknowledgedAt }) as Document;
    const [open, read] = [
      [buildDocument(null), buildDocument('2026-11-17T10:00:00.000Z')],
      [buildDocument('2026-11-17T10:00:00.000Z')],
    ];
    const look = vi.fn<() => Promise<readonly Document[] | undefined>>();
    expect(countUnread(open)).toBe(1);
    expect(await unreadErrors(read, look)).toEqual([]);
    expect(look).not.toHaveBeenCalled();
    look.mockResolvedValueOnce(open).mockResolvedValueOnce(read).mockResolvedValueOnce(undefined);
    expect(await unreadErrors(open, look)).toEqual([
      { field: 'closing-documents', message: 'Read your closing documents before you accept' },
    ]);
    expect([await unreadErrors(open, look), await unreadErrors(open, look)]).toEqual([[], []]);
  });
});
