import { deflateSync } from 'node:zlib';
import { DOCUMENT_LIMITS } from '@lintel/domain';
import { expect, test } from 'vitest';
import { buildPackedActionPdf, buildPdf, buildStream } from '../../../test/hostile-files.ts';
import { inspectFile } from './inspect-file.ts';

const inspectPdf = (content: Buffer) => inspectFile(Buffer.from(content), DOCUMENT_LIMITS);

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>';
const WORDS = buildStream('', 'BT ET');
const ADDRESS = '<< /S /URI /URI (http://evil.example/) >>';
const PLACE = '<< /S /GoTo /D [3 0 R /Fit] >>';
const LINK = '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://example.com/AA/(1)) >> >>';

const buildWithPage = (more: string, ...rest: (string | Buffer)[]) =>
  buildPdf([CATALOG, PAGES, `${PAGE.slice(0, -2)}${more} >>`, WORDS, ...rest]);
const buildWithCatalog = (more: string, ...rest: (string | Buffer)[]) =>
  buildPdf([`<< /Type /Catalog /Pages 2 0 R ${more} >>`, PAGES, PAGE, WORDS, ...rest]);
/** A page that opens an address, written as a separate object. */
const HIDDEN_PAGE = `3 0 obj ${PAGE.slice(0, -2)}/AA << /O ${ADDRESS} >> >> endobj`;
const buildWithData = (data: Buffer) => buildPdf([CATALOG, PAGES, PAGE, data]);
/** The sixth object, to which the opening refers, compressed in a stream that `change` rewrites. */
const buildPacked = (object: string, change = (text: string) => text) =>
  buildPackedActionPdf(() =>
    Buffer.from(
      change(
        buildStream('/Type /ObjStm /N 1 /First 4 /Filter /ASCIIHexDecode', toHex(`6 0 ${object}`)).toString('latin1'),
      ),
      'latin1',
    ),
  );
/** Compressed objects with their own table. */
const buildPackedTable = (dictionary: string, text: string, more = '') =>
  buildPackedActionPdf(() =>
    Buffer.concat([
      buildStream(`/Type /ObjStm ${dictionary} /Filter /ASCIIHexDecode`, toHex(text)),
      Buffer.from(` ${more}`),
    ]),
  );
const toHex = (text: string) => `${Buffer.from(text).toString('hex')}>`;

