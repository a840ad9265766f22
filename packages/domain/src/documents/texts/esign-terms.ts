import { formatLenderContact, sample, type DocumentLender } from '../../document-model/lender.ts';
import { heading, list, paragraph, type Block, type DocumentText } from '../../document-model/text.ts';
import type { DocumentData } from '../document-data.ts';

/** The statement that a person reads before agreeing to electronic documents (15 USC 7001(c)(1)). */
export function esignTerms({ lender }: DocumentData): DocumentText {
  return {
    title: 'Getting your documents electronically',
    plainLine: 'Your right to paper documents, what your device needs, and how to withdraw your consent.',
    blocks: [sample(), ...esignBlocks(lender)],
  };
}

/**
 * The requirements for a person's device. They are part of the consent, so a change asks everyone again (15 USC
 * 7001(c)(1)(C)(i) and (D)).
 */
export const ESIGN_REQUIREMENTS: readonly string[] = [
  'A current browser such as Chrome, Edge, Firefox or Safari, with JavaScript on.',
  'A program that opens PDF files. Your browser can do it.',
  'Space to save the files, or a printer.',
  'An email address that you check.',
];

/** Dollars for paper copies: free before and after the consent. */
export const PAPER_FEE = 0;

function esignBlocks(lender: DocumentLender): Block[] {
  return [
    heading('You have a right to paper documents'),
    paragraph(
      'You can get every document of this application by mail instead. Select “Send me paper instead” on your documents page, call us, or write to us. Paper documents are free, and so is a paper copy of anything you got electronically.',
    ),
    heading('What your consent covers'),
    paragraph(
      'It covers every notice, disclosure and document of this application and of the line of credit you open with it. It applies only to you. We ask everyone else who signs separately.',
    ),
    heading('How to withdraw your consent'),
    paragraph(
      'You can withdraw your consent at any time: select “Get paper from now on” on your documents page, call us, or write to us. It’s free. From then on we mail your documents, which takes longer. Anything you’ve acknowledged or signed by then stays valid.',
    ),
    heading('How to tell us a new email address'),
    paragraph('Call us or write to us, and we’ll change the email address we use for you.'),
    heading('What your device needs'),
    list(...ESIGN_REQUIREMENTS),
    paragraph(
      'If this list changes and you might no longer be able to read your documents, we’ll tell you and ask again.',
    ),
    heading('Show that you can read them'),
    paragraph(
      'Before you agree, you open a sample PDF and type the code printed in it. That shows that your device can open your documents.',
    ),
    heading('How to reach us'),
    paragraph(formatLenderContact(lender)),
  ];
}

/** The sample PDF: a person who can read its code can read the documents. */
export function esignSample(lender: DocumentLender, code: string): DocumentText {
  return {
    title: `Your code is ${code}`,
    plainLine: 'A short PDF with a code. It shows that you can open your documents.',
    isCard: true,
    blocks: [paragraph('Type it on the page you came from.'), paragraph(`From ${lender.legalName}.`)],
  };
}
