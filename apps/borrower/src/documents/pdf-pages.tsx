import { Button, Minus, Notice, Plus } from '@lintel/ui';
import { ownScript } from '@lintel/web';
import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { PendingMark } from '../platform/screen-pending.tsx';
import { PAGES } from './copy.ts';
import { bytesOf } from './file.ts';
import css from './documents.module.css';

const ZOOMS = [1, 1.5, 2] as const;

/** A box that is wider than the screen is scrolled by keyboard too. */
const SCROLLED = { role: 'group', tabIndex: 0 } as const;

async function startWorker(): Promise<void> {
  const { default: url } = await import('pdfjs-dist/build/pdf.worker.min.mjs?url');
  GlobalWorkerOptions.workerPort ??= new Worker(ownScript(url), { type: 'module' });
}

interface Props {
  uuid: string;
  documentUuid: string;
  /** Below the last page, where the reading ends. */
  children?: ReactNode;
}

/** The pages of a document as they are printed: for the eye, the readable text says the same. */
export function PdfPages({ uuid, documentUuid, children }: Props): ReactNode {
  const [pdf, setPdf] = useState<PDFDocumentProxy>();
  const [failed, setFailed] = useState(false);
  const [zoom, setZoom] = useState(0);
  useEffect(() => {
    let left = false;
    let opened: PDFDocumentProxy | undefined;
    async function open() {
      await startWorker();
      opened = await getDocument({ data: await bytesOf(uuid, documentUuid), isEvalSupported: false } as Parameters<
        typeof getDocument
      >[0]).promise;
      if (left) void opened.loadingTask.destroy();
      else setPdf(opened);
    }
    open().catch(() => {
      if (!left) setFailed(true);
    });
    return () => {
      left = true;
      void opened?.loadingTask.destroy();
    };
  }, [uuid, documentUuid]);
  if (failed)
    return (
      <>
        <Notice tone="warning" live>
          {PAGES.failed}
        </Notice>
        {children}
      </>
    );
  if (!pdf) return <PendingMark />;
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
        {Array.from({ length: pdf.numPages }, (_, index) => (
          <PageOf key={index} pdf={pdf} number={index + 1} zoom={ZOOMS[zoom] ?? 1} onFailed={() => setFailed(true)} />
        ))}
      </div>
      {children}
    </>
  );
}

interface PageProps {
  pdf: PDFDocumentProxy;
  /** From 1. */
  number: number;
  zoom: number;
  onFailed: () => void;
}

function PageOf({ pdf, number, zoom, onFailed }: PageProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    let task: { cancel(): void } | undefined;
    let left = false;
    async function draw(target: HTMLCanvasElement) {
      const page = await pdf.getPage(number);
      if (left) return;
      const room = target.parentElement?.clientWidth ?? 600;
      const scale = (Math.min(room - 2, 816) / page.getViewport({ scale: 1 }).width) * zoom;
      const sharp = Math.min(devicePixelRatio, 2);
      const viewport = page.getViewport({ scale: scale * sharp });
      target.width = Math.floor(viewport.width);
      target.height = Math.floor(viewport.height);
      target.style.inlineSize = `${Math.floor(viewport.width / sharp)}px`;
      const rendering = page.render({ canvas: target, viewport });
      task = rendering;
      await rendering.promise;
    }
    if (canvas.current)
      draw(canvas.current).catch(() => {
        // One that was cancelled has been replaced by another.
        if (!left) fail();
      });
    return () => {
      left = true;
      task?.cancel();
    };
  }, [pdf, number, zoom]);
  return <canvas ref={canvas}>{PAGES.page(number, pdf.numPages)}</canvas>;
}
