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
  ['an action behind a comment that a carriage return ends', buildWithPage(`/AA%x\r<</O%x\r${ADDRESS}>>`), 'ACTIVE'],
  ['an action under an escaped name', buildWithPage(`/#41#41 << /O ${ADDRESS} >>`), 'ACTIVE'],
  ['an action under escapes that only PDFium reads', buildWithPage(`/#3H#3H << /O ${ADDRESS} >>`), 'UNREADABLE'],
  [
    'an action behind a byte that PDFium takes for white space',
    buildWithPage(`/AA\x80<< /O ${ADDRESS} >>`),
    'UNREADABLE',
  ],
  ['an action behind a name cut by a zero byte', buildWithPage(`/AA#00x << /O ${ADDRESS} >>`), 'UNREADABLE'],
  ['an action behind an escaped bracket', buildWithPage(`/X#28 1 /AA << /O ${ADDRESS} >>`), 'ACTIVE'],
  ['an action behind a bracket that a string escapes', buildWithPage(`/X (\\() /AA << /O ${ADDRESS} >>`), 'ACTIVE'],
  ['an action behind a bracket without an end', buildWithPage(`/X ( /AA << /O ${ADDRESS} >>`), 'UNREADABLE'],
  ['an action behind an end of a string', buildWithPage(`/AA ) << /O ${ADDRESS} >>`), 'UNREADABLE'],
  ['an action behind a string of odd characters', buildWithPage(`/X <x> /AA << /O ${ADDRESS} >>`), 'UNREADABLE'],
  ['an action after a key without a value', buildWithPage(`/X /Y /Z /AA << /O ${ADDRESS} >>`), 'UNREADABLE'],
  [
    'an action in the catalog of a trailer',
    buildPdf([CATALOG, PAGES, PAGE, WORDS], `/X << /AA << /O ${ADDRESS} >> >>`),
    'ACTIVE',
  ],
  ['events under a number with a sign', buildWithPage('/AA +5 0 R', `<< /O ${ADDRESS} >>`), 'UNREADABLE'],
  ['events whose keyword is attached to a number', buildWithPage('/AA 5 0R', `<< /O ${ADDRESS} >>`), 'UNREADABLE'],
  ['events that are not there', buildWithPage('/AA 9 0 R'), 'UNREADABLE'],
  ['events behind references', buildWithPage('/AA 5 0 R', '6 0 R', '<< /O 7 0 R >>', '8 0 R', ADDRESS), 'ACTIVE'],
  ['events that hide a field', buildWithPage('/AA << /O << /S /Hide /T (x) >> >>'), 'ACTIVE'],
  [
    'events whose action has its command elsewhere',
    buildWithPage('/AA << /O << /S /Named /N 5 0 R >> >>', '/Print'),
    'ACTIVE',
  ],
  [
    'a next action in nested lists',
    buildWithCatalog(`/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next [[${ADDRESS}]] >>`),
    'ACTIVE',
  ],
  [
    'an opening in a later version',
    Buffer.concat([
      buildWithCatalog(''),
      Buffer.from(`1 0 obj\n<< /Pages 2 0 R /OpenAction ${ADDRESS} >>\nendobj\nstartxref\n0\n%%EOF\n`),
    ]),
    'ACTIVE',
  ],
  [
    'an opening with the number of the end of another',
    buildWithCatalog('/OpenAction 5 0 R', `${PLACE} endobj 15 0 obj ${ADDRESS}`),
    'ACTIVE',
  ],
  [
    'an opening under a number with a point',
    buildWithCatalog('/OpenAction 5 0 R', `${PLACE} endobj 5.0 0 obj ${ADDRESS}`),
    'UNREADABLE',
  ],
  [
    'an opening of which another version is behind lines of comments',
    buildWithCatalog('/OpenAction 5 0 R', `${PLACE} endobj 5 0\n%x\n%y\nobj ${ADDRESS}`),
    'UNREADABLE',
  ],
  ['a page in the data of a stream', buildWithData(buildStream('', `BT ET ${HIDDEN_PAGE}`)), 'ACTIVE'],
  [
    'a page in packed data',
    buildWithData(buildStream('/Filter /FlateDecode', deflateSync(`BT ET ${HIDDEN_PAGE}`, { level: 0 }))),
    'ACTIVE',
  ],
  [
    'a page behind packed data',
    buildWithData(buildStream('/Filter /FlateDecode', Buffer.concat([deflateSync('BT ET'), Buffer.from(HIDDEN_PAGE)]))),
    'ACTIVE',
  ],
  ['a page in a comment', buildPdf([CATALOG, PAGES, `${PAGE}\n%${HIDDEN_PAGE}`, WORDS]), 'ACTIVE'],
  ['a page in a string', buildWithCatalog(`/X (${HIDDEN_PAGE.replace('(http://evil.example/)', '<68>')})`), 'ACTIVE'],
  ['packed events', buildPacked(`<< /AA << /O ${ADDRESS} >> >>`), 'ACTIVE'],
  ['packed events behind a string without an end', buildPacked(`<< /X ( /AA << /O ${ADDRESS} >> >>`), 'UNREADABLE'],
  [
    'packed objects behind a space',
    buildPacked(ADDRESS, (text) => `${text.replace('stream\n', 'stream \n')} endobj 6 0 obj ${PLACE}`),
    'UNREADABLE',
  ],
  ['more packed objects than its table', buildPackedTable('/N 2 /First 4', `6 0 9 8 ${PLACE}`), 'UNREADABLE'],
  [
    'a table of packed objects that ends in a number',
    buildPackedTable('/N 1 /First 3', `6 01 ${ADDRESS}`),
    'UNREADABLE',
  ],
  [
    'a table of packed objects with points',
    buildPackedTable('/N 2 /First 14', `9 1.0 6 38   ${PLACE} ${ADDRESS}`, `endobj 6 0 obj ${PLACE}`),
    'UNREADABLE',
  ],
  [
    'two places of packed objects',
    buildPacked(PLACE, (text) => text.replace('/First 4', '/First 4 /First 9')),
    'UNREADABLE',
  ],
  [
    'a stream whose data have the name of a file for DOS',
    buildWithCatalog('', buildStream('/F << /DOS (a.bin) >>', '')),
    'ACTIVE',
  ],
  [
    'a stream whose data are behind two references',
    buildWithCatalog('', buildStream('/F 6 0 R', ''), '7 0 R', '(a.bin)'),
    'ACTIVE',
  ],
  ['a type of action elsewhere', buildWithPage('/AA << /O << /S 5 0 R /D [3 0 R /Fit] >> >>', '/GoTo'), 'ACTIVE'],
  ['an opening in a list', buildWithCatalog(`/OpenAction [${ADDRESS}]`), 'ACTIVE'],
  [
    'an opening behind bytes that PDFium takes for white space',
    buildWithCatalog('/OpenAction 5 0 R', `${PLACE} endobj 5\x800\xFFobj ${ADDRESS}`),
    'ACTIVE',
  ],
  [
    'an opening behind a reference without a space',
    buildWithCatalog('/OpenAction 5 0 R', '6 0R', ADDRESS),
    'UNREADABLE',
  ],
  ['a key without a value', buildWithCatalog('', '<< /Y >>'), 'UNREADABLE'],
  ['a list without an end', buildWithPage('/X [1 endobj] '), 'UNREADABLE'],
  ['a name without an end', buildWithPage(`/X /${'A#'.repeat(600)}`), 'UNREADABLE'],
  ['a list of a million parts', buildWithPage(`/X [${'1 '.repeat(1_000_002)}]`), 'UNREADABLE'],
  ['steps of a presentation', buildWithPage(`/PresSteps << /NA ${ADDRESS} >>`), 'ACTIVE'],
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
  ['a number that its end follows', buildPdf([CATALOG, PAGES, PAGE, WORDS, '59endobj\n'])],
  [
    'comments in its packed objects',
    buildPackedActionPdf(() =>
      buildStream('/Type /ObjStm /N 1 /First 8 /Filter /ASCIIHexDecode', toHex(`6 0\n%x\n ${PLACE}`)),
    ),
  ],
  ['words of objects in its text', buildWithData(buildStream('', 'BT (Model 3 obj, trailer, stream) Tj ET'))],
])('a PDF with %s is accepted', async (_what, content) => {
  expect(await inspectPdf(content)).toMatchObject({ found: { pages: 1 } });
});
