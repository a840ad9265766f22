import { listDocuments, readArchive, type Document } from '@lintel/contract';
import { Button, Download, FileCheck, Notice, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { downloadDocument, downloadBytes } from '../documents/file.ts';
import { api } from '../platform/lazy/api.ts';
import { useHomeDay } from '../platform/lazy/use-loan-dates.ts';
import { useRead } from '../platform/lazy/use-read.ts';
import { useSubmit } from '../platform/lazy/use-submit.ts';
import { AFTER } from './words.en.ts';
import css from './after-signing.module.css';

/**
 * Closing documents and signed ones; leaves out uploads, the sample PDF opened to test e-consent, and what was replaced
 * or has a signed version.
 */
function selectDocumentsToKeep(all: readonly Document[]): readonly Document[] {
  const kept = all.filter(
    ({ state, set, current, submittedAt }) =>
      state === 'READY' && !submittedAt && (set ? current && (set === 'CLOSING' || set === 'PACKAGE') : true),
  );
  const signed = new Set(kept.filter(({ set }) => !set).map(({ type }) => type));
  return kept.filter(({ set, type }) => (set ? !signed.has(type) : type !== 'SUPPORT'));
}

/** The documents of the loan, each as a download, and the loan's full archive as a ZIP. */
export function Documents({ uuid, version }: { uuid: string; version: number }): ReactNode {
  const { data } = useRead(listDocuments, { params: { uuid } }, { version });
  const { busy, formError, submit } = useSubmit();
  const homeDay = useHomeDay(uuid);
  const { title, archive, archiving, notSaved, about, none, file } = AFTER.documents;
  const save = (load: () => Promise<void>) => {
    void submit(load);
  };
  const documents = selectDocumentsToKeep(data ?? []);
  return (
    <section className={css.documents} aria-labelledby="documents-title">
      <div className={css.head}>
        <h2 id="documents-title">{title}</h2>
        {documents.length > 0 && (
          <Button
            size="s"
            icon={<Download />}
            busy={busy}
            busyLabel={archiving}
            onClick={() =>
              save(async () => downloadBytes(await api(readArchive, { params: { uuid } }), 'application/zip', file))
            }
          >
            {archive}
          </Button>
        )}
      </div>
      {data && documents.length === 0 && <Text tone="muted">{none}</Text>}
      <ul className={css.documentList}>
        {documents.map((document) => (
          <li key={document.uuid}>
            <span aria-hidden="true">
              <FileCheck />
            </span>
            <div>
              <button
                type="button"
                className={css.document}
                onClick={() => save(() => downloadDocument(uuid, document.uuid, document.title))}
              >
                {document.title}
              </button>
              <Text as="span" size="xs" tone="muted">
                {about(document.pages ?? 1, homeDay(document.createdAt), !document.set)}
              </Text>
            </div>
          </li>
        ))}
      </ul>
      <output>{formError !== undefined && <Notice tone="danger">{notSaved}</Notice>}</output>
    </section>
  );
}
