import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

// Files as an attacker might upload them, built byte by byte.

type Part = string | Buffer;

/** The standard antivirus test file, in two halves so that scanners don't flag this source. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

const toBytes = (part: Part): Buffer => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part);

/** Builds a PDF of numbered objects, the first of which is the catalog, with a cross-reference table and a trailer. */
export function buildPdf(objects: readonly Part[], trailer = ''): Buffer {
  const parts: Buffer[] = [toBytes('%PDF-1.7\n%\xE2\xE3\xCF\xD3\n')];
  const offsets: number[] = [];
  const getSize = (): number => parts.reduce((sum, part) => sum + part.length, 0);
  let offset = getSize();
  for (const [index, object] of objects.entries()) {
    offsets.push(offset);
    const whole = Buffer.concat([toBytes(`${index + 1} 0 obj\n`), toBytes(object), toBytes('\nendobj\n')]);
    parts.push(whole);
    offset += whole.length;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    toBytes(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${offset}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

export const buildStream = (dictionary: string, data: Part): Buffer =>
  Buffer.concat([
    toBytes(`<< ${dictionary} /Length ${toBytes(data).length} >>\nstream\n`),
    toBytes(data),
    toBytes('\nendstream'),
  ]);

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>';
const PAGE_CONTENT = 'BT /F1 12 Tf 72 720 Td (Net pay 2,310.40) Tj ET';

/** Builds an ordinary PDF of one page, compressed as PDF producers do. */
export const buildPaystub = (): Buffer =>
  buildPdf([CATALOG, PAGES, PAGE, buildStream('/Filter /FlateDecode', deflateSync(PAGE_CONTENT))]);

export function buildPdfWithPages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, index) => `${index + 3} 0 R`).join(' ');
  return buildPdf([
    CATALOG,
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    ...Array.from({ length: count }, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>'),
  ]);
}

/** Builds a valid PDF of exactly this many bytes. */
export function buildPdfOfSize(size: number): Buffer {
  const buildPadded = (length: number): Buffer =>
    buildPdf([CATALOG, PAGES, PAGE, buildStream('', PAGE_CONTENT), buildStream('', Buffer.alloc(length, 0x20))]);
  const made = buildPadded(size - buildPadded(1_000_000).length + 1_000_000);
  return made.length === size
    ? made
    : buildPadded(size - buildPadded(1_000_000).length + 1_000_000 - (made.length - size));
}

const buildActionPdf = (name: string): Part[] => [
  `<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /${name} /JS (app.alert\\(1\\)) >> >>`,
  PAGES,
  PAGE,
  buildStream('', PAGE_CONTENT),
];

/** Builds a PDF with objects compressed in a stream, found by a compressed cross-reference table. */
export function buildPackedActionPdf(
  pack: (objects: string) => Buffer = (objects) =>
    buildStream(`/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode`, deflateSync(objects)),
): Buffer {
  const head = toBytes('%PDF-1.7\n');
  const plain = [
    `<< /Type /Catalog /Pages 2 0 R /OpenAction 6 0 R >>`,
    PAGES,
    PAGE,
    buildStream('', PAGE_CONTENT),
    pack('6 0 << /S /JavaScript /JS (app.alert\\(1\\)) >>'),
  ];
  const offsets: number[] = [];
  const parts = [head];
  let offset = head.length;
  for (const [index, object] of plain.entries()) {
    offsets.push(offset);
    const whole = Buffer.concat([toBytes(`${index + 1} 0 obj\n`), toBytes(object), toBytes('\nendobj\n')]);
    parts.push(whole);
    offset += whole.length;
  }
  const buildEntry = (kind: number, place: number, index: number): Buffer =>
    Buffer.from([kind, place >> 8, place & 255, index]);
  const table = Buffer.concat([
    buildEntry(0, 0, 255),
    ...offsets.map((offset) => buildEntry(1, offset, 0)),
    buildEntry(2, 5, 0),
    buildEntry(1, offset, 0),
  ]);
  parts.push(
    toBytes('7 0 obj\n'),
    buildStream('/Type /XRef /Size 8 /W [1 2 1] /Root 1 0 R', table),
    toBytes(`\nendobj\nstartxref\n${offset}\n%%EOF\n`),
  );
  return Buffer.concat(parts);
}

const computeCrc = (data: Buffer): number => {
  let value = 0xffffffff;
  for (const byte of data) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ 0xffffffff) >>> 0;
};

