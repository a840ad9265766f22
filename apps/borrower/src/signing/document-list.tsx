import { Check, Hidden } from '@lintel/ui';
import type { ReactNode } from 'react';
import { formatTime } from '../platform/lazy/dates.ts';
import { isDone, type SigningDocument } from './documents.ts';
import { PAPER_STATES } from './words.en.ts';
import css from './papers.module.css';

/** A document's state in a few words. */
export function formatDocumentState(paper: SigningDocument, isOpen: boolean): string {
  const { signedBy, signedAt, pages } = paper;
  if (signedAt) return PAPER_STATES.signed(formatTime(signedAt));
  if (isDone(paper)) return PAPER_STATES.read;
  if (isOpen) return PAPER_STATES.reading;
  if (signedBy === 'NOTARY') return PAPER_STATES.notary;
  return signedBy === 'READ' ? PAPER_STATES.toRead(pages ?? 1) : PAPER_STATES.toSign(pages ?? 1);
}

interface Props {
  documents: readonly SigningDocument[];
  open: string;
  onOpen: (uuid: string) => void;
}

/** Every document of the signing with its state; each can be opened. */
export function DocumentList({ documents, open, onOpen }: Props): ReactNode {
  return (
    <ol className={css.list}>
      {documents.map((paper, index) => {
        const isOpen = paper.uuid === open;
        const done = isDone(paper);
        return (
          <li key={paper.uuid}>
            <button
              type="button"
              className={css.paper}
              aria-current={isOpen ? 'step' : undefined}
              onClick={() => onOpen(paper.uuid)}
            >
              <span className={done ? css.done : isOpen ? css.now : css.number} aria-hidden="true">
                {done ? <Check /> : index + 1}
              </span>
              <span>
                <b>{paper.title}</b>
                <Hidden>, </Hidden>
                <span className={css.state}>{formatDocumentState(paper, isOpen)}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
