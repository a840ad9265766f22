import { reviewDocument } from '@lintel/contract';
import { DOCUMENT_REJECT_REASONS, formatFileSize } from '@lintel/domain';
import { Disclosure, Panel, Select, Tag, TextArea } from '@lintel/ui';
import type { ReactNode } from 'react';
import { FORM } from '../form/words.en.ts';
import { api } from '../platform/api.ts';
import { formatCode } from '../platform/code-words.en.ts';
import { staffDocumentLabel, staffDocumentName } from '../platform/document-label.ts';
import { useMay } from '../platform/me.ts';
import { formatDay } from '../platform/times.ts';
import { Table, type Column } from '../table/table.tsx';
import { AddDocument } from './add-document.tsx';
import { DocumentButtons } from './document-buttons.tsx';
import { FileForm } from './file-form.tsx';
import { useFile, type FileDocument } from './use-file.ts';
import { FILE } from './words.en.ts';
import css from './file.module.css';

const REASONS = Object.entries(DOCUMENT_REJECT_REASONS).map(([value, label]) => ({ value, label }));

const COLUMNS: readonly Column<FileDocument>[] = [
  {
    head: FILE.document,
    bare: true,
    cell: ({ title, type }) => (
      <>
        <b>{staffDocumentName({ title, type })}</b>
        {staffDocumentName({ title, type }) !== staffDocumentLabel(type) && (
          <>
            <br />
            <span className={css.small}>{staffDocumentLabel(type)}</span>
          </>
        )}
      </>
    ),
  },
  { head: FILE.made, oneLine: true, cell: ({ createdAt, submittedAt }) => formatDay(submittedAt ?? createdAt) },
  {
    head: FILE.size,
    cell: ({ pages, size }) =>
      [pages ? FILE.pages(pages) : '', size ? formatFileSize(size) : ''].filter(Boolean).join(', ') || FILE.none,
  },
  { head: FILE.documentState, cell: (document) => <State of={document} /> },
  { head: FILE.open, bare: true, cell: (document) => <DocumentActions document={document} /> },
];

/** Returns what has happened to a document that staff haven't reviewed. */
function describeState({ state, uploaded, mustAcknowledge, acknowledgedAt, scanDocumentUuid }: FileDocument): string {
  if (scanDocumentUuid) return FILE.signedOnPaper;
  if (acknowledgedAt) return FILE.read;
  if (state === 'REFUSED') return FILE.blocked;
  if (state === 'SCANNING') return FILE.documentStates.SCANNING[`${uploaded}`];
  if (uploaded) return FILE.documentStates.RECEIVED;
  return FILE.documentStates[mustAcknowledge ? 'TO_ACKNOWLEDGE' : 'PREPARED'];
}

function State({ of: document }: { of: FileDocument }): ReactNode {
  const { state, review } = document;
  if (review)
    return <Tag tone={review.outcome === 'ACCEPTED' ? 'success' : 'danger'}>{formatCode(review.outcome)}</Tag>;
  return <Tag tone={state === 'REFUSED' ? 'danger' : 'quiet'}>{describeState(document)}</Tag>;
}

/** The documents tab of a file: documents and uploads of everyone on it. */
export function Documents(): ReactNode {
  const {
    file: { documents },
  } = useFile();
  const may = useMay();
  return (
    <section className={css.stack} aria-labelledby="documents">
      <h2 id="documents">{FILE.parts.documents}</h2>
      {documents.length === 0 ? (
        <p>{FILE.noDocuments}</p>
      ) : (
        <Table caption={FILE.documentsCaption} columns={COLUMNS} rows={documents} keyOf={(row) => row.uuid} />
      )}
      {may('document') && (
        <Panel title={FILE.fromPost}>
          <AddDocument />
        </Panel>
      )}
    </section>
  );
}

function DocumentActions({ document }: { document: FileDocument }): ReactNode {
  const may = useMay();
  return (
    <div className={css.acts}>
      <DocumentButtons document={document} />
      {may('document') && document.submittedAt && (
        <Disclosure summary={FILE.decideDocument}>
          <DecideDocument documentUuid={document.uuid} />
        </Disclosure>
      )}
    </div>
  );
}

function DecideDocument({ documentUuid }: { documentUuid: string }): ReactNode {
  return (
    <FileForm
      name={`document ${documentUuid}`}
      submit={FILE.keepDecision}
      quiet
      done={FILE.documentDecided}
      check={(typed) =>
        typed.text('outcome') === 'REJECTED' && !typed.text('reason')
          ? [{ field: 'reason', message: FORM.chooseReason }]
          : []
      }
      send={(typed, { params, idempotencyKey }) => {
        const isRejected = typed.text('outcome') === 'REJECTED';
        return api(reviewDocument, {
          params: { ...params, documentUuid },
          idempotencyKey,
          body: {
            outcome: isRejected ? 'REJECTED' : 'ACCEPTED',
            reason: isRejected ? typed.text('reason') : null,
            comment: typed.text('comment') || null,
          },
        });
      }}
    >
      {(at) => (
        <>
          <Select
            {...at('outcome')}
            label={FILE.outcome}
            hint={FILE.decideHint}
            options={[
              { value: 'ACCEPTED', label: FILE.accept },
              { value: 'REJECTED', label: FILE.reject },
            ]}
          />
          <Select {...at('reason')} label={FILE.rejectReason} placeholder={FORM.choose} options={REASONS} />
          <TextArea {...at('comment')} label={FILE.comment} optional={FORM.optional} rows={2} maxLength={500} />
        </>
      )}
    </FileForm>
  );
}
