import { sample } from '../../paper/lender.ts';
import { list, paragraph, table, type Paper } from '../../paper/paper.ts';

/** What a certificate of completion says of one signature. Times as people read them; hashes in hex. */
export interface Signed {
  readonly name: string;
  readonly what: string;
  readonly how: string;
  readonly at: string;
  readonly rows: readonly (readonly [what: string, says: string])[];
}

/** The page behind a signed paper: who signed what, when, how, and the hashes that tie it to the paper and to the signatures before it. */
export function certificateOfCompletion(
  paper: { readonly title: string; readonly loanNumber: string; readonly sha256: string },
  signed: readonly Signed[],
): Paper {
  return {
    title: 'Certificate of completion',
    plainLine: 'Who signed the paper before this page, when and how.',
    blocks: [
      paragraph(
        `This page belongs to "${paper.title}" of application ${paper.loanNumber}. The file is sealed: whoever changes a byte of it breaks the seal.`,
      ),
      table(
        'The paper',
        ['What', 'Says'],
        ['Title', paper.title],
        ['SHA-256 of the paper as it was shown', paper.sha256],
      ),
      ...signed.map(({ name, what, how, at, rows }) =>
        table(
          `Signature of ${name}`,
          ['What', 'Says'],
          ['Signed', what],
          ['When', at],
          ['How', how],
          ...rows.map((row) => [...row]),
        ),
      ),
      list(
        'Hash before: SHA-256 of the file before this signature: the paper, or the sealed version that the signature before it made.',
        'Entry before: hash of the last entry in the chain of signatures of this application; 64 zeros where this is the first.',
        'The hash of this file is not in it. It stands in the certificate that its signer reads on the page of the application.',
      ),
      sample(),
    ],
  };
}
