import type { UploadLimits } from '@lintel/domain';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Inspection } from './inspect-file.ts';
import { findPdfFault } from './pdf-rules.ts';

/**
 * Inspects a PDF: first searches the bytes, without a parser, for anything active, encrypted or broken, then runs a
 * parser that executes nothing. Either may refuse it.
 */
export async function inspectPdf(content: Buffer<ArrayBuffer>, limits: UploadLimits): Promise<Inspection> {
  try {
    const fault = await findPdfFault(content, limits);
    return fault ? { fault } : await parsePdf(content, limits);
  } catch (error) {
    return { fault: error instanceof Error && error.name === 'PasswordException' ? 'LOCKED' : 'UNREADABLE' };
  }
}

async function parsePdf(content: Buffer<ArrayBuffer>, limits: UploadLimits): Promise<Inspection> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  // A copy, because the parser takes the buffer away from its owner.
  const task = getDocument({
    data: new Uint8Array(content),
    stopAtErrors: true,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    verbosity: 0,
  });
  try {
    return await inspectPages(await task.promise, limits);
  } finally {
    await task.destroy();
  }
}

async function inspectPages(pdf: PDFDocumentProxy, limits: UploadLimits): Promise<Inspection> {
  if (pdf.numPages > limits.pages) return { fault: 'TOO_MANY_PAGES' };
  if (pdf.numPages === 0) return { fault: 'UNREADABLE' };
  if ((await pdf.getJSActions()) !== null || (await pdf.getAttachments()) !== null) return { fault: 'ACTIVE' };
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    if ((await page.getJSActions()) !== null) return { fault: 'ACTIVE' };
    page.cleanup();
  }
  return { found: { mediaType: 'application/pdf', pages: pdf.numPages, advice: [] } };
}
