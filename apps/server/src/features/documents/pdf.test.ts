import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  writeAdverseActionNotice,
  writeCounterOfferNotice,
  esignSample,
  writeIncompletenessNotice,
  toTextLines,
  DOCUMENTS,
  writeScoreNotice,
  writeValuationCopy,
  writeDocument,
  type Block,
  type CopyName,
  type NoticeReport,
  type DocumentText,
  type DocumentData,
  type DocumentName,
} from '@lintel/domain';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, describe, expect, test } from 'vitest';
import { renderPdf } from './pdf.ts';

const ABOUT: DocumentData = {
  lender: {
    legalName: 'Sample Lender LLC',
    nmlsId: '1',
    phone: '(888) 555-0142',
    email: 'help@lender.example',
    address: ['1 Main Street', 'Reno NV 89501'],
  },
  madeOn: '2026-11-24',
  loanNumber: '100123',
  borrower: 'Łucja Ángeles-Öberg',
  property: '88 Juniper Court, Longmont, CO 80501',
  offer: {
    rate: 0.0835,
    term: 15,
    interestOnly: false,
    totalDraw: 85_000,
    lineAmount: 87_710.5,
    monthlyPayment: 856.12,
    originationFee: 0.0299,
    originationFeeAmount: 2541.5,
    recordingFee: 169,
    recordingTax: 1050.25,
    valuationFee: 180,
    notaryFee: 300,
  },
  summary: [
    {
      title: 'You',
      change: 'you',
      rows: Array.from({ length: 60 }, (_, index) => ({
        label: `Question ${index}`,
        value: `Łucja Ángeles-Öberg ${index}`,
      })),
    },
  ],
  closing: {
    setNumber: 2,
    offer: {
      id: '15-299',
      term: 15,
      type: 'FIXED_15',
      min: 16_000,
      max: 120_000,
      minDraw: 15_000,
      maxDraw: 114_000,
      originationFee: 0.0299,
      rate: 0.086,
      discountList: [{ discountType: 'AUTOPAY', rateWithDiscount: 0.0835 }],
      rateSteps: [{ upTo: 90_000, rate: 0.086, discountList: [{ discountType: 'AUTOPAY', rateWithDiscount: 0.0835 }] }],
    },
    quote: {
      offerSetId: 'set',
      offerId: '15-299',
      drawAmount: 85_000,
      discountTypes: ['AUTOPAY'],
      payOffPreference: 'DEDUCT',
      monthlyPayment: 862.24,
      rate: 0.0835,
      apr: 0.0835,
      costIncludingFee: 0.0891,
      originationFeeAmount: 2541.5,
      recordingFee: 169,
      recordingTax: 1050.25,
      totalDraw: 85_000,
      lineAmount: 89_240.75,
      payoffTotal: 11_240,
      cashToBorrower: 73_760,
      dailyInterest: 20.4,
    },
    fees: [
      { label: 'Origination fee', amount: 2541.5, paidTo: 'LENDER', from: 'LINE' },
      { label: 'Appraisal', amount: 650, paidTo: 'OTHERS', from: 'CARD' },
    ],
    notary: { mode: 'MANUAL', fee: 300 },
    payoffs: [{ creditorName: 'Łódź Öberg Bank', balance: 11_240 }],
    homeValue: 412_000,
    liens: 184_500,
    values: [
      { name: 'copy-valuation', value: 412_000, asOf: '2026-11-20', by: 'Öberg Values', on: '2026-11-21', how: 'MAIL' },
    ],
    earliest: { on: '2026-12-01', because: 'VALUATION_COPY' },
    regime: 'TX_50A6',
    rescindable: true,
    floodZone: 'AE',
    texas: { feeCap: 0.05, cltvCap: 0.8 },
  },
  signers: [
    { person: 'BORROWER', name: 'Łucja Ángeles-Öberg', role: 'BORROWER' },
    { person: 'person-1', name: 'Åke Öberg', role: 'CO_DEEDER' },
  ],
  consents: { soft: 'The soft text.', hard: 'The hard text.', esign: 'The electronic text.' },
};
const MADE_AT = new Date('2026-11-24T17:00:00Z');
const REPORT: NoticeReport = {
  bureau: { name: 'Experian', address: 'P.O. Box 4500, Allen, TX 75013', phoneNumber: '8883973742' },
  score: {
    value: 540,
    date: '2026-11-20',
    low: 300,
    high: 850,
    factors: ['Accounts charged off', 'Recent late payments', 'Łucja’s third', 'A fourth'],
  },
};
const REASONS = ['Delinquent past or present credit obligations with others', 'Home is listed for sale'];
const TERMS = [
  { what: 'Line', before: '$100,000', now: '$40,000' },
  { what: 'Term', before: '20 years', now: '10 years' },
];

/** Documents that no step makes yet. Remove an entry when its document is implemented. */
const LATER_DOCUMENTS: readonly DocumentName[] = ['texas-50g-owner', 'flood-ten-days'];
const VALUATION_COPIES: readonly CopyName[] = ['copy-automated', 'copy-valuation', 'copy-appraisal'];
const SETS: ReadonlySet<string> = new Set(['PRE', 'APP', 'SUMMARY', 'CLOSING', 'PACKAGE']);