test.each([
  ['an action after a comment ended by a carriage return', buildWithPage(`/AA%x\r<</O%x\r${ADDRESS}>>`), 'ACTIVE'],
  ['an action under an escaped name', buildWithPage(`/#41#41 << /O ${ADDRESS} >>`), 'ACTIVE'],
  ['an action under escapes that only PDFium reads', buildWithPage(`/#3H#3H << /O ${ADDRESS} >>`), 'UNREADABLE'],
  [
    'an action after a byte that PDFium treats as white space',
    buildWithPage(`/AA\x80<< /O ${ADDRESS} >>`),
    'UNREADABLE',
  ],
  ['an action after a name with a zero byte', buildWithPage(`/AA#00x << /O ${ADDRESS} >>`), 'UNREADABLE'],
  ['an action after an escaped bracket in a name', buildWithPage(`/X#28 1 /AA << /O ${ADDRESS} >>`), 'ACTIVE'],
  ['an action after an escaped bracket in a string', buildWithPage(`/X (\\() /AA << /O ${ADDRESS} >>`), 'ACTIVE'],
  ['an action after an unclosed string', buildWithPage(`/X ( /AA << /O ${ADDRESS} >>`), 'UNREADABLE'],
  ['an action after a stray end of a string', buildWithPage(`/AA ) << /O ${ADDRESS} >>`), 'UNREADABLE'],
  ['an action after an invalid hex string', buildWithPage(`/X <x> /AA << /O ${ADDRESS} >>`), 'UNREADABLE'],
  ['an action after a key without a value', buildWithPage(`/X /Y /Z /AA << /O ${ADDRESS} >>`), 'UNREADABLE'],
  [
    'an action in a catalog inside the trailer',
    buildPdf([CATALOG, PAGES, PAGE, WORDS], `/X << /AA << /O ${ADDRESS} >> >>`),
    'ACTIVE',
  ],
  ['events with a sign in the reference', buildWithPage('/AA +5 0 R', `<< /O ${ADDRESS} >>`), 'UNREADABLE'],
  ['events with an attached reference keyword', buildWithPage('/AA 5 0R', `<< /O ${ADDRESS} >>`), 'UNREADABLE'],
  ['events that are missing', buildWithPage('/AA 9 0 R'), 'UNREADABLE'],
  ['events after many references', buildWithPage('/AA 5 0 R', '6 0 R', '<< /O 7 0 R >>', '8 0 R', ADDRESS), 'ACTIVE'],
  ['events that hide a field', buildWithPage('/AA << /O << /S /Hide /T (x) >> >>'), 'ACTIVE'],
  [
    'events with an action name in an indirect object',
    buildWithPage('/AA << /O << /S /Named /N 5 0 R >> >>', '/Print'),
    'ACTIVE',
  ],
  [
    'a next action in nested lists',
    buildWithCatalog(`/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next [[${ADDRESS}]] >>`),
    'ACTIVE',
  ],
  [
    'an open action in a later version',
    Buffer.concat([
      buildWithCatalog(''),
      Buffer.from(`1 0 obj\n<< /Pages 2 0 R /OpenAction ${ADDRESS} >>\nendobj\nstartxref\n0\n%%EOF\n`),
    ]),
    'ACTIVE',
  ],
  [
    'an open action with a number that ends another object',
    buildWithCatalog('/OpenAction 5 0 R', `${PLACE} endobj 15 0 obj ${ADDRESS}`),
    'ACTIVE',
  ],
  [
    'an open action with a decimal object number',
    buildWithCatalog('/OpenAction 5 0 R', `${PLACE} endobj 5.0 0 obj ${ADDRESS}`),
    'UNREADABLE',
  ],
  [
    'an open action with another version after comment lines',
    buildWithCatalog('/OpenAction 5 0 R', `${PLACE} endobj 5 0\n%x\n%y\nobj ${ADDRESS}`),
    'UNREADABLE',
  ],
  ['a page inside stream data', buildWithData(buildStream('', `BT ET ${HIDDEN_PAGE}`)), 'ACTIVE'],
  [
    'a page inside compressed data',
    buildWithData(buildStream('/Filter /FlateDecode', deflateSync(`BT ET ${HIDDEN_PAGE}`, { level: 0 }))),
    'ACTIVE',
  ],
  [
    'a page after compressed data',
    buildWithData(buildStream('/Filter /FlateDecode', Buffer.concat([deflateSync('BT ET'), Buffer.from(HIDDEN_PAGE)]))),
    'ACTIVE',
  ],
  ['a page in a comment', buildPdf([CATALOG, PAGES, `${PAGE}\n%${HIDDEN_PAGE}`, WORDS]), 'ACTIVE'],
  ['a page in a string', buildWithCatalog(`/X (${HIDDEN_PAGE.replace('(http://evil.example/)', '<68>')})`), 'ACTIVE'],
  ['events in an object stream', buildPacked(`<< /AA << /O ${ADDRESS} >> >>`), 'ACTIVE'],
  ['events in an object stream after an open string', buildPacked(`<< /X ( /AA << /O ${ADDRESS} >> >>`), 'UNREADABLE'],
  [
    'an object stream with a space after its keyword',
    buildPacked(ADDRESS, (text) => `${text.replace('stream\n', 'stream \n')} endobj 6 0 obj ${PLACE}`),
    'UNREADABLE',
  ],
  ['an object stream larger than its table', buildPackedTable('/N 2 /First 4', `6 0 9 8 ${PLACE}`), 'UNREADABLE'],
  [
    'an object stream whose table ends inside a number',
    buildPackedTable('/N 1 /First 3', `6 01 ${ADDRESS}`),
    'UNREADABLE',
  ],
  [
    'an object stream with decimal numbers in its table',
    buildPackedTable('/N 2 /First 14', `9 1.0 6 38   ${PLACE} ${ADDRESS}`, `endobj 6 0 obj ${PLACE}`),
    'UNREADABLE',
  ],
  [
    'an object stream with two offsets',
    buildPacked(PLACE, (text) => text.replace('/First 4', '/First 4 /First 9')),
    'UNREADABLE',
  ],
  [
    'a stream with a DOS file name as its external data',
    buildWithCatalog('', buildStream('/F << /DOS (a.bin) >>', '')),
    'ACTIVE',
  ],
  [
    'a stream with data behind two references',
    buildWithCatalog('', buildStream('/F 6 0 R', ''), '7 0 R', '(a.bin)'),
    'ACTIVE',
  ],
  ['an indirect action type', buildWithPage('/AA << /O << /S 5 0 R /D [3 0 R /Fit] >> >>', '/GoTo'), 'ACTIVE'],
  ['an open action in an array', buildWithCatalog(`/OpenAction [${ADDRESS}]`), 'ACTIVE'],
  [
    'an open action after bytes that PDFium treats as white space',
    buildWithCatalog('/OpenAction 5 0 R', `${PLACE} endobj 5\x800\xFFobj ${ADDRESS}`),
    'ACTIVE',
  ],
  [
    'an open action after a reference without a space',
    buildWithCatalog('/OpenAction 5 0 R', '6 0R', ADDRESS),
    'UNREADABLE',
  ],
  ['a key without a value', buildWithCatalog('', '<< /Y >>'), 'UNREADABLE'],
  ['an unclosed array', buildWithPage('/X [1 endobj] '), 'UNREADABLE'],
  ['an endless name', buildWithPage(`/X /${'A#'.repeat(600)}`), 'UNREADABLE'],
  ['an array of a million elements', buildWithPage(`/X [${'1 '.repeat(1_000_002)}]`), 'UNREADABLE'],
  ['presentation steps', buildWithPage(`/PresSteps << /NA ${ADDRESS} >>`), 'ACTIVE'],
])('a PDF with %s is refused', async (_what, content, fault) => {
  expect(await inspectPdf(content)).toEqual({ fault });
});

