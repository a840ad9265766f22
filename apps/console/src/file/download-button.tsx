import { Button, Download } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useToastSubmit } from '../form/use-submit.ts';
import { staffDocumentName } from '../platform/document-label.ts';
import { download } from './download.ts';
import { useFile, type FileDocument } from './use-file.ts';
import { FILE } from './words.en.ts';

/** Downloads one document of the file. */
export function DownloadButton({
  document: { uuid: documentUuid, title, type, state },
}: {
  document: FileDocument;
}): ReactNode {
  const { uuid } = useFile();
  const { busy, submit } = useToastSubmit(documentUuid);
  async function open() {
    await submit(() => download(uuid, documentUuid));
  }
  return (
    <Button
      size="s"
      icon={<Download aria-hidden="true" />}
      busy={busy}
      disabled={state !== 'READY'}
      aria-label={FILE.downloadOf(staffDocumentName({ title, type }))}
      onClick={() => void open()}
    >
      {FILE.download}
    </Button>
  );
}