/** Every kind of document that the server makes, each notice in its longest and its shortest form. */
const KINDS: readonly (readonly [kind: string, document: DocumentText])[] = [
  ...DOCUMENTS.filter((document) => SETS.has(document.set)).map(
    (document) => [document.name, writeDocument(document.name, ABOUT)] as const,
  ),
  [
    'adverse-action',
    writeAdverseActionNotice({
      about: ABOUT,
      decidedOn: '2026-11-20',
      reasons: REASONS,
      report: REPORT,
      counterOffer: 'NOT_ANSWERED',
    }),
  ],
  [
    'adverse-action without a report',
    writeAdverseActionNotice({
      about: ABOUT,
      decidedOn: '2026-11-20',
      reasons: REASONS.slice(1),
      report: null,
      counterOffer: null,
    }),
  ],
  [
    'counter-offer',
    writeCounterOfferNotice({
      about: ABOUT,
      reasons: REASONS,
      report: REPORT,
      terms: TERMS,
      byPayoff: true,
      keptUntil: '2027-02-18',
    }),
  ],
  [
    'counter-offer without a report',
    writeCounterOfferNotice({
      about: ABOUT,
      reasons: REASONS.slice(1),
      report: null,
      terms: TERMS.slice(1),
      byPayoff: false,
      keptUntil: '2027-02-18',
    }),
  ],
  [
    'incompleteness',
    writeIncompletenessNotice({
      about: ABOUT,
      missing: ['Choose a term and an amount.', 'Send a pay stub.'],
      by: '2026-12-20',
    }),
  ],
  ['score', writeScoreNotice({ about: ABOUT, report: REPORT })],
  ...VALUATION_COPIES.map(
    (name, index) =>
      [
        name,
        writeValuationCopy({
          about: ABOUT,
          name,
          value: 412_000,
          asOf: '2026-11-20',
          by: 'Öberg Values',
          firstLien: index === 0,
          how: 'MAIL',
        }),
      ] as const,
  ),
  ['sample with a code', esignSample(ABOUT.lender, '123 456')],
];

const folder = mkdtempSync(join(tmpdir(), 'lintel-pdf-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Ignores spaces and line breaks, because a PDF breaks lines at the page's width. */
const removeSpaces = (text: string): string => text.replaceAll(/\s+/g, '');

interface StructureNode {
  readonly role?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly StructureNode[];
}

interface ParsedPdf {
  readonly title: string;
  readonly lang: string | null;
  readonly pages: number;
  /** Roles of the structure tree in reading order, and the text in them. */
  readonly roles: string[];
  readonly text: string;
  /** Text on the pages that is in no element. */
  readonly loose: string;
  /** The file's own flags: marked, and displays its title. */
  readonly marked: boolean;
  readonly showsTitle: boolean;
}

/** Whether a flag of a PDF is set. The parser returns maps, although its types say objects. */
const isSet = (flags: unknown, name: string): boolean => flags instanceof Map && flags.get(name) === true;

/** Reads a PDF back by its structure tree: only text in the tree counts. */
async function parsePdf(bytes: Buffer): Promise<ParsedPdf> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 }).promise;
  const { info } = await pdf.getMetadata();
  const marked = isSet(await pdf.getMarkInfo(), 'Marked');
  const showsTitle = isSet(await pdf.getViewerPreferences(), 'DisplayDocTitle');
  const roles: string[] = [];
  const read = { text: '', loose: '' };
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const content = await page.getTextContent({ includeMarkedContent: true });
    const byId = new Map<string, string>();
    const open: (string | null)[] = [];
    for (const item of content.items) {
      if ('str' in item) {
        const id = open.findLast((one) => one !== null);
        if (id) byId.set(id, (byId.get(id) ?? '') + item.str);
        else read.loose += item.str;
      } else if (item.type === 'endMarkedContent') open.pop();
      else open.push('id' in item && item.id ? item.id : null);
    }
    const walk = (node: StructureNode): void => {
      if (node.role) roles.push(node.role);
      if (node.type === 'content') read.text += byId.get(node.id ?? '') ?? '';
      for (const child of node.children ?? []) walk(child);
    };
    const tree = (await page.getStructTree()) as StructureNode | null;
    if (tree) walk(tree);
  }
  return {
    title: 'Title' in info ? String(info.Title) : '',
    lang: 'Language' in info ? String(info.Language) : null,
    pages: pdf.numPages,
    roles,
    marked,
    showsTitle,
    ...read,
  };
}

/** The elements that a block consists of. */
const ROLES: Readonly<Record<Block['kind'], readonly string[]>> = {
  heading: ['H2'],
  paragraph: ['P'],
  list: ['L', 'LI', 'LBody', 'P'],
  table: ['Table', 'Caption', 'TR', 'TH', 'TD'],
};

