import type { Block, Paper } from '@lintel/domain';
import type { Context } from '../context.ts';
import { loanNow } from '../loan-file/clock.ts';
import type { PostLetter } from '../vendors/post/port.ts';
import { lenderOf } from './about.ts';
import type { LetterRow } from './letters.ts';
import { renderPdf } from './pdf.ts';
import { addresseeOf, papersIn } from './post-letter.ts';
import type { DocumentRow } from './store.ts';

const paragraph = (...lines: readonly string[]): Block => ({ kind: 'paragraph', text: lines.filter((line) => line !== '').join('\n') });

const cityOf = ({ city, state, zip }: PostLetter['to']): string => `${city}, ${state} ${zip}`;
const pagesOf = ({ pages }: DocumentRow): string => (pages === 1 ? '1 page' : `${pages ?? 0} pages`);

/** The sheet on top of a letter, as PDF: to whom it goes, what is in it, what comes back signed, and where to. */
export async function coverOf(context: Context, letter: LetterRow, loanNumber: string): Promise<Buffer<ArrayBuffer>> {
  const papers = await papersIn(context.db, letter);
  const sheet = sheetOf(await addresseeOf(context, letter), papers, lenderOf(letter.organisation), loanNumber);
  const { bytes } = await renderPdf(sheet, await loanNow(context, context.db), lenderOf(letter.organisation).legalName);
  return bytes as Buffer<ArrayBuffer>;
}

function sheetOf(to: PostLetter['to'], papers: readonly DocumentRow[], lender: ReturnType<typeof lenderOf>, loanNumber: string): Paper {
  const toSign = papers.filter((row) => row.must_acknowledge && !row.acknowledged_at);
  return {
    title: 'Your papers',
    plainLine: 'What is in this letter.',
    blocks: [
      paragraph(to.name, to.street1, to.street2, cityOf(to)),
      paragraph(`From ${lender.legalName}, about your loan ${loanNumber}.`),
      { kind: 'table', caption: 'In this letter', head: ['Paper', 'Pages', 'Sign it and send it back'], rows: papers.map((row) => [row.title, pagesOf(row), toSign.includes(row) ? 'Yes' : 'No, keep it']) },
      ...(toSign.length > 0
        ? [
            paragraph(
              'Please read each paper that comes back, write "I have read this" on its first page with the date and your signature, and send us the signed pages. Keep a copy of everything.',
            ),
            paragraph(['Send them to', lender.legalName, ...lender.address].join('\n')),
          ]
        : []),
      paragraph(`Questions? Call ${lender.phone} or write to ${lender.email}.`),
    ],
  };
}
