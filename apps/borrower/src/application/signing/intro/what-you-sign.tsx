import { DOCUMENT_LOCALE } from '@lintel/domain';
import { Check, Tag, Text, User } from '@lintel/ui';
import type { ReactNode } from 'react';
import { formatDocumentState } from '../../../signing/document-list.tsx';
import { isDone, type SigningDocument } from '../../../signing/documents.ts';
import { PAPER_STATES } from '../../../signing/words.en.ts';
import { NOTE } from './note-words.en.ts';
import css from '../../../signing/papers.module.css';
import own from './intro.module.css';

/** The documents, each with a plain description. */
export function WhatYouSign({ documents }: { documents: readonly SigningDocument[] }): ReactNode {
  return (
    <ol className={css.list}>
      {documents.map((paper, index) => {
        const done = isDone(paper);
        return (
          <li key={paper.uuid} className={own.sign}>
            <span className={done ? css.done : css.number} aria-hidden="true">
              {done ? <Check /> : index + 1}
            </span>
            <div>
              <b lang={DOCUMENT_LOCALE}>{paper.title}</b>
              {paper.plainLine && (
                <Text size="s" tone="muted">
                  <span lang={DOCUMENT_LOCALE}>{paper.plainLine}</span>
                </Text>
              )}
            </div>
            <span className={own.end}>
              {paper.signedBy === 'NOTARY' ? (
                <Tag icon={<User />}>{NOTE.what.notary}</Tag>
              ) : (
                <Text as="span" size="s" tone="muted">
                  {done
                    ? formatDocumentState(paper, false)
                    : `${PAPER_STATES.pages(paper.pages ?? 1)}${paper.signedBy === 'READ' ? `, ${NOTE.what.read.toLowerCase()}` : ''}`}
                </Text>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