describe('a document as PDF', () => {
  test('every kind is tested here or belongs to a later step', () => {
    const known = [...KINDS.map(([kind]) => kind), ...LATER_DOCUMENTS];
    expect(DOCUMENTS.map((document) => document.name).filter((name) => !known.includes(name))).toEqual([]);
    expect(LATER_DOCUMENTS.filter((name) => KINDS.some(([kind]) => kind === name))).toEqual([]);
    for (const name of LATER_DOCUMENTS) expect(() => writeDocument(name, ABOUT)).toThrow('There is no text');
  });

  test.each(KINDS)(
    '%s has the same text in its structure tree, is marked, and has a language and title',
    async (_, document) => {
      const { bytes, pages } = await renderPdf(document, MADE_AT, 'Sample Lender LLC');
      const read = await parsePdf(bytes);
      expect(removeSpaces(read.text)).toBe(removeSpaces(toTextLines(document).join('')));
      expect(read).toMatchObject({ title: document.title, lang: 'en-US', pages, marked: true, showsTitle: true });
      expect(read.roles.slice(0, 3)).toEqual(['Root', 'Document', 'H1']);
      expect(new Set(read.roles)).toEqual(
        new Set(['Root', 'Document', 'H1', ...document.blocks.flatMap(({ kind }) => ROLES[kind])]),
      );
      // It claims no standard that it wasn't checked against, and contains nothing executable.
      expect(bytes.toString('latin1')).not.toMatch(/pdfuaid|\/JavaScript|\/JS\b|\/OpenAction|\/Launch|\/EmbeddedFile/);
      expect(removeSpaces(read.loose)).toBe(
        document.isCard
          ? ''
          : removeSpaces(
              Array.from({ length: pages }, (_, page) => `${document.title} · ${page + 1} of ${pages}`).join(''),
            ),
      );
      expect(document.isCard === true && pages !== 1).toBe(false);
    },
  );

  test('the E-SIGN sample is one card whose code is at least 30 px high on a 390 px phone', async () => {
    const card = esignSample(ABOUT.lender, '123 456');
    const { bytes } = await renderPdf(card, MADE_AT, 'Sample Lender LLC');
    const page = await (await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise).getPage(1);
    const { items } = await page.getTextContent();
    const code = items.find((item) => 'str' in item && item.str.includes('123 456'));
    const shownWidth = 390 - 2 * 16;
    const height = code && 'height' in code ? (code.height * shownWidth) / page.getViewport({ scale: 1 }).width : 0;
    expect(height).toBeGreaterThan(30);
  });

  test('has an element for each part of the text, including lists and tables', async () => {
    const document: DocumentText = {
      title: 'Title',
      plainLine: '',
      blocks: [
        { kind: 'heading', text: 'Heading' },
        { kind: 'paragraph', text: 'Paragraph' },
        { kind: 'list', items: ['One', 'Two'] },
        {
          kind: 'table',
          caption: 'Caption',
          head: ['A', 'B'],
          rows: [
            ['1', '2'],
            ['3', '4'],
          ],
        },
      ],
    };
    const { roles } = await parsePdf((await renderPdf(document, MADE_AT, 'x')).bytes);
    const list = ['L', 'LI', 'LBody', 'P', 'LI', 'LBody', 'P'];
    const table = ['Table', 'Caption', 'TR', 'TH', 'TH', 'TR', 'TD', 'TD', 'TR', 'TD', 'TD'];
    expect(roles).toEqual(['Root', 'Document', 'H1', 'H2', 'P', ...list, ...table]);
  });

  test('is byte-identical when made again, and differs when a word differs', async () => {
    const document = writeDocument('privacy', ABOUT);
    const [one, two] = [await renderPdf(document, MADE_AT, 'x'), await renderPdf(document, MADE_AT, 'x')];
    expect(one.sha256).toBe(two.sha256);
    const other: DocumentText = { ...document, title: `${document.title}!` };
    expect((await renderPdf(other, MADE_AT, 'x')).sha256).not.toBe(one.sha256);
    // Documents share the parsed fonts, not the glyphs that each embeds.
    expect((await renderPdf(document, MADE_AT, 'x')).sha256).toBe(one.sha256);
  });

  const poppler = spawnSync('pdfinfo', ['-v']).error === undefined;
  test.skipIf(!poppler)(
    `another program reads back the same text${poppler ? '' : ': poppler-utils is not installed'}`,
    async () => {
      for (const [kind, document] of KINDS) {
        const path = join(folder, `${kind}.pdf`);
        writeFileSync(path, (await renderPdf(document, MADE_AT, 'x')).bytes);
        const info = execFileSync('pdfinfo', [path], { encoding: 'utf8' });
        expect(info).toMatch(/^Tagged: +yes$/m);
        expect(info).toMatch(/^JavaScript: +no$/m);
        expect(/^Title: +(.+)$/m.exec(info)?.[1]).toBe(document.title);
        const tree = execFileSync('pdfinfo', ['-struct-text', path], { encoding: 'utf8' });
        const text = [...tree.matchAll(/^\s*"(.*)"$/gm)].map((match) => match[1] ?? '').join('');
        expect(removeSpaces(text)).toBe(removeSpaces(toTextLines(document).join('')));
      }
    },
    60_000,
  );
});
