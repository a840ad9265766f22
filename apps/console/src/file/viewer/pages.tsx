import { Button, Notice } from '@lintel/ui';
import { openPdf, useDrawing, useDrawnPages, type DrawPage, type DrawnPages } from '@lintel/web';
import { useRef, useState, type ReactNode } from 'react';
import { fetchDocumentBytes } from './bytes.ts';
import { VIEWER } from './words.en.ts';
import css from './viewer.module.css';

/** Draws a photo like a page, because the content security policy doesn't allow blob URLs in images. */
async function openImage(data: ArrayBuffer, mediaType: string): Promise<DrawnPages> {
  const image = await createImageBitmap(new Blob([data], { type: mediaType }));
  const draw: DrawPage = (target, width, quarters) => {
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

/** Lets the keyboard scroll a box that is wider than the screen. */
const SCROLLED = { role: 'group', tabIndex: 0 } as const;

interface Props {
  uuid: string;
  documentUuid: string;
  title: string;
  zoom: number;
  quarters: number;
}

/** Loads the bytes of a document, a PDF or a photo, and draws its pages. Imported lazily, when a document is opened. */
export function DocumentPages({ uuid, documentUuid, title, zoom, quarters }: Props): ReactNode {
  const { pages, failed, onFailed } = useDrawnPages(`${uuid} ${documentUuid}`, async () => {
    const { data, mediaType } = await fetchDocumentBytes(uuid, documentUuid);
    return mediaType.startsWith('image/') ? openImage(data, mediaType) : openPdf(data);
  });
  if (failed)
    return (
      <Notice tone="warning" live>
        {VIEWER.failed}
      </Notice>
    );
  if (!pages) return <output>{VIEWER.opening}</output>;
  return <Pages of={pages} title={title} zoom={zoom} quarters={quarters} onFailed={onFailed} />;
}

/** The pages below one another, with a link to the next one when there are several. */
function Pages({
  of,
  title,
  zoom,
  quarters,
  onFailed,
}: Pick<Props, 'title' | 'zoom' | 'quarters'> & { of: readonly DrawPage[]; onFailed: () => void }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(0);
  const getPageTop = (index: number): number =>
    (box.current?.children[index] as HTMLElement | undefined)?.offsetTop ?? 0;
  function scrolled() {
    const middle = (box.current?.scrollTop ?? 0) + (box.current?.clientHeight ?? 0) / 2;
    setPage(
      Math.max(
        0,
        of.findLastIndex((_, index) => getPageTop(index) - getPageTop(0) <= middle),
      ),
    );
  }
  const goTo = (index: number) => box.current?.scrollTo({ top: getPageTop(index) - getPageTop(0) });
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

const widthIn = (room: number): number => room - 2;

interface CanvasProps {
  draw: DrawPage;
  zoom: number;
  quarters: number;
  label: string;
  onFailed: () => void;
}

function PageCanvas({ label, ...page }: CanvasProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useDrawing(canvas, { ...page, widthIn });
  return <canvas ref={canvas}>{label}</canvas>;
}
