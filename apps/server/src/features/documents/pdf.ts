import type { DocumentText, SignatureField } from '@lintel/domain';
import PDFDocument from 'pdfkit';
import { sha256 } from '../../loan-file/index.ts';
import {
  addBlock,
  FONTS,
  INK,
  keepTogether,
  MARGIN,
  registerFonts,
  textElement,
  width,
  type Element,
  type Pdf,
} from './pdf-blocks.ts';

export interface RenderedPdf {
  readonly bytes: Buffer;
  readonly pages: number;
  /** Hex, of the bytes. */
  readonly sha256: string;
  /** The signature fields, each with its page, counted from 1. */
  readonly fields: readonly (SignatureField & { readonly page: number })[];
}

/**
 * The content of a signature field: a name or initials in a font, or an image of a drawn signature, and the text beside
 * it.
 */
export interface SignatureMark {
  readonly text: string;
  readonly face: 'SCRIPT' | 'SLANTED' | 'PLAIN';
  /** PNG. */
  readonly image?: Buffer;
  readonly beside: string;
}

/** Additions to a signed document: its filled fields, and appended pages with their own numbering. */
export interface SignedAdditions {
  readonly marks: ReadonlyMap<string, SignatureMark>;
  readonly behind: DocumentText;
}

/** Points: about the size of a phone screen. */
const CARD: [number, number] = [360, 280];
/** Room above the signature line. */
const SIGNING_ROOM = 40;
const SIGNED_INK = '#12307a';
const FACES = {
  SCRIPT: { font: FONTS.script, size: 17 },
  SLANTED: { font: FONTS.slanted, size: 17 },
  PLAIN: { font: FONTS.text, size: 15 },
} as const;

/**
 * Renders a document as tagged PDF: language, title, and a structure tree of Document, H1, H2, P, L and Table whose
 * text is that of the blocks. The same document made at the same time gives the same bytes. With fields filled and
 * pages appended, the document itself keeps its text and layout.
 */
export async function renderPdf(
  document: DocumentText,
  madeAt: Date,
  producer: string,
  completed?: SignedAdditions,
): Promise<RenderedPdf> {
  const pdf = new PDFDocument({
    size: document.isCard ? CARD : 'LETTER',
    margins: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    bufferPages: true,
    // No font yet: this option would parse one.
    font: '',
    info: {
      Title: document.title,
      Author: producer,
      CreationDate: madeAt,
      ModDate: madeAt,
      Producer: 'Lintel',
      Creator: 'Lintel',
    },
  });
  registerFonts(pdf);
  const bytes = collect(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const fields = addDocument(pdf, root, document, completed?.marks);
  const own = pdf.bufferedPageRange().count;
  if (completed) {
    pdf.addPage();
    addDocument(pdf, root, completed.behind);
  }
  root.end();
  const pages = pdf.bufferedPageRange().count;
  if (!document.isCard) numberPages(pdf, document.title, 0, own);
  if (completed) numberPages(pdf, completed.behind.title, own, pages);
  pdf.end();
  const whole = await bytes;
  return { bytes: whole, pages, sha256: sha256(whole), fields };
}

function addDocument(
  pdf: Pdf,
  root: Element,
  document: DocumentText,
  marks: SignedAdditions['marks'] = new Map(),
): RenderedPdf['fields'] {
  root.add(textElement(pdf, 'H1', document.title, { bold: true, size: document.isCard ? 34 : 20, after: 10 }));
  return document.blocks.flatMap((block, at) => {
    const field = document.fields?.find((one) => one.at === at);
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

/**
 * Adds a signature line. When filled, the signature above it is text or an image with a text alternative, like every
 * other part of the document.
 */
function addSigningPlace(pdf: Pdf, root: Element, mark: SignatureMark | undefined): void {
  keepTogether(pdf, SIGNING_ROOM + 34);
  const top = pdf.y;
  const line = top + SIGNING_ROOM;
  if (mark) {
    const { image } = mark;
    root.add(
      image
        ? pdf.struct('Figure', { alt: `Signature: ${mark.text}` }, [
            () => pdf.image(image, MARGIN, top + 4, { fit: [200, SIGNING_ROOM - 6], valign: 'bottom' }),
          ])
        : markedText(pdf, mark.text, top + 16, FACES[mark.face]),
    );
    root.add(markedText(pdf, mark.beside, top + 8, { font: FONTS.text, size: 8, left: 270 }));
  }
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .moveTo(MARGIN, line)
    .lineTo(MARGIN + 250, line)
    .lineWidth(0.7)
    .strokeColor(INK)
    .stroke();
  pdf.endMarkedContent();
  pdf.y = line + 3;
}

function markedText(
  pdf: Pdf,
  text: string,
  y: number,
  { font, size, left = 0 }: { font: string; size: number; left?: number },
): Element {
  return pdf.struct('P', {}, [
    () =>
      pdf
        .font(font)
        .fontSize(size)
        .fillColor(SIGNED_INK)
        .text(text, MARGIN + left, y, { width: width(pdf) - left, height: SIGNING_ROOM - 8, ellipsis: true }),
  ]);
}

function collect(pdf: Pdf): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
}

/** Adds title and page number at the foot of every page from `from` to `to`, as decoration outside the text. */
function numberPages(pdf: Pdf, title: string, from: number, to: number): void {
  for (let page = from; page < to; page += 1) {
    pdf.switchToPage(page);
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf.font(FONTS.text).fontSize(8).fillColor('#555b66');
    pdf.text(`${title} · ${page + 1 - from} of ${to - from}`, MARGIN, pdf.page.height - 40, {
      width: width(pdf),
      lineBreak: false,
    });
    pdf.endMarkedContent();
  }
}