/** Builds a PNG that declares a size and contains almost nothing. */
export function buildPixelFlood(width: number, height: number): Buffer {
  const buildChunk = (name: string, data: Buffer): Buffer => {
    const body = Buffer.concat([toBytes(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(computeCrc(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    buildChunk('IHDR', header),
    buildChunk('IDAT', deflateSync(Buffer.alloc(1000))),
    buildChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Builds a photo of a page of text; `blur` in pixels. It is rotated and has a location in its metadata. */
export async function buildPhoto({
  blur = 0,
  width = 1200,
  height = 1600,
  type = 'jpeg' as 'jpeg' | 'png',
} = {}): Promise<Buffer> {
  const lines = Array.from(
    { length: 40 },
    (_, index) =>
      `<text x="60" y="${90 + index * 36}" font-size="26" font-family="sans-serif">Regular hours 80.00 rate 31.25 gross ${index * 97} net ${index * 71}</text>`,
  );
  const boxes = Array.from(
    { length: 40 },
    (_, index) => `<rect x="${900 + (index % 5) * 40}" y="${70 + index * 36}" width="22" height="22"/>`,
  );
  const page = sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#f4f4f0"/>${lines.join('')}${boxes.join('')}</svg>`,
    ),
  );
  const blurred = blur > 0 ? page.blur(blur) : page;
  const exif = {
    IFD0: { Make: 'Somebody' },
    IFD3: { GPSLatitude: '39/1 44/1 0/1', GPSLatitudeRef: 'N', GPSLongitude: '104/1 59/1 0/1', GPSLongitudeRef: 'W' },
  };
  return type === 'png'
    ? blurred.png().toBuffer()
    : blurred.withMetadata({ exif, orientation: 6 }).jpeg({ quality: 90 }).toBuffer();
}

const ZIP_END = Buffer.concat([toBytes('PK\x05\x06'), Buffer.alloc(18)]);
const DEFLATED_TWICE = deflateSync(deflateSync(Buffer.alloc(50_000_000)));
const DEFLATED_ZEROS = deflateSync(Buffer.alloc(20_000_000), { level: 1 });

/** Every kind of refused file, with the name of its refusal and the start of its sentence. */
export const HOSTILE_FILES: readonly {
  what: string;
  name: string;
  content: () => Buffer | Promise<Buffer>;
  refusal: string;
  sentence: RegExp;
}[] = [
  {
    what: 'PDF that is a ZIP too',
    name: 'stub.pdf',
    content: () => Buffer.concat([buildPaystub(), ZIP_END]),
    refusal: 'file-active',
    sentence: /^This file contains a program/,
  },
  {
    what: 'JPG that is a ZIP too',
    name: 'stub.jpg',
    content: async () => Buffer.concat([await buildPhoto(), ZIP_END]),
    refusal: 'file-active',
    sentence: /^This file contains a program/,
  },
  {
    what: 'GIF that is a script too',
    name: 'stub.gif',
    content: () => toBytes('GIF89a/*\x01\x00\x01\x00\x80\x00\x00*/=1;alert(1);//'),
    refusal: 'file-type',
    sentence: /Use PDF, JPG or PNG\.$/,
  },
  {
    what: 'page of the web in place of a PDF',
    name: 'stub.pdf',
    content: () => toBytes('<!doctype html><script>alert(1)</script>%PDF-1.7'),
    refusal: 'file-type',
    sentence: /^This type of file/,
  },
  {
    what: 'flood of pixels',
    name: 'stub.png',
    content: () => buildPixelFlood(30_000, 30_000),
    refusal: 'file-too-large',
    sentence: /^This file is larger than 50 megapixels\.$/,
  },
  {
    what: 'bomb packed twice',
    name: 'stub.pdf',
    content: () => buildPdf([CATALOG, PAGES, PAGE, buildStream('/Filter [/FlateDecode /FlateDecode]', DEFLATED_TWICE)]),
    refusal: 'file-unreadable',
    sentence: /^We couldn’t read this file/,
  },
  {
    what: 'bomb packed once',
    name: 'stub.pdf',
    content: () =>
      buildPdf([CATALOG, PAGES, PAGE, buildStream('/Filter /FlateDecode', deflateSync(Buffer.alloc(50_000_000)))]),
    refusal: 'file-unreadable',
    sentence: /^We couldn’t read/,
  },
  {
    what: 'many small bombs',
    name: 'stub.pdf',
    content: () =>
      buildPdf([
        CATALOG,
        PAGES,
        PAGE,
        ...Array.from({ length: 40 }, () => buildStream('/Filter /FlateDecode', DEFLATED_ZEROS)),
      ]),
    refusal: 'file-unreadable',
    sentence: /^We couldn’t read/,
  },
  {
    what: 'script in a PDF',
    name: 'stub.pdf',
    content: () => buildPdf(buildActionPdf('JavaScript')),
    refusal: 'file-active',
    sentence: /^This file contains a program, a form or other files\. Print it to a new PDF/,
  },
  {
    what: 'script under an escaped name',
    name: 'stub.pdf',
    content: () => buildPdf(buildActionPdf('J#61vaScr#69pt')),
    refusal: 'file-active',
    sentence: /^This file contains a program/,
  },
  {
    what: 'script in a packed object',
    name: 'stub.pdf',
    content: () => buildPackedActionPdf(),
    refusal: 'file-active',
    sentence: /^This file contains a program/,
  },
  {
    what: 'script in a packed object whose dictionary lies about how it is packed',
    name: 'stub.pdf',
    content: () =>
      buildPackedActionPdf((objects) =>
        buildStream(
          '/Filter /FlateDecode /Type /ObjStm /N 1 /First 4 /Note (/Filter /DCTDecode)',
          deflateSync(objects),
        ),
      ),
    refusal: 'file-unreadable',
    sentence: /^We couldn’t read/,
  },
  {
    what: 'script in an object written in base 16',
    name: 'stub.pdf',
    content: () =>
      buildPackedActionPdf((objects) =>
        buildStream('/Type /ObjStm /N 1 /First 4 /Filter /ASCIIHexDecode', `${Buffer.from(objects).toString('hex')}>`),
      ),
    refusal: 'file-active',
    sentence: /^This file contains/,
  },
  {
    what: 'script behind a false end of a stream',
    name: 'stub.pdf',
    content: () =>
      buildPackedActionPdf((objects) =>
        buildStream(
          '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
          Buffer.concat([deflateSync(`${' '.repeat(40)}endstream ${objects}`, { level: 0 })]),
        ),
      ),
    refusal: 'file-active',
    sentence: /^This file contains/,
  },
  {
    what: 'program to start',
    name: 'stub.pdf',
    content: () =>
      buildPdf([
        `<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /Launch /F (cmd.exe) >> >>`,
        PAGES,
        PAGE,
        buildStream('', PAGE_CONTENT),
      ]),
    refusal: 'file-active',
    sentence: /^This file contains/,
  },
  {
    what: 'file in a PDF',
    name: 'stub.pdf',
    content: () =>
      buildPdf([CATALOG, PAGES, PAGE, buildStream('', PAGE_CONTENT), buildStream('/Type /EmbeddedFile', 'MZ')]),
    refusal: 'file-active',
    sentence: /^This file contains/,
  },
  {
    what: 'file that a note carries',
    name: 'stub.pdf',
    content: () =>
      buildPdf([
        CATALOG,
        PAGES,
        `${PAGE.slice(0, -2)}/Annots [<< /Type /Annot /Subtype /FileAttachment /FS << /F (a.exe) /EF << /F 5 0 R >> >> >>] >>`,
        buildStream('', PAGE_CONTENT),
        buildStream('', 'MZ'),
      ]),
    refusal: 'file-active',
    sentence: /^This file contains/,
  },
  {
    what: 'XFA form',
    name: 'stub.pdf',
    content: () =>
      buildPdf([
        '<< /Type /Catalog /Pages 2 0 R /AcroForm << /XFA 5 0 R >> >>',
        PAGES,
        PAGE,
        buildStream('', PAGE_CONTENT),
        buildStream('', '<xdp/>'),
      ]),
    refusal: 'file-active',
    sentence: /^This file contains/,
  },
  {
    what: 'PDF with a password',
    name: 'stub.pdf',
    content: () =>
      buildPdf(
        [CATALOG, PAGES, PAGE, buildStream('', PAGE_CONTENT), '<< /Filter /Standard /V 2 /R 3 /O (x) /U (x) /P -4 >>'],
        '/Encrypt 5 0 R /ID [(a) (a)]',
      ),
    refusal: 'file-locked',
    sentence: /^This file has a password/,
  },
  {
    what: 'PDF of 10,000 pages',
    name: 'stub.pdf',
    content: () => buildPdfWithPages(10_000),
    refusal: 'file-too-large',
    sentence: /^This file is larger than 100 pages\.$/,
  },
  {
    what: 'PDF that shows one page 10,000 times',
    name: 'stub.pdf',
    content: () =>
      buildPdf([
        CATALOG,
        `<< /Type /Pages /Kids [${'3 0 R '.repeat(10_000)}] /Count 10000 >>`,
        PAGE,
        buildStream('', PAGE_CONTENT),
      ]),
    refusal: 'file-too-large',
    sentence: /larger than 100 pages\.$/,
  },
  {
    what: 'pages that go round in a circle',
    name: 'stub.pdf',
    content: () =>
      buildPdf([CATALOG, '<< /Type /Pages /Kids [3 0 R] /Count 5 >>', '<< /Type /Pages /Kids [2 0 R] /Count 5 >>']),
    refusal: 'file-unreadable',
    sentence: /^We couldn’t read/,
  },
  {
    what: 'a million brackets',
    name: 'stub.pdf',
    content: () =>
      buildPdf([
        `<< /Type /Catalog /Pages 2 0 R /X ${'['.repeat(1_000_000)} >>`,
        PAGES,
        PAGE,
        buildStream('', PAGE_CONTENT),
      ]),
    refusal: 'file-unreadable',
    sentence: /^We couldn’t read/,
  },
  {
    what: 'streams without an end',
    name: 'stub.pdf',
    content: () => buildPdf([CATALOG, PAGES, PAGE, '/Filter [ stream\n'.repeat(150_000)]),
    refusal: 'file-unreadable',
    sentence: /^We couldn’t read/,
  },
  {
    what: 'PDF that was cut off',
    name: 'stub.pdf',
    content: () => buildPdfOfSize(200_000).subarray(0, 120_000),
    refusal: 'file-unreadable',
    sentence: /^We couldn’t read/,
  },
  {
    what: 'PDF without pages',
    name: 'stub.pdf',
    content: () => buildPdf([CATALOG, '<< /Type /Pages /Kids [] /Count 0 >>']),
    refusal: 'file-unreadable',
    sentence: /^We couldn’t read/,
  },
  {
    what: 'JPG that was cut off',
    name: 'stub.jpg',
    content: async () => {
      const whole = await buildPhoto();
      return whole.subarray(0, whole.length / 2);
    },
    refusal: 'file-unreadable',
    sentence: /^We couldn’t read/,
  },
  {
    what: 'program named as a PDF',
    name: 'stub.pdf',
    content: () => Buffer.concat([toBytes('MZ\x90\x00\x03'), Buffer.alloc(500)]),
    refusal: 'file-type',
    sentence: /^This type of file/,
  },
  {
    what: 'Word document named as a PDF',
    name: 'stub.pdf',
    content: () => toBytes('PK\x03\x04\x14\x00\x06\x00[Content_Types].xml'.padEnd(400, '\x00')),
    refusal: 'file-type',
    sentence: /^This type of file/,
  },
  {
    what: 'drawing with a script named as a PNG',
    name: 'stub.png',
    content: () => toBytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    refusal: 'file-type',
    sentence: /^This type of file/,
  },
  {
    what: 'path in the name',
    name: '../../etc/June stub.pdf',
    content: buildPaystub,
    refusal: 'file-name',
    sentence: /^This file name includes a folder\. Rename the file/,
  },
  {
    what: 'path of Windows in the name',
    name: 'C:\\Windows\\stub.pdf',
    content: buildPaystub,
    refusal: 'file-name',
    sentence: /^This file name includes a folder/,
  },
  {
    what: 'empty file',
    name: 'stub.pdf',
    content: () => Buffer.alloc(0),
    refusal: 'file-empty',
    sentence: /^This file is empty\.$/,
  },
  {
    what: 'file one byte over the limit',
    name: 'stub.pdf',
    content: () => buildPdfOfSize(20_000_001),
    refusal: 'file-too-large',
    sentence: /^This file is larger than 20 MB\.$/,
  },
  {
    what: 'HEIC photo',
    name: 'stub.heic',
    content: () =>
      Buffer.concat([
        Buffer.from([0, 0, 0, 24]),
        toBytes('ftypheic'),
        Buffer.alloc(4),
        toBytes('mif1heic'),
        Buffer.alloc(200),
      ]),
    refusal: 'file-heic',
    sentence: /^This is a HEIC photo/,
  },
  {
    what: 'virus in a PDF',
    name: 'stub.pdf',
    refusal: 'file-infected',
    sentence: /^This file isn’t safe/,
    content: () => buildPdf([CATALOG, PAGES, PAGE, buildStream('', EICAR)]),
  },
];
