import { readSigningEvidence } from '@lintel/contract';
import { Button, Download, Hidden, Text } from '@lintel/ui';
import { FormError } from '@lintel/web';
import type { ReactNode } from 'react';
import { downloadPdf, downloadDocument } from '../../../documents/file.ts';
import { api } from '../../../platform/lazy/api.ts';
import { useHomeDay } from '../../../platform/lazy/use-loan-dates.ts';
import { useSubmit } from '../../../platform/lazy/use-submit.ts';
import type { SigningDocument } from '../../../signing/documents.ts';
import { OTHERS } from './note-words.en.ts';
import css from './intro.module.css';

/** The signed documents as downloads: each sealed document, and the certificate of how it was signed. */
export function SignedDocuments({
  uuid,
  documents,
}: {
  uuid: string;
  documents: readonly SigningDocument[];
}): ReactNode {
  return (
    <ul className={css.list}>
      {documents
        .filter(({ signedAt }) => signedAt)
        .map((document) => (
          <SignedDocument key={document.uuid} uuid={uuid} document={document} />
        ))}
    </ul>
  );
}

function SignedDocument({
  uuid,
  document: { title, signedAt, signedDocumentUuid, evidenceUuid },
}: {
  uuid: string;
  document: SigningDocument;
}): ReactNode {
  const sending = useSubmit();
  const homeDay = useHomeDay(uuid);
  const { signedOn, save, saveThis, certificate, loadCertificate, certificateFile } = OTHERS;
  const fetchDocument = () => sending.submit(() => downloadDocument(uuid, signedDocumentUuid ?? '', title));
  const fetchCertificate = () =>
    sending.submit(async () => {
      downloadPdf(
        (await api(readSigningEvidence, {
          params: { uuid, evidenceUuid: evidenceUuid ?? '' },
          query: { format: 'pdf' },
        })) as ArrayBuffer,
        certificateFile(title),
      );
    });
  return (
    <li>
      <span>
        {title}
        <br />
        <Text as="span" size="s" tone="muted">
          {signedOn(homeDay(signedAt ?? ''))}
        </Text>
      </span>
      <span className={css.keep}>
        {signedDocumentUuid && (
          <Button
            kind="link"
            icon={<Download />}
            onClick={() => {
              void fetchDocument();
            }}
          >
            <span aria-hidden="true">{save}</span>
            <Hidden>{saveThis(title)}</Hidden>
          </Button>
        )}
        {evidenceUuid && (
          <Button
            kind="link"
            icon={<Download />}
            onClick={() => {
              void fetchCertificate();
            }}
          >
            <span aria-hidden="true">{certificate}</span>
            <Hidden>{loadCertificate(title)}</Hidden>
          </Button>
        )}
      </span>
      <FormError>{sending.formError}</FormError>
    </li>
  );
}
