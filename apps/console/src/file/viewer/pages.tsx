import { Button, Notice } from '@lintel/ui';
import { ownScript } from '@lintel/web';
import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { bytesOf } from './bytes.ts';
import { VIEWER } from './copy.ts';
import css from './viewer.module.css';

interface Drawing {
  /** Settles when the page is drawn; fails when it can't be, and when it was stopped. */
  readonly done: Promise<void>;
  readonly stop: () => void;
}

/** Draws one page, turned by quarters, so wide. */
type Draw = (target: HTMLCanvasElement, width: number, quarters: number) => Drawing;
interface Opened {
  readonly pages: readonly Draw[];
  readonly close: () => void;
}

async function openPdf(data: ArrayBuffer): Promise<Opened> {
  const { default: url } = await import('pdfjs-dist/build/pdf.worker.min.mjs?url');
  GlobalWorkerOptions.workerPort ??= new Worker(ownScript(url), { type: 'module' });
  const pdf = await getDocument({ data, isEvalSupported: false } as Parameters<typeof getDocument>[0]).promise;
  const pages = Array.from({ length: pdf.numPages }, (_, index): Draw => (target, width, quarters) => {
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

/** A photo, drawn like a page: the page's policy shows no picture of another address. */
async function openImage(data: ArrayBuffer, mediaType: string): Promise<Opened> {
  const image = await createImageBitmap(new Blob([data], { type: mediaType }));
  const draw: Draw = (target, width, quarters) => {
    const isTurned = quarters % 2 === 1;
    const [across, down] = isTurned ? [image.height, image.width] : [image.width, image.height];
    target.width = across;
    target.height = down;
    target.style.inlineSize = `${Math.floor(width)}px`;
    const context = target.getContext('2d');
    context?.translate(across / 2, down / 2);
    context?.rotate((quarters * Math.PI) / 2);
    context?.drawImage(image, -image.width / 2, -image.height / 2);
    return { done: Promise.resolve(), stop: () => {} };
  };
  return { pages: [draw], close: () => image.close() };
}

/** A box that is wider than the screen is scrolled by keyboard too. */
const SCROLLED = { role: 'group', tabIndex: 0 } as const;

interface Props {
  uuid: string;
  documentUuid: string;
  title: string;
  zoom: number;
  quarters: number;
}

/** The pages of one document. */
export function DocumentPages({ uuid, documentUuid, title, zoom, quarters }: Props): ReactNode {
  const [opened, setOpened] = useState<Opened>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let left = false;
    let mine: Opened | undefined;
    async function open() {
      const { data, mediaType } = await bytesOf(uuid, documentUuid);
      mine = mediaType.startsWith('image/') ? await openImage(data, mediaType) : await openPdf(data);
      if (left) mine.close();
      else setOpened(mine);
    }
    open().catch(() => {
      if (!left) setFailed(true);
    });
    return () => {
      left = true;
      mine?.close();
    };
  }, [uuid, documentUuid]);
  if (failed)
    return (
      <Notice tone="warning" live>
        {VIEWER.failed}
      </Notice>
    );
  if (!opened) return <output>{VIEWER.opening}</output>;
  return <Pages of={opened.pages} title={title} zoom={zoom} quarters={quarters} onFailed={() => setFailed(true)} />;
}

/** Below one another, with the way to the next one where there are several. */
function Pages({
  of,
  title,
  zoom,
  quarters,
  onFailed,
}: Pick<Props, 'title' | 'zoom' | 'quarters'> & { of: readonly Draw[]; onFailed: () => void }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(0);
  const topOf = (index: number): number => (box.current?.children[index] as HTMLElement | undefined)?.offsetTop ?? 0;
  function scrolled() {
    const middle = (box.current?.scrollTop ?? 0) + (box.current?.clientHeight ?? 0) / 2;
    setPage(
      Math.max(
        0,
        of.findLastIndex((_, index) => topOf(index) - topOf(0) <= middle),
      ),
    );
  }
  const goTo = (index: number) => box.current?.scrollTo({ top: topOf(index) - topOf(0) });
  return (
    <>
      {of.length > 1 && (
        <div className={css.tools}>
          <Button size="s" disabled={page === 0} onClick={() => goTo(page - 1)}>
            {VIEWER.previousPage}
          </Button>
          <output className={css.count}>{VIEWER.page(page + 1, of.length)}</output>
          <Button size="s" disabled={page === of.length - 1} onClick={() => goTo(page + 1)}>
            {VIEWER.nextPage}
          </Button>
        </div>
      )}
      <div ref={box} className={css.pages} {...SCROLLED} aria-label={VIEWER.pagesOf(title)} onScroll={scrolled}>
        {of.map((draw, index) => (
          <PageCanvas
            key={index}
            draw={draw}
            zoom={zoom}
            quarters={quarters}
            label={VIEWER.page(index + 1, of.length)}
            onFailed={onFailed}
          />
        ))}
      </div>
    </>
  );
}

function PageCanvas({
  draw,
  zoom,
  quarters,
  label,
  onFailed,
}: {
  draw: Draw;
  zoom: number;
  quarters: number;
  label: string;
  onFailed: () => void;
}): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    const target = canvas.current;
    if (!target) return;
    let isReplaced = false;
    const { done, stop } = draw(target, ((target.parentElement?.clientWidth ?? 600) - 2) * zoom, quarters);
    done.catch(() => {
      if (!isReplaced) fail();
    });
    return () => {
      isReplaced = true;
      stop();
    };
  }, [draw, zoom, quarters]);
  return <canvas ref={canvas}>{label}</canvas>;
}
