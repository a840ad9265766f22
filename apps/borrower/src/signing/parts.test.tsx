import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { formatTime } from '../platform/lazy/dates.ts';
import { describeConsequence } from './decline.tsx';
import { DocumentList, formatDocumentState } from './document-list.tsx';
import {
  toInitials,
  sortBySigningOrder,
  isDone,
  signsElsewhere,
  findUnsigned,
  type SigningDocument,
} from './documents.ts';
import { detectBrowser } from './location.ts';
import { PROBLEM } from './problem-words.en.ts';
import { problemErrors } from './problem.tsx';
import { SignatureFields } from './signature-fields.tsx';
import { firstChoice, isAdopted, signatureBody, signatureErrors, type ChosenSignature } from './signature.ts';
import { SIGN, SIGNATURE } from './words.en.ts';

const buildDocument = (
  uuid: string,
  signedBy: SigningDocument['signedBy'],
  overrides: Partial<SigningDocument> = {},
): SigningDocument => ({
  uuid,
  type: 'NOTE',
  title: uuid,
  state: 'READY',
  createdAt: '2026-11-17T10:00:00Z',
  mustAcknowledge: signedBy === 'READ',
  set: 'PACKAGE',
  current: true,
  pages: 2,
  kind: signedBy === 'READ' ? 'OTHER' : signedBy === 'NOTARY' ? 'DEED' : 'NOTE',
  signedBy,
  fields: [],
  ...overrides,
});
const NOTE = buildDocument('note', 'HERE');
const DEED = buildDocument('deed', 'NOTARY');
const NOTICE = buildDocument('notice', 'READ');

describe('the signing documents', () => {
  test('are sorted with notices before what they describe and notary documents last', () => {
    expect(sortBySigningOrder([NOTE, DEED, NOTICE]).map(({ uuid }) => uuid)).toEqual(['notice', 'note', 'deed']);
  });

  test('findUnsigned lists what is still to sign or read on screen, not what waits for a notary', () => {
    expect(findUnsigned([NOTE, DEED, NOTICE]).map(({ uuid }) => uuid)).toEqual(['note', 'notice']);
    expect(
      findUnsigned([
        { ...NOTE, signedAt: '2026-11-17T10:42:00Z' },
        DEED,
        { ...NOTICE, acknowledgedAt: '2026-11-17T10:40:00Z' },
      ]),
    ).toEqual([]);
    expect(isDone({ ...NOTICE, signedAt: null })).toBe(false);
  });

  test('are signed elsewhere when all of them require an office, as in Texas', () => {
    expect(signsElsewhere([buildDocument('note', 'NOTARY'), DEED])).toBe(true);
    expect(signsElsewhere([NOTE, DEED])).toBe(false);
  });

  test('show the state of each and which one is open', () => {
    expect([
      formatDocumentState(NOTICE, true),
      formatDocumentState(NOTE, false),
      formatDocumentState(NOTICE, false),
      formatDocumentState(DEED, false),
    ]).toEqual(['Open now', 'To sign, 2 pages', 'To read, 2 pages', 'With the notary']);
    expect(formatDocumentState({ ...NOTICE, acknowledgedAt: '2026-11-17T10:40:00Z' }, true)).toBe('Read');
    const html = renderToStaticMarkup(<DocumentList documents={[NOTICE, NOTE]} open="note" onOpen={() => {}} />);
    expect(html.match(/aria-current="step"/g)).toHaveLength(1);
    expect(html.match(/<button/g)).toHaveLength(2);
  });

  test('show the time for today and the date for other days', () => {
    const now = new Date(2026, 10, 24, 15);
    expect(formatTime(new Date(2026, 10, 24, 10, 42).toISOString(), now)).toMatch(/^10:42\sAM$/);
    expect(formatTime(new Date(2026, 10, 20, 10, 42).toISOString(), now)).toBe('Fri, Nov 20');
  });
});

