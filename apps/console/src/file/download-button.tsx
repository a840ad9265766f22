import { messageOf } from '@lintel/contract';
import { documentLabel } from '@lintel/domain';
import { Button, Download, useToast } from '@lintel/ui';
import { useSubmit } from '@lintel/web';
import type { ReactNode } from 'react';
import { FILE } from './copy.ts';
import { download } from './download.ts';
import { useFile, type File } from './use-file.ts';

/** Hands over one document of the file. */
export function DownloadButton({
  document: { uuid: documentUuid, title, type, state },
}: {
  document: File['documents'][number];
}): ReactNode {
  const { uuid } = useFile();
  const toast = useToast();
  const [busy, submit] = useSubmit();
  async function open() {
    await submit(
      () => download(uuid, documentUuid),
      (error) => toast({ id: documentUuid, text: messageOf(error) }),
    );
  }
  return (
    <Button
      size="s"
      icon={<Download aria-hidden="true" />}
      busy={busy}
      disabled={state !== 'READY'}
      aria-label={FILE.downloadOf(title || documentLabel(type))}
      onClick={() => void open()}
    >
      {FILE.download}
    </Button>
  );
}
