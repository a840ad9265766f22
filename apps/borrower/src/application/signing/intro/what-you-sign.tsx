import { DOCUMENT_LOCALE } from '@lintel/domain';
import { Check, Tag, Text, User } from '@lintel/ui';
import type { ReactNode } from 'react';
import { formatDocumentState } from '../../../signing/document-list.tsx';
import { isDone, type SigningDocument } from '../../../signing/documents.ts';
import { DOCUMENT_STATES } from '../../../signing/words.en.ts';
import { NOTE } from './note-words.en.ts';
import css from '../../../signing/document-list.module.css';
import own from './intro.module.css';

/** Lists the documents to sign, each with a plain description and whether it is done. */
export function WhatYouSign({ documents }: { documents: readonly SigningDocument[] }): ReactNode {
  return (
    <ol className={css.list}>
      {documents.map((document, index) => {
        const done = isDone(document);
        return (
          <li key={document.uuid} className={own.sign}>
            <span className={done ? css.done : css.number} aria-hidden="true">
              {done ? <Check /> : index + 1}
            </span>
            <div>
              <b lang={DOCUMENT_LOCALE}>{document.title}</b>
              {document.plainLine && (
                <Text size="s" tone="muted">
                  <span lang={DOCUMENT_LOCALE}>{document.plainLine}</span>
                </Text>
              )}
            </div>
            <span className={own.end}>
              {document.signedBy === 'NOTARY' ? (
                <Tag
                  icon={<User />}
                >{`${DOCUMENT_STATES.pages(document.pages ?? 1)}, ${NOTE.what.notary.toLowerCase()}`}</Tag>
              ) : (
                <Text as="span" size="s" tone="muted">
                  {done
                    ? formatDocumentState(document, false)
                    : `${DOCUMENT_STATES.pages(document.pages ?? 1)}${document.signedBy === 'READ' ? `, ${NOTE.what.read.toLowerCase()}` : ''}`}
                </Text>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
