import { deflateSync } from 'node:zlib';
import { DOCUMENT_LIMITS } from '@lintel/domain';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { buildPackedActionPdf, buildPdf, buildPhoto, buildStream } from '../../../test/hostile-files.ts';
import { inspectFile } from './inspect-file.ts';
import { hasTooManyScans } from './jpeg-scans.ts';

const inspect = (content: Buffer) => inspectFile(Buffer.from(content), DOCUMENT_LIMITS);

/** Encodes rows of three bytes with a PNG filter: each row as the change from the row above. */
function applyPngPredictor(text: string): Buffer {
  const data = Buffer.from(text.padEnd(Math.ceil(text.length / 3) * 3));
  const rows = Array.from({ length: data.length / 3 }, (_, row) => [
    2,
    ...[0, 1, 2].map((at) => ((data[row * 3 + at] ?? 0) - (row === 0 ? 0 : (data[row * 3 - 3 + at] ?? 0)) + 256) % 256),
  ]);
  return deflateSync(Buffer.from(rows.flat()));
}

const SCRIPT = '/S /JavaScript /JS (app.alert\\(1\\))';
const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>';
const WORDS = buildStream('', 'BT ET');
const buildWithCatalog = (more: string, ...rest: (string | Buffer)[]) =>
  buildPdf([`<< /Type /Catalog /Pages 2 0 R ${more} >>`, PAGES, PAGE, WORDS, ...rest]);
const buildWithOpenAction = (action: string) => buildWithCatalog(`/OpenAction << ${action} >>`);
/** A page whose events are the fifth object, which opens an address. */
const buildWithEvents = (value: string) =>
  buildPdf([
    CATALOG,
    PAGES,
    `${PAGE.slice(0, -2)}/AA ${value} >>`,
    WORDS,
    '<< /O << /S /URI /URI (http://evil.example/) >> >>',
  ]);
/** Objects that start a program, compressed in a stream. */
const buildPacked = (dictionary: string, pack: (text: string) => Buffer = deflateSync) =>
  buildPackedActionPdf((text) =>
    buildStream(`/N 1 ${dictionary}`, pack(text.replace(SCRIPT, '/S /Launch /F (a.exe)'))),
  );

