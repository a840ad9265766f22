import { fileURLToPath } from 'node:url';
import type { Block, Paper, PaperField } from '@lintel/domain';
import PDFDocument from 'pdfkit';
import { sha256 } from '../loan-file/hash.ts';

type Pdf = InstanceType<typeof PDFDocument>;
type Element = ReturnType<Pdf['struct']>;

export interface Rendered {
  readonly bytes: Buffer;
  readonly pages: number;
  /** Hex, of the bytes. */
  readonly sha256: string;
  /** The places to sign, each with its page from 1. */
  readonly fields: readonly (PaperField & { readonly page: number })[];
}

/** What fills a place to sign: a name or initials in a face, or a picture of a drawn signature; and what stands beside it. */
export interface Mark {
  readonly text: string;
  readonly face: 'SCRIPT' | 'SLANTED' | 'PLAIN';
  /** PNG. */
  readonly image?: Buffer;
  readonly beside: string;
}

/** What a signed paper has besides: its places filled, and pages behind it that are numbered by themselves. */
export interface Completed {
  readonly marks: ReadonlyMap<string, Mark>;
  readonly behind: Paper;
}

/** Fonts with Latin, Greek and Cyrillic letters, so that every name can be printed; their subset travels in the file. */
const FONTS = {
  text: fileURLToPath(import.meta.resolve('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf')),
  bold: fileURLToPath(import.meta.resolve('pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf')),
  slanted: fileURLToPath(import.meta.resolve('pdfjs-dist/standard_fonts/LiberationSans-Italic.ttf')),
  script: fileURLToPath(import.meta.resolve('pdfjs-dist/standard_fonts/LiberationSans-BoldItalic.ttf')),
} as const;

/** Points. US Letter, with room for a hole punch. */
const MARGIN = 64;
const CELL = 5;
const RULE = '#8a8f98';
const INK = '#14171f';
/** Room above the line that is signed on. */
const SIGNING_ROOM = 40;
const SIGNED_INK = '#12307a';
const FACES = { SCRIPT: { font: FONTS.script, size: 17 }, SLANTED: { font: FONTS.slanted, size: 17 }, PLAIN: { font: FONTS.text, size: 15 } } as const;

/** A heading over a column. The types of the library do not know the scope yet, which its code writes. */
const COLUMN = { scope: 'Column', lang: 'en-US' } as const;

/**
 * A paper as tagged PDF: language, title, and a structure tree of Document, H1, H2, P, L and Table whose text is that of the blocks. The same paper
 * made at the same time is the same bytes. Filled in and with pages behind it, the paper itself keeps its text and its layout.
 */
export async function renderPdf(paper: Paper, madeAt: Date, producer: string, completed?: Completed): Promise<Rendered> {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margins: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    bufferPages: true,
    font: FONTS.text,
    info: { Title: paper.title, Author: producer, CreationDate: madeAt, ModDate: madeAt, Producer: 'Lintel', Creator: 'Lintel' },
  });
  const bytes = collect(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const fields = addPaper(pdf, root, paper, completed?.marks);
  const own = pdf.bufferedPageRange().count;
  if (completed) {
    pdf.addPage();
    addPaper(pdf, root, completed.behind);
  }
  root.end();
  const pages = pdf.bufferedPageRange().count;
  numberPages(pdf, paper.title, 0, own);
  if (completed) numberPages(pdf, completed.behind.title, own, pages);
  pdf.end();
  const whole = await bytes;
  return { bytes: whole, pages, sha256: sha256(whole), fields };
}

function addPaper(pdf: Pdf, root: Element, paper: Paper, marks: Completed['marks'] = new Map()): Rendered['fields'] {
  root.add(textElement(pdf, 'H1', paper.title, { bold: true, size: 20, after: 10 }));
  return paper.blocks.flatMap((block, at) => {
    const field = paper.fields?.find((one) => one.at === at);
    if (!field) {
      addBlock(pdf, root, block);
      return [];
    }
    addSigningPlace(pdf, root, marks.get(field.id));
    const page = pdf.bufferedPageRange().count;
    addBlock(pdf, root, block);
    return [{ ...field, page }];
  });
}

/** A line to sign on; filled, the signature above it is text or a picture with its words, as every other part of the paper. */
function addSigningPlace(pdf: Pdf, root: Element, mark: Mark | undefined): void {
  keepTogether(pdf, SIGNING_ROOM + 34);
  const top = pdf.y;
  const line = top + SIGNING_ROOM;
  if (mark) {
    const { image } = mark;
    root.add(image ? pdf.struct('Figure', { alt: `Signature: ${mark.text}` }, [() => pdf.image(image, MARGIN, top + 4, { fit: [200, SIGNING_ROOM - 6], valign: 'bottom' })]) : markedText(pdf, mark.text, top + 16, FACES[mark.face]));
    root.add(markedText(pdf, mark.beside, top + 8, { font: FONTS.text, size: 8, left: 270 }));
  }
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.moveTo(MARGIN, line).lineTo(MARGIN + 250, line).lineWidth(0.7).strokeColor(INK).stroke();
  pdf.endMarkedContent();
  pdf.y = line + 3;
}

