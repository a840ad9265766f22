import { sample } from '../../document-model/lender.ts';
import { list, paragraph, table, type DocumentText } from '../../document-model/text.ts';

/** One signature, as a certificate of completion shows it. Times are formatted for people; hashes are hex. */
export interface SignatureSummary {
  readonly name: string;
  readonly what: string;
  readonly how: string;
  readonly at: string;
  readonly rows: readonly (readonly [what: string, says: string])[];
}

/**
 * The page after a signed document: who signed what, when and how, and the hashes that tie it to the document and the
 * earlier signatures.
 */
export function certificateOfCompletion(
  document: { readonly title: string; readonly loanNumber: string; readonly sha256: string },
  signed: readonly SignatureSummary[],
): DocumentText {
  return {
    title: 'Certificate of completion',
    plainLine: 'Who signed the document before this page, when and how.',
    blocks: [
      paragraph(
        `This page belongs to "${document.title}" of application ${document.loanNumber}. The file is sealed. Changing even one byte of it breaks the seal.`,
      ),
      table(
        'The document',
        ['What', 'Value'],
        ['Title', document.title],
        ['SHA-256 of the document as it was shown', document.sha256],
      ),
      ...signed.map(({ name, what, how, at, rows }) =>
        table(
          `Signature of ${name}`,
          ['What', 'Value'],
          ['Signed', what],
          ['When', at],
          ['How', how],
          ...rows.map((row) => [...row]),
        ),
      ),
      list(
        'Hash before signing: SHA-256 of the file before this signature. That is the document, or the sealed version that the previous signature made.',
        'Previous entry: hash of the previous entry in the chain of signatures of this application. It is 64 zeros for the first one.',
        'The hash of this file is not in it. It is in the certificate that the signer can read on the application page.',
      ),
      sample(),
    ],
  };
}
