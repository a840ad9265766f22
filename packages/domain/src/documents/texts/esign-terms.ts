import { reach, sample, type PaperAbout, type PaperLender } from '../about.ts';
import { heading, list, paragraph, type Block, type Paper } from '../paper.ts';

/** What the law has a person know before consenting to papers on a screen (15 USC 7001(c)(1)). */
export function esignTerms({ lender }: PaperAbout): Paper {
  return {
    title: 'Getting your papers electronically',
    plainLine: 'Your right to paper, what your device needs, and how to take the consent back.',
    blocks: [sample(), ...esignBlocks(lender)],
  };
}

/** What the device must be able to do: part of the consent, and asked again when it changes (15 USC 7001(c)(1)(C)(i) and (D)). */
export const ESIGN_REQUIREMENTS: readonly string[] = [
  'A current browser such as Chrome, Edge, Firefox or Safari, with JavaScript on.',
  'A program that shows PDF files; the browser can do it.',
  'Room to keep the files, or a printer.',
  'An e-mail address that you read.',
];

/** What paper costs, in words: nothing, before the consent and after it. */
export const PAPER_FEE = 0;

function esignBlocks(lender: PaperLender): Block[] {
  return [
    heading('You have a right to paper'),
    paragraph('You may have every paper of this application by mail instead. Press “Send me paper instead” on the page of your documents, call us, or write to us. Paper costs nothing, also a paper copy of something you got electronically.'),
    heading('What your consent covers'),
    paragraph('It covers every notice, disclosure and paper of this application and of the line of credit that comes of it. It holds for you alone; everyone else who signs is asked on their own.'),
    heading('How you take it back'),
    paragraph('You may take the consent back at any time: press “Get paper from now on” on the page of your documents, call us, or write to us. It costs nothing. From then on papers come by mail, which takes longer; what you have acknowledged or signed until then stays as it is.'),
    heading('How you tell us a new address'),
    paragraph('Call us or write to us, and we change the email address that we use for you.'),
    heading('What your device needs'),
    list(...ESIGN_REQUIREMENTS),
    paragraph('If this list changes so that you might no longer read your papers, we tell you and ask again.'),
    heading('You show that you can read it'),
    paragraph('We ask for your consent on a screen, after you have opened a sample PDF and typed the code that is printed in it. That shows that your device can open the papers.'),
    heading('How to reach us'),
    paragraph(reach(lender)),
  ];
}

/** The sample PDF: whoever can read the code can read the papers. */
export function esignSample(lender: PaperLender, code: string): Paper {
  return {
    title: `Your code is ${code}`,
    plainLine: 'A short PDF with a code that shows that you can open your documents.',
    isCard: true,
    blocks: [paragraph('Type it on the page that you came from.'), paragraph(`From ${lender.legalName}.`)],
  };
}