function markedText(pdf: Pdf, text: string, y: number, { font, size, left = 0 }: { font: string; size: number; left?: number }): Element {
  return pdf.struct('P', {}, [() => pdf.font(font).fontSize(size).fillColor(SIGNED_INK).text(text, MARGIN + left, y, { width: width(pdf) - left, height: SIGNING_ROOM - 8, ellipsis: true })]);
}

function collect(pdf: Pdf): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
}

interface Look {
  readonly bold?: boolean;
  readonly size?: number;
  readonly after?: number;
  readonly indent?: number;
}

function textElement(pdf: Pdf, type: string, text: string, { bold = false, size = 10.5, after = 7, indent = 0 }: Look = {}): Element {
  return pdf.struct(type, {}, [
    () => {
      pdf.font(bold ? FONTS.bold : FONTS.text).fontSize(size).fillColor(INK);
      pdf.text(text, MARGIN + indent, pdf.y, { width: width(pdf) - indent, lineGap: 2 });
      pdf.y += after;
    },
  ]);
}

const width = (pdf: Pdf): number => pdf.page.width - 2 * MARGIN;

function addBlock(pdf: Pdf, root: Element, block: Block): void {
  switch (block.kind) {
    case 'heading':
      keepTogether(pdf, 60);
      pdf.y += 6;
      root.add(textElement(pdf, 'H2', block.text, { bold: true, size: 13, after: 5 }));
      break;
    case 'paragraph':
      root.add(textElement(pdf, 'P', block.text));
      break;
    case 'list':
      addList(pdf, root, block.items);
      break;
    case 'table':
      addTable(pdf, root, block);
      break;
  }
}

/** A heading does not stand alone at the foot of a page. */
function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - MARGIN) pdf.addPage();
}

function addList(pdf: Pdf, root: Element, items: readonly string[]): void {
  const list = pdf.struct('L');
  root.add(list);
  for (const item of items) {
    keepTogether(pdf, 16);
    const entry = pdf.struct('LI');
    list.add(entry);
    // A mark that is drawn and not written: it is no part of the text.
    pdf.markContent('Artifact', { type: 'Layout' });
    pdf.circle(MARGIN + 6, pdf.y + 6, 1.6).fill(INK);
    pdf.endMarkedContent();
    const body = pdf.struct('LBody');
    entry.add(body);
    body.add(textElement(pdf, 'P', item, { indent: 16, after: 3 }));
    body.end();
    entry.end();
  }
  list.end();
  pdf.y += 5;
}

function addTable(pdf: Pdf, root: Element, { caption, head, rows }: Extract<Block, { kind: 'table' }>): void {
  const element = pdf.struct('Table');
  root.add(element);
  keepTogether(pdf, 70);
  element.add(textElement(pdf, 'Caption', caption, { bold: true, size: 10, after: 4 }));
  const widths = columnWidths(pdf, head.length);
  addRow(pdf, element, head, widths, true);
  for (const row of rows) addRow(pdf, element, row, widths, false);
  element.end();
  pdf.y += 9;
}

/** The first column says what the others are about and gets the room. */
function columnWidths(pdf: Pdf, columns: number): number[] {
  const first = columns < 3 ? 0.58 : 0.5;
  return Array.from({ length: columns }, (_, index) => width(pdf) * (index === 0 ? first : (1 - first) / (columns - 1)));
}

function addRow(pdf: Pdf, table: Element, cells: readonly string[], widths: readonly number[], head: boolean): void {
  pdf.font(head ? FONTS.bold : FONTS.text).fontSize(9.5);
  const heights = cells.map((cell, index) => pdf.heightOfString(cell, { width: (widths[index] ?? 0) - 2 * CELL, lineGap: 1 }));
  const height = Math.max(...heights) + 2 * CELL;
  keepTogether(pdf, height);
  const top = pdf.y;
  const row = pdf.struct('TR');
  table.add(row);
  let left = MARGIN;
  for (const [index, cell] of cells.entries()) {
    const room = widths[index] ?? 0;
    const x = left;
    row.add(
      pdf.struct(head ? 'TH' : 'TD', head ? COLUMN : {}, [
        () => {
          pdf.font(head ? FONTS.bold : FONTS.text).fontSize(9.5).fillColor(INK);
          pdf.text(cell, x + CELL, top + CELL, { width: room - 2 * CELL, lineGap: 1 });
        },
      ]),
    );
    left += room;
  }
  row.end();
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.moveTo(MARGIN, top + height).lineTo(MARGIN + width(pdf), top + height).lineWidth(head ? 1 : 0.5).strokeColor(RULE).stroke();
  pdf.endMarkedContent();
  pdf.y = top + height;
}

/** Title and number at the foot of every page from `from` up to `to`: for the eye, no part of the text. */
function numberPages(pdf: Pdf, title: string, from: number, to: number): void {
  for (let page = from; page < to; page += 1) {
    pdf.switchToPage(page);
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf.font(FONTS.text).fontSize(8).fillColor('#555b66');
    pdf.text(`${title} · ${page + 1 - from} of ${to - from}`, MARGIN, pdf.page.height - 40, { width: width(pdf), lineBreak: false });
    pdf.endMarkedContent();
  }
}