test('a PDF with overlapping objects is refused without reading each to its end', async () => {
  const objects = 1_000_000;
  expect(
    await inspectPdf(buildPdf([CATALOG, PAGES, PAGE, WORDS, '1 0 obj('.repeat(objects) + ')'.repeat(objects)])),
  ).toEqual({
    fault: 'UNREADABLE',
  });
});

test.each([
  [
    'a title that looks like events',
    buildPdf([CATALOG, PAGES, PAGE, WORDS, '<< /Title (see /AA << /O 5 0 R) >>', LINK]),
  ],
  [
    'comments in its dictionaries',
    buildWithCatalog('%x (\n/Names%(\r<< %>>\n >> /OpenAction % first page\n[3 %x\n0 R /Fit]'),
  ],
  ['events that turn pages', buildWithPage('/AA << /O << /S /Named /N /NextPage >> /C 5 0 R >>', PLACE, LINK)],
  [
    'fonts called AA and S',
    buildWithPage(
      '/Resources << /Font << /AA 5 0 R /S 5 0 R /F 5 0 R >> >>',
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /FontDescriptor 6 0 R >>',
      '<< /Type /FontDescriptor /FontName /Helvetica /Flags 32 >>',
      LINK,
    ),
  ],
  [
    'a signature',
    buildWithCatalog(
      '',
      '<< /Type /Sig /Filter /Adobe.PPKLite /Contents <00> /Prop_Build << /Filter << /Name /Adobe.PPKLite >> >> >>',
      WORDS,
    ),
  ],
  ['a number followed by endobj', buildPdf([CATALOG, PAGES, PAGE, WORDS, '59endobj\n'])],
  [
    'comments in its object stream',
    buildPackedActionPdf(() =>
      buildStream('/Type /ObjStm /N 1 /First 8 /Filter /ASCIIHexDecode', toHex(`6 0\n%x\n ${PLACE}`)),
    ),
  ],
  ['PDF keywords in its text', buildWithData(buildStream('', 'BT (Model 3 obj, trailer, stream) Tj ET'))],
])('a PDF with %s is accepted', async (_what, content) => {
  expect(await inspectPdf(content)).toMatchObject({ found: { pages: 1 } });
});
