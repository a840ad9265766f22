import { fileURLToPath } from 'node:url';
import type { Block } from '@lintel/domain';
import { openSync, type Font } from 'fontkit';
import type PDFDocument from 'pdfkit';

/** A PDF that is being built, and an element of its structure tree. */
export type Pdf = InstanceType<typeof PDFDocument>;
export type Element = ReturnType<Pdf['struct']>;

/**
 * Fonts with Latin, Greek and Cyrillic letters, so that every name can be printed. Their subset is embedded in the
 * file.
 */
export const FONTS = {
  text: fileURLToPath(import.meta.resolve('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf')),
  bold: fileURLToPath(import.meta.resolve('pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf')),
  slanted: fileURLToPath(import.meta.resolve('pdfjs-dist/standard_fonts/LiberationSans-Italic.ttf')),
  script: fileURLToPath(import.meta.resolve('pdfjs-dist/standard_fonts/LiberationSans-BoldItalic.ttf')),
} as const;

/** Parsed once: a document that parses its fonts itself takes twice as long. */
const PARSED_FONTS = Object.values(FONTS).map((path) => ({ path, font: parseFont(path) }));

function parseFont(path: string): Font {
  const font = openSync(path);
  if (!('layout' in font)) throw new Error(`${path} is a collection of fonts.`);
  return font;
}

/** Lets a PDF use the fonts by their paths, and begins with the one for text. */
export function registerFonts(pdf: Pdf): void {
  for (const { path, font } of PARSED_FONTS) pdf.registerFont(path, font);
  pdf.font(FONTS.text);
}

/** Points. US Letter, with room for a hole punch. */
export const MARGIN = 64;
const CELL = 5;
const RULE = '#8a8f98';
export const INK = '#14171f';

/** A column heading. The library's types lack the scope, which its code writes. */
const COLUMN = { scope: 'Column', lang: 'en-US' } as const;

interface TextStyle {
  readonly bold?: boolean;
  readonly size?: number;
  readonly after?: number;
  readonly indent?: number;
}

/** Adds text at the pen's position and moves the pen below it. */
export function textElement(
  pdf: Pdf,
  type: string,
  text: string,
  { bold = false, size = 10.5, after = 7, indent = 0 }: TextStyle = {},
): Element {
  return pdf.struct(type, {}, [
    () => {
      pdf
        .font(bold ? FONTS.bold : FONTS.text)
        .fontSize(size)
        .fillColor(INK);
      pdf.text(text, MARGIN + indent, pdf.y, { width: width(pdf) - indent, lineGap: 2 });
      pdf.y += after;
    },
  ]);
}

/** Returns the width between the margins, in points. */
export const width = (pdf: Pdf): number => pdf.page.width - 2 * MARGIN;

/** Adds a block of a document and its structure element. */
export function addBlock(pdf: Pdf, root: Element, block: Block): void {
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

/** Starts a new page when this height doesn't fit, so that no heading is left at the foot of a page. */
export function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - MARGIN) pdf.addPage();
}

function addList(pdf: Pdf, root: Element, items: readonly string[]): void {
  const list = pdf.struct('L');
  root.add(list);
  for (const item of items) {
    keepTogether(pdf, 16);
    const entry = pdf.struct('LI');
    list.add(entry);
    // A drawn mark, not text.
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

/** The first column labels the others and gets more room. */
function columnWidths(pdf: Pdf, columns: number): number[] {
  const first = columns < 3 ? 0.58 : 0.5;
  return Array.from(
    { length: columns },
    (_, index) => width(pdf) * (index === 0 ? first : (1 - first) / (columns - 1)),
  );
}

function addRow(pdf: Pdf, table: Element, cells: readonly string[], widths: readonly number[], head: boolean): void {
  pdf.font(head ? FONTS.bold : FONTS.text).fontSize(9.5);
  const heights = cells.map((cell, index) =>
    pdf.heightOfString(cell, { width: (widths[index] ?? 0) - 2 * CELL, lineGap: 1 }),
  );
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
          pdf
            .font(head ? FONTS.bold : FONTS.text)
            .fontSize(9.5)
            .fillColor(INK);
          pdf.text(cell, x + CELL, top + CELL, { width: room - 2 * CELL, lineGap: 1 });
        },
      ]),
    );
    left += room;
  }
  row.end();
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .moveTo(MARGIN, top + height)
    .lineTo(MARGIN + width(pdf), top + height)
    .lineWidth(head ? 1 : 0.5)
    .strokeColor(RULE)
    .stroke();
  pdf.endMarkedContent();
  pdf.y = top + height;
}
