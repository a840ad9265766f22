import { Check, Hidden } from '@lintel/ui';
import type { ReactNode } from 'react';
import { formatTime } from '../platform/lazy/dates.ts';
import { isDone, type SigningDocument } from './documents.ts';
import { DOCUMENT_STATES } from './words.en.ts';
import css from './document-list.module.css';

/** Returns a document's state in a few words. */
export function formatDocumentState(document: SigningDocument, isOpen: boolean): string {
  const { signedBy, signedAt, pages } = document;
  if (signedAt) return DOCUMENT_STATES.signed(formatTime(signedAt));
  if (isDone(document)) return DOCUMENT_STATES.read;
  if (isOpen) return DOCUMENT_STATES.reading;
  if (signedBy === 'NOTARY') return DOCUMENT_STATES.notary;
  return signedBy === 'READ' ? DOCUMENT_STATES.toRead(pages ?? 1) : DOCUMENT_STATES.toSign(pages ?? 1);
}

interface Props {
  documents: readonly SigningDocument[];
  open: string;
  onOpen: (uuid: string) => void;
}

/** Lists every document of the signing with its state; each can be opened. */
export function DocumentList({ documents, open, onOpen }: Props): ReactNode {
  return (
    <ol className={css.list}>
      {documents.map((document, index) => {
        const isOpen = document.uuid === open;
        const done = isDone(document);
        return (
          <li key={document.uuid}>
            <button
              type="button"
              className={css.document}
              aria-current={isOpen ? 'step' : undefined}
              onClick={() => onOpen(document.uuid)}
            >
              <span className={done ? css.done : isOpen ? css.now : css.number} aria-hidden="true">
                {done ? <Check /> : index + 1}
              </span>
              <span>
                <b>{document.title}</b>
                <Hidden>, </Hidden>
                <span className={css.state}>{formatDocumentState(document, isOpen)}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
