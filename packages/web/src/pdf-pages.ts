import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { trustedScriptUrl } from './trusted-script.ts';

/** A page that is being drawn. */
export interface PageDrawing {
  /** Resolves when the page is drawn; rejects if it can't be, or if it was stopped. */
  readonly done: Promise<void>;
  readonly stop: () => void;
}

/** Draws one page of a PDF at a width, rotated by quarter turns. */
export type DrawPage = (target: HTMLCanvasElement, width: number, quarters: number) => PageDrawing;
/** The pages of an open document, and the function that closes it. */
export interface DrawnPages {
  readonly pages: readonly DrawPage[];
  readonly close: () => void;
}

/** Opens a PDF's pages. The PDF library is loaded on first use. */
export async function openPdf(data: ArrayBuffer | Uint8Array): Promise<DrawnPages> {
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist');
  const { default: url } = await import('pdfjs-dist/build/pdf.worker.min.mjs?url');
  GlobalWorkerOptions.workerPort ??= new Worker(trustedScriptUrl(url), { type: 'module' });
  const pdf = await getDocument({ data, isEvalSupported: false } as Parameters<typeof getDocument>[0]).promise;
  const pages = Array.from({ length: pdf.numPages }, (_, index): DrawPage => (target, width, quarters) => {
    let stop = (): void => {};
    let left = false;
    const draw = async () => {
      const page = await pdf.getPage(index + 1);
      if (left) return;
      const rotation = (page.rotate + quarters * 90) % 360;
      const sharp = Math.min(devicePixelRatio, 2);
      const viewport = page.getViewport({
        scale: (width / page.getViewport({ scale: 1, rotation }).width) * sharp,
        rotation,
      });
      target.width = Math.floor(viewport.width);
      target.height = Math.floor(viewport.height);
      target.style.inlineSize = `${Math.floor(viewport.width / sharp)}px`;
      const task = page.render({ canvas: target, viewport });
      stop = () => task.cancel();
      await task.promise;
    };
    return {
      done: draw(),
      stop: () => {
        left = true;
        stop();
      },
    };
  });
  return { pages, close: () => void pdf.loadingTask.destroy() };
}

/** Opens a PDF document, and closes it when the page is left or shows another one. `id` identifies the document. */
export function useDrawnPages(
  id: string,
  open: () => Promise<DrawnPages>,
): { pages: readonly DrawPage[] | undefined; failed: boolean; onFailed: () => void } {
  const [opened, setOpened] = useState<DrawnPages>();
  const [failed, setFailed] = useState(false);
  const begin = useEffectEvent(open);
  useEffect(() => {
    let left = false;
    let mine: DrawnPages | undefined;
    begin().then(
      (made) => {
        mine = made;
        if (left) made.close();
        else setOpened(made);
      },
      () => {
        if (!left) setFailed(true);
      },
    );
    return () => {
      left = true;
      mine?.close();
    };
  }, [id]);
  return { pages: opened?.pages, failed, onFailed: () => setFailed(true) };
}

interface DrawingOptions {
  draw: DrawPage;
  /** Returns the page's width in pixels for a box of this width. */
  widthIn: (boxWidth: number) => number;
  zoom: number;
  quarters?: number;
  onFailed: () => void;
}

/** Draws a page of a PDF on a canvas, and redraws it at another size or rotation. */
export function useDrawing(
  canvas: RefObject<HTMLCanvasElement | null>,
  { draw, widthIn, zoom, quarters = 0, onFailed }: DrawingOptions,
): void {
  const fail = useEffectEvent(onFailed);
  const width = useEffectEvent((target: HTMLCanvasElement) => widthIn(target.parentElement?.clientWidth ?? 600) * zoom);
  useEffect(() => {
    const target = canvas.current;
    if (!target) return;
    let isReplaced = false;
    const { done, stop } = draw(target, width(target), quarters);
    done.catch(() => {
      // A stopped drawing has been replaced by another.
      if (!isReplaced) fail();
    });
    return () => {
      isReplaced = true;
      stop();
    };
  }, [canvas, draw, zoom, quarters]);
}