describe('a PDF', () => {
  test.each([
    [
      'an object stream with a predictor',
      buildPacked(
        '/Type /ObjStm /First 4 /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 3 >>',
        applyPngPredictor,
      ),
      'UNREADABLE',
    ],
    [
      'an object stream with a predictor and an indirect /First',
      buildPacked('/First 9 0 R /Filter /FlateDecode /DP << /Predictor 12 /Columns 3 >>', applyPngPredictor),
      'UNREADABLE',
    ],
    [
      'an object stream that claims to be a picture',
      buildPacked('/Type /ObjStm /First 4 /Subtype /Image /Filter /FlateDecode'),
      'ACTIVE',
    ],
    [
      'an object stream with a filter after a comment',
      buildPacked('/Type /ObjStm /First 4 /Filter [ /FlateDecode %/DCTDecode\n ]'),
      'UNREADABLE',
    ],
    ['an object stream encoded as a fax', buildPacked('/Type /ObjStm /First 4 /Filter /CCITTFaxDecode'), 'UNREADABLE'],
    [
      'an XFA form after a comment',
      buildWithCatalog('/AcroForm << /XFA %x\n 5 0 R >>', buildStream('', '<xdp/>')),
      'ACTIVE',
    ],
    [
      'encryption after a comment',
      buildPdf([CATALOG, PAGES, PAGE, WORDS, '<< /Filter /Standard /V 2 >>'], '/Encrypt %x\n5 0 R'),
      'LOCKED',
    ],
    [
      'another file to open',
      buildWithOpenAction(String.raw`/S /GoToR /F (\\\\host\\share\\a.pdf) /D [0 /Fit]`),
      'ACTIVE',
    ],
    ['a thread of another file to open', buildWithOpenAction('/S %x\n/Thread /F (a.pdf) /D 0'), 'ACTIVE'],
    [
      'a 3D model that runs when its page opens',
      buildWithCatalog('', '<< /Type /Annot /Subtype /3D /Rect [0 0 9 9] /3DA << /A /PO >> /3DD 6 0 R >>'),
      'ACTIVE',
    ],
    ['a video that plays on opening', buildWithOpenAction('/S /Rendition /OP 0'), 'ACTIVE'],
    ['a URL to open', buildWithOpenAction('/S /URI /URI (http://evil.example/)'), 'ACTIVE'],
    [
      'a URL to open in an indirect object',
      buildWithCatalog('/OpenAction 5 0 R', '<< /Type /Action /S /URI /URI (http://evil.example/) >>'),
      'ACTIVE',
    ],
    [
      'a URL to open in an object stream',
      buildPackedActionPdf((text) =>
        buildStream(
          '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
          deflateSync(text.replace(SCRIPT, '/S /URI /URI (http://evil.example/)')),
        ),
      ),
      'ACTIVE',
    ],
    [
      'a URL to open in an object stream without a filter',
      buildPackedActionPdf((text) =>
        buildStream('/Type /ObjStm /N 1 /First 4', text.replace(SCRIPT, '/S /URI /URI (http://evil.example/)')),
      ),
      'ACTIVE',
    ],
    [
      'a URL to open in an object stream after names that get shorter when decoded',
      buildPackedActionPdf(() => {
        const address = '<< /S /URI /URI (http://evil.example) >>';
        // Each escape is two characters shorter when decoded, so a parser that decodes first would read the harmless
        // object in place of the address.
        const escapes = `[/${'#41'.repeat(address.length / 2)}]`.padEnd(70);
        const table = `9 0 6 ${escapes.length + 1} `;
        return buildStream(
          `/Type /ObjStm /N 2 /First ${table.length} /Filter /FlateDecode`,
          deflateSync(`${table}${escapes} ${address} << /S /GoTo /D [3 0 R /Fit] >>`),
        );
      }),
      'ACTIVE',
    ],
    ['a URL to open after a destination', buildWithOpenAction('/S /GoTo /D [3 0 R /Fit] /Next 5 0 R'), 'ACTIVE'],
    [
      'a URL to open after a bracket in a string',
      buildWithOpenAction('/X (>>) /S /URI /URI (http://evil.example/)'),
      'ACTIVE',
    ],
    ['an open action that is missing', buildWithCatalog('/OpenAction 9 0 R'), 'UNREADABLE'],
    [
      'a page event that opens a URL',
      buildPdf([
        CATALOG,
        PAGES,
        `${PAGE.slice(0, -2)}/AA << /O << /S /URI /URI (http://evil.example/) >> >> >>`,
        WORDS,
      ]),
      'ACTIVE',
    ],
    ['a page event with a comment in its reference', buildWithEvents('5 %x\n0 R'), 'ACTIVE'],
    ['a page event with zero bytes in its reference', buildWithEvents('5\0 0\0R'), 'ACTIVE'],
    ['a page event after a long comment', buildWithEvents(`%${'x'.repeat(80)}\n 5 0 R`), 'ACTIVE'],
    [
      'a page event with an indirect action type',
      buildPdf([
        CATALOG,
        PAGES,
        `${PAGE.slice(0, -2)}/AA << /O << /S 5 0 R /URI (http://evil.example/) >> >> >>`,
        WORDS,
        '/URI',
      ]),
      'ACTIVE',
    ],
    [
      'a page event in an object stream',
      buildPackedActionPdf((text) =>
        buildStream(
          '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
          deflateSync(text.replace(SCRIPT, '/AA << /O << /S /URI /URI (http://evil.example/) >> >>')),
        ),
      ),
      'ACTIVE',
    ],
    [
      'a page event that prints',
      buildPdf([CATALOG, PAGES, `${PAGE.slice(0, -2)}/AA << /O << /S /Named /N /Print >> >> >>`, WORDS]),
      'ACTIVE',
    ],
    ['an open action that prints', buildWithOpenAction('/S /Named /N /Print'), 'ACTIVE'],
    [
      'an open action that prints after a page change',
      buildWithOpenAction('/S /Named /N /NextPage /N /Print'),
      'ACTIVE',
    ],
    ['an open action that saves the file', buildWithOpenAction('/S /Named /N /SaveAs'), 'ACTIVE'],
    [
      'an open action with another version after a comment',
      buildWithCatalog(
        '/OpenAction 5 0 R',
        '<< /S /GoTo /D [3 0 R /Fit] >>',
        '5 %x\n0 obj << /S /URI /URI (http://evil.example/) >>',
      ),
      'UNREADABLE',
    ],
    ['a thread to open after a long comment', buildWithOpenAction(`/S %${'x'.repeat(80)}\n/Thread /D 0`), 'ACTIVE'],
    [
      'stream data at a URL after a long comment',
      buildWithCatalog('', buildStream(`/F %${'x'.repeat(80)}\n(http://evil.example/a.bin)`, '')),
      'ACTIVE',
    ],
    [
      'stream data at a URL with a comment in the reference',
      buildWithCatalog('', buildStream('/F 6 %x\n0 R', ''), '(http://evil.example/a.bin)'),
      'ACTIVE',
    ],
    [
      'stream data at a URL with zero bytes in the reference',
      buildWithCatalog('', buildStream('/F 6\0 0\0R', ''), '(http://evil.example/a.bin)'),
      'ACTIVE',
    ],
    [
      'stream data at a URL with a sign in the reference',
      buildWithCatalog('', buildStream('/F +6 0 R', ''), '(http://evil.example/a.bin)'),
      'UNREADABLE',
    ],
    [
      'stream data at a URL in an object with a comment in its header',
      buildWithCatalog('', buildStream('/F 7 0 R', ''), '7 %x\n0 obj (http://evil.example/a.bin)'),
      'UNREADABLE',
    ],
    [
      'stream data at a URL after a comment in its object',
      buildWithCatalog('', buildStream('/F 6 0 R', ''), `%${'x'.repeat(80)}\n(http://evil.example/a.bin)`),
      'ACTIVE',
    ],
    [
      'stream data at a URL in an object stream with a comment in its table',
      buildPackedActionPdf(() => buildStream('/Type /ObjStm /N 1 /First 8 /F 9 0 R', '9 %x\n 0 (a)')),
      'UNREADABLE',
    ],
    ['stream data at a URL', buildWithCatalog('', buildStream('/F (http://evil.example/a.bin)', '')), 'ACTIVE'],
    [
      'stream data at a URL in a direct file specification',
      buildWithCatalog('', buildStream('/F << /FS /URL /F (http://evil.example/a.bin) >>', '')),
      'ACTIVE',
    ],
    [
      'stream data at a URL in an indirect file specification',
      buildWithCatalog('', buildStream('/F 6 0 R', ''), '<< /FS /URL /F <687474703a2f2f6576696c> >>'),
      'ACTIVE',
    ],
    [
      'stream data at a URL in an indirect string',
      buildWithCatalog('', buildStream('/F 6 0 R', ''), '(http://evil.example/a.bin)'),
      'ACTIVE',
    ],
    [
      'stream data at a URL under an escaped name',
      buildWithCatalog('', buildStream('/#46 (http://evil.example/a.bin)', '')),
      'ACTIVE',
    ],
    [
      'endless name escapes',
      buildPdf([CATALOG, PAGES, PAGE, buildStream('/Filter /FlateDecode', deflateSync('#41'.repeat(200_000)))]),
      'UNREADABLE',
    ],
    [
      'too much decompressed data',
      buildPdf([
        CATALOG,
        PAGES,
        PAGE,
        ...Array.from({ length: 3 }, () => buildStream('/Filter /FlateDecode', deflateSync(Buffer.alloc(25_000_000)))),
      ]),
      'UNREADABLE',
    ],
  ])('a PDF with %s is refused', async (_what, content, fault) => {
    expect(await inspect(content)).toEqual({ fault });
  });

  const line = deflateSync(
    Buffer.concat(Array.from({ length: 20 }, () => Buffer.concat([Buffer.from([2]), Buffer.alloc(60, 7)]))),
  );
  test.each([
    [
      'from a browser, with outline, links and a picture with a predictor,',
      buildWithCatalog(
        '/Outlines 7 0 R /ViewerPreferences << /DisplayDocTitle true >>',
        '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://example.com/%20a#b) >> /AP << /N 6 0 R >> >>',
        '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /GoTo /D [3 0 R /Fit] >> >>',
        '<< /Type /Outlines /First 8 0 R /Last 8 0 R /Count 1 >>',
        '<< /Title (One) /Parent 7 0 R /Dest [3 0 R /Fit] >>',
        buildStream(
          '/Type /XObject /Subtype /Image /Width 20 /Height 20 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode /DecodeParms << /Predictor 15 /Colors 3 /Columns 20 >>',
          line,
        ),
      ),
    ],
    [
      'from a fax or scanner',
      buildWithCatalog(
        '',
        buildStream(
          '/Type /XObject /Subtype /Image /Width 8 /Height 1 /Filter [/CCITTFaxDecode] /DecodeParms [<< /K -1 /Columns 8 /Rows 1 >>]',
          '\x00\x10\x01',
        ),
      ),
    ],
    [
      'from an office program, with an object stream,',
      buildPackedActionPdf((text) =>
        buildStream(
          '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
          deflateSync(text.replace(SCRIPT, '/S /GoTo /D [3 0 R /Fit]')),
        ),
      ),
    ],
    [
      'that opens at a direct destination, with links,',
      buildWithCatalog(
        '/OpenAction [3 0 R /XYZ null null 0]',
        '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://example.com) >> >>',
      ),
    ],
    [
      'that opens at an indirect destination',
      buildWithCatalog('/OpenAction 5 0 R', '<</D[3 0 R/XYZ null 792 0]/S/GoTo>>'),
    ],
    ['that opens at its last page', buildWithOpenAction('/Type /Action /S /Named /N /LastPage')],
    [
      'with comments between objects, flags, links and no events',
      buildPdf([
        `${CATALOG}\n%%Pages\n% (made by a printer driver)`,
        PAGES,
        PAGE,
        WORDS,
        '<< /Type /Annot /Subtype /Link /F 4 /Rect [0 0 9 9] /AA null /A << /S /URI /URI (https://example.com/100%25) >> >>',
        '(A note on 3D obj files)',
      ]),
    ],
    [
      'with a font called F and data that look like a file name',
      buildWithCatalog(
        '',
        buildStream(
          '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /Font << /F 7 0 R >> >>',
          '/F (no name)',
        ),
        WORDS,
        '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      ),
    ],
    [
      'from a scanner that compresses five pages without loss',
      buildPdf([
        CATALOG,
        PAGES,
        PAGE,
        WORDS,
        ...Array.from({ length: 5 }, () =>
          buildStream(
            '/Subtype /Image /Width 2550 /Height 3300 /Filter /FlateDecode',
            deflateSync(Buffer.alloc(25_245_000, 0xfe)),
          ),
        ),
      ]),
    ],
  ])('a PDF %s is accepted', async (_what, content) => {
    expect(await inspect(content)).toMatchObject({ found: { pages: 1 } });
  });
});

describe('a JPEG', () => {
  test('a JPEG with more scans than any real one is refused before decoding, and a progressive one is accepted', async () => {
    const whole = await sharp(await buildPhoto())
      .jpeg({ progressive: true })
      .toBuffer();
    expect(await inspect(whole)).toMatchObject({ found: { mediaType: 'image/jpeg' } });
    const last = whole.lastIndexOf(Buffer.from([0xff, 0xda]));
    const pass = whole.subarray(last, -2);
    const long = Buffer.concat([whole.subarray(0, -2), ...Array.from({ length: 60 }, () => pass), whole.subarray(-2)]);
    expect([hasTooManyScans(whole), hasTooManyScans(long)]).toEqual([false, true]);
    expect(await inspect(long)).toEqual({ fault: 'UNREADABLE' });
  });

  test('may contain bytes that look like scans beside the picture', async () => {
    const whole = await buildPhoto();
    const note = Buffer.concat([Buffer.from([0xff, 0xef, 0x01, 0x02]), Buffer.alloc(256, Buffer.from([0xff, 0xda]))]);
    expect(await inspect(Buffer.concat([whole.subarray(0, 2), note, whole.subarray(2)]))).toMatchObject({
      found: { pages: 1 },
    });
  });
});
