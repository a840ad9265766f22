import { Button, Minus, Notice, Plus } from '@lintel/ui';
import { openPdf, useDrawing, useDrawnPages, type DrawPage } from '@lintel/web';
import { useRef, useState, type ReactNode } from 'react';
import { PendingMark } from '../platform/lazy/pending-mark.tsx';
import { fetchDocumentBytes } from './file.ts';
import { PAGES } from './words.en.ts';
import css from './documents.module.css';

const ZOOMS = [1, 1.5, 2] as const;

/** Lets the keyboard scroll a box that is wider than the screen. */
const SCROLLED = { role: 'group', tabIndex: 0 } as const;

/** Pixels: a page is at most as wide as a letter sheet at 96 dpi. */
const widthIn = (room: number): number => Math.min(room - 2, 816);

interface Props {
  uuid: string;
  documentUuid: string;
  /** Rendered below the last page, where reading ends. */
  children?: ReactNode;
}

/** The printed pages of a document, for sighted readers; the readable text has the same content. */
export function PdfPages({ uuid, documentUuid, children }: Props): ReactNode {
  const { pages, failed, onFailed } = useDrawnPages(`${uuid} ${documentUuid}`, async () =>
    openPdf(await fetchDocumentBytes(uuid, documentUuid)),
  );
  const [zoom, setZoom] = useState(0);
  if (failed)
    return (
      <>
        <Notice tone="warning" live>
          {PAGES.failed}
        </Notice>
        {children}
      </>
    );
  if (!pages) return <PendingMark />;
  return (
    <>
      <div className={css.tools}>
        <Button size="s" icon={<Plus />} disabled={zoom === ZOOMS.length - 1} onClick={() => setZoom(zoom + 1)}>
          {PAGES.larger}
        </Button>
        <Button size="s" icon={<Minus />} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          {PAGES.smaller}
        </Button>
      </div>
      <div className={css.pages} {...SCROLLED} aria-label={PAGES.label}>
        {pages.map((draw, index) => (
          <PageCanvas
            key={index}
            draw={draw}
            zoom={ZOOMS[zoom] ?? 1}
            label={PAGES.page(index + 1, pages.length)}
            onFailed={onFailed}
          />
        ))}
      </div>
      {children}
    </>
  );
}

interface PageProps {
  draw: DrawPage;
  zoom: number;
  label: string;
  onFailed: () => void;
}

function PageCanvas({ label, ...page }: PageProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useDrawing(canvas, { ...page, widthIn });
  return <canvas ref={canvas}>{label}</canvas>;
}
