import type { Document } from '@lintel/contract';
import { Link, Section, Tag, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { urls } from '../../../platform/urls.ts';
import { READ_NEXT } from '../../document/disclosures/read-next.ts';
import { INTRO } from './words.en.ts';
import css from './intro.module.css';

/** The id of the section, to which the error about unread documents links. */
export const CLOSING_DOCUMENTS_ID = 'closing-documents';

/** Lists the closing documents with which are read, and links to read them. */
export function ClosingDocuments({
  uuid,
  documents,
  unread,
}: {
  uuid: string;
  documents: readonly Document[];
  unread: number;
}): ReactNode {
  const { title, lead, progress, done, read, toRead, open, again } = INTRO.documents;
  return (
    <Section title={title} id="papers">
      <div id={CLOSING_DOCUMENTS_ID} tabIndex={-1} className={css.documents}>
        <Text>{lead(documents.length)}</Text>
        <ul className={css.list}>
          {documents.map((document) => (
            <li key={document.uuid}>
              <span>{document.title}</span>
              <Tag tone={document.acknowledgedAt ? 'success' : 'warning'}>
                {document.acknowledgedAt ? read : toRead}
              </Tag>
            </li>
          ))}
        </ul>
        <Text size="s" tone="muted">
          {unread === 0 ? done(documents.length) : progress(documents.length - unread, documents.length)}
        </Text>
        <div>
          <Link
            kind={unread === 0 ? 'link' : 'secondary'}
            to={`${urls.application(uuid, 'document/disclosures')}${unread === 0 ? '' : READ_NEXT}`}
          >
            {(unread === 0 ? again : open)(documents.length)}
          </Link>
        </div>
      </div>
    </Section>
  );
}