describe('a signature', () => {
  const typed: ChosenSignature = { style: 'SCRIPT', text: 'Ana Ruiz', initials: 'AR', image: undefined };
  const adopted = { signatureUuid: 'one', mode: 'TYPED', text: 'Ana Ruiz', face: 'SCRIPT', initials: 'AR' } as const;
  const drawn = { ...adopted, mode: 'DRAWN', face: null } as const;

  test('starts with the typed name, never a drawing, or with the adopted signature', () => {
    expect(firstChoice(null, 'Ana M. Ruiz')).toEqual({
      style: 'SCRIPT',
      text: 'Ana M. Ruiz',
      initials: 'AMR',
      image: undefined,
    });
    expect(firstChoice({ ...adopted, face: 'PLAIN' }, 'Other')).toMatchObject({ style: 'PLAIN', text: 'Ana Ruiz' });
    expect(firstChoice(drawn, 'Other')).toMatchObject({ style: 'DRAWN', image: undefined });
    expect(toInitials('Łucja de la Cruz y Vega')).toBe('ŁDLC');
  });

  test.each<[string, Partial<ChosenSignature>, boolean, string[]]>([
    ['a typed name', {}, true, []],
    ['no name', { text: '  ' }, false, ['signatureName']],
    ['invalid initials where the document requires them', { initials: 'A1' }, true, ['initials']],
    ['no initials where none are required', { initials: '' }, false, []],
    ['the name of someone else', { text: 'Ben Ruiz' }, false, ['signatureName']],
    ['a missing drawing', { style: 'DRAWN' }, false, ['drawing']],
    ['a drawing', { style: 'DRAWN', image: 'iVBORw0KGgo=' }, false, []],
  ])('with %s, reports the missing fields', (_what, change, asksInitials, missing) => {
    expect(signatureErrors({ ...typed, ...change }, null, asksInitials, 'Ana Ruiz').map(({ field }) => field)).toEqual(
      missing,
    );
  });

  test('is adopted again only when it changed', () => {
    expect(isAdopted(typed, adopted)).toBe(true);
    expect([
      isAdopted({ ...typed, style: 'PLAIN' }, adopted),
      isAdopted({ ...typed, text: 'Ana R.' }, adopted),
      isAdopted({ ...typed, style: 'DRAWN' }, adopted),
      isAdopted(typed, null),
    ]).toEqual([false, false, false, false]);
    expect(isAdopted({ ...typed, style: 'DRAWN' }, drawn)).toBe(true);
    expect(isAdopted({ ...typed, style: 'DRAWN', image: 'new' }, drawn)).toBe(false);
    expect(signatureErrors({ ...typed, style: 'DRAWN' }, drawn, false, 'Ana Ruiz')).toEqual([]);
  });

  test('is sent as typed or as drawn, always with initials', () => {
    expect(signatureBody({ ...typed, text: ' Ana Ruiz ', initials: '' })).toEqual({
      mode: 'TYPED',
      text: 'Ana Ruiz',
      face: 'SCRIPT',
      initials: 'AR',
    });
    expect(signatureBody({ ...typed, style: 'DRAWN', image: 'png' })).toEqual({
      mode: 'DRAWN',
      text: 'Ana Ruiz',
      image: 'png',
      initials: 'AR',
    });
  });

  test('has faces with names for screen readers, and initials only where the document requires them', () => {
    const renderPage = (kind: 'SIGNATURE' | 'INITIALS') =>
      renderToStaticMarkup(
        <SignatureFields
          chosen={typed}
          hasDrawn={false}
          fields={[{ fieldId: 'a', kind, page: 6, label: 'Ana Ruiz' }]}
          errorAt={() => undefined}
          onChange={() => {}}
        />,
      );
    for (const face of Object.values(SIGNATURE.faces)) expect(renderPage('SIGNATURE')).toContain(face);
    expect(renderPage('SIGNATURE').match(/type="radio"/g)).toHaveLength(4);
    expect(renderPage('SIGNATURE')).not.toContain('name="initials"');
    expect(renderPage('INITIALS')).toContain('name="initials"');
    expect(renderPage('SIGNATURE')).toContain('Page 6: Ana Ruiz');
  });
});

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
    'SAFARI_PHONE',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15', 'SAFARI'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'FIREFOX'],
  ['Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36', 'CHROMIUM'],
  ['something else', 'CHROMIUM'],
])('detects the browser of %s to explain how to allow the location [MODAL-006]', (agent, browser) => {
  expect(detectBrowser(agent)).toBe(browser);
});

test('requires the kind of a problem and what the document should say', () => {
  expect(problemErrors('', ' ').map(({ message }) => message)).toEqual([PROBLEM.kindMissing, PROBLEM.noteMissing]);
  expect(problemErrors('NAME', 'My middle name is missing.')).toEqual([]);
  expect(problemErrors('COLOUR', 'x').map(({ field }) => field)).toEqual(['kind']);
});

test('shows the position among the documents in words', () => {
  expect([SIGN.place(2, 5), SIGN.all(5)]).toEqual(['Document 2 of 5', 'All 5 documents']);
});

describe('the consequence of declining', () => {
  test('names what was already signed and what doesn’t have to be', () => {
    expect(describeConsequence(false, true)).toContain('What you’ve signed stays as it is.');
    expect(describeConsequence(true, true)).toContain('You don’t have to sign the rest.');
  });

  test.each([false, true])(
    'promises a person under pressure that only they will be contacted (signed something: %s)',
    (hasSigned) => {
      expect(describeConsequence(true, hasSigned)).toContain('won’t tell anyone else on this loan');
      expect(describeConsequence(true, hasSigned)).not.toMatch(/stays as it is|will contact you\./);
    },
  );
});
