import { Button } from '@lintel/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { staffDocumentName } from '../platform/document-label.ts';
import { useMay } from '../platform/me.ts';
import { DownloadButton } from './download-button.tsx';
import { useFile, type FileDocument } from './use-file.ts';
import { Compare } from './viewer/compare.tsx';
import { FILE } from './words.en.ts';
import css from './file.module.css';
import viewer from './viewer/viewer.module.css';

/** Opens one document in the viewer, or downloads it. Renders nothing without permission to read documents. */
export function DocumentButtons({ document }: { document: FileDocument }): ReactNode {
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may('document', 'attorney', 'fund')) return null;
  const name = staffDocumentName(document);
  return (
    <span className={css.pair}>
      <Button
        size="s"
        disabled={document.state !== 'READY'}
        aria-label={FILE.viewOf(name)}
        onClick={() => setOpen(true)}
      >
        {FILE.view}
      </Button>
      <DownloadButton document={document} />
      {document.state !== 'READY' && <span className={css.small}>{FILE.notReady[document.state]}</span>}
      {isOpen && <ViewerDialog document={document} name={name} onClose={() => setOpen(false)} />}
    </span>
  );
}

/** Not the shared `Dialog`, which is too narrow for a page or for two pages side by side. */
function ViewerDialog({
  document,
  name,
  onClose,
}: {
  document: FileDocument;
  name: string;
  onClose: () => void;
}): ReactNode {
  const {
    file: { documents },
  } = useFile();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (dialog && !dialog.open) dialog.showModal();
  }, []);
  return (
    <dialog ref={element} className={viewer.dialog} aria-label={name} onClose={onClose}>
      <div className={viewer.bar}>
        <h2>{name}</h2>
        <Button size="s" onClick={() => element.current?.close()}>
          {FILE.close}
        </Button>
      </div>
      <Compare documents={documents.filter(({ state }) => state === 'READY')} first={document.uuid} />
    </dialog>
  );
}
