import { readDocumentText, type Document } from '@lintel/contract';
import { Button, Download, Hidden, IconButton, Minus, Notice, Plus, Printer, Stack, Text } from '@lintel/ui';
import { lazy, Suspense, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Blocks } from '../documents/blocks.tsx';
import { GATE } from '../gate/words.en.ts';
import { PendingMark } from '../platform/lazy/pending-mark.tsx';
import { useRead } from '../platform/lazy/use-read.ts';
import { EndMarker, useReadShare } from './read-share.tsx';
import { VIEWER } from './words.en.ts';
import css from './viewer.module.css';

const PdfPages = lazy(() => import('../documents/pdf-pages.tsx').then((module) => ({ default: module.PdfPages })));

/** The id of the viewer's box, to which an error about an unread document links. */
export const DOCUMENT_BOX_ID = 'paper';

/** Lets the keyboard scroll the box. */
const SCROLLED = { role: 'region', tabIndex: 0 } as const;

const SIZES = [css.plain, css.large, css.larger] as const;

interface Props {
  uuid: string;
  document: Document;
  /** The document was read to the end, or saved. */
  isRead: boolean;
  /** Shown below the document: how much was read, and what that allows. */
  note: ReactNode | undefined;
  saving: boolean;
  onSave: () => void;
  onEnd: (how: 'TEXT' | 'END') => void;
}

/** Shows a document to sign in a scrolling box, as text or PDF pages, with the share read and a button to the end. */
export function Viewer({ uuid, document, isRead, note, saving, onSave, onEnd }: Props): ReactNode {
  const { uuid: documentUuid, title, pages } = document;
  const box = useRef<HTMLDivElement>(null);
  /** The end was requested before the document had loaded. */
  const wanted = useRef(false);
  const { share: scrolled, onScroll } = useReadShare();
  const share = isRead ? 100 : scrolled;
  const [asPages, setAsPages] = useState(false);
  const [size, setSize] = useState(0);
  function toEnd(): void {
    const { current } = box;
    wanted.current = true;
    if (!current) return;
    current.scrollTop = current.scrollHeight;
    current.focus({ preventScroll: true });
  }
  return (
    <section className={css.viewer} aria-labelledby="viewer">
      <h2 id="viewer">
        <Hidden>{VIEWER.label}</Hidden>
      </h2>
      <div className={css.bar}>
        <b>{isRead ? VIEWER.done : VIEWER.percent(share)}</b>
        {!asPages && (
          <>
            <IconButton
              icon={<Minus />}
              label={VIEWER.smaller}
              disabled={size === 0}
              onClick={() => setSize(size - 1)}
            />
            <IconButton
              icon={<Plus />}
              label={VIEWER.larger}
              disabled={size === SIZES.length - 1}
              onClick={() => setSize(size + 1)}
            />
          </>
        )}
        <IconButton icon={<Download />} label={VIEWER.save} aria-busy={saving || undefined} onClick={onSave} />
        <IconButton icon={<Printer />} label={VIEWER.print} onClick={() => print()} />
      </div>
      <progress className={css.share} max={100} value={share} aria-hidden="true" />
      <div
        ref={box}
        id={DOCUMENT_BOX_ID}
        className={css.scroll}
        {...SCROLLED}
        aria-label={VIEWER.text(title)}
        onScroll={onScroll}
      >
        <div className={asPages ? undefined : SIZES[size]}>
          {asPages ? (
            <Suspense fallback={<PendingMark />}>
              <PdfPages uuid={uuid} documentUuid={documentUuid}>
                <EndMarker box={box} wanted={wanted} onSeen={() => onEnd('END')} />
              </PdfPages>
            </Suspense>
          ) : (
            <ReadableText
              uuid={uuid}
              documentUuid={documentUuid}
              box={box}
              wanted={wanted}
              onEnd={() => onEnd('TEXT')}
            />
          )}
        </div>
      </div>
      <div className={css.foot}>
        {note !== undefined && (
          <Text as="span" size="s" tone="muted">
            {note}
          </Text>
        )}
        <div className={css.ways}>
          <Button kind="link" onClick={toEnd}>
            {VIEWER.toEnd}
          </Button>
          <Button
            kind="link"
            onClick={() => {
              wanted.current = false;
              setAsPages(!asPages);
            }}
          >
            {asPages ? VIEWER.asText : VIEWER.asPages}
          </Button>
          {pages ? (
            <Text as="span" size="xs" tone="muted">
              {VIEWER.pages(pages)}
            </Text>
          ) : null}
        </div>
      </div>
    </section>
  );
}

interface TextProps {
  uuid: string;
  documentUuid: string;
  box: RefObject<HTMLElement | null>;
  wanted: RefObject<boolean>;
  onEnd: () => void;
}

function ReadableText({ uuid, documentUuid, box, wanted, onEnd }: TextProps): ReactNode {
  const { data, isError, refetch } = useRead(readDocumentText, { params: { uuid, documentUuid } });
  if (data)
    return (
      <>
        <Blocks blocks={data.blocks} />
        <EndMarker box={box} wanted={wanted} onSeen={onEnd} />
      </>
    );
  if (!isError) return <PendingMark />;
  return (
    <Stack gap="s">
      <div role="alert">
        <Notice tone="warning">{GATE.notRead}</Notice>
      </div>
      <div>
        <Button
          size="s"
          onClick={() => {
            void refetch();
          }}
        >
          {GATE.again}
        </Button>
      </div>
    </Stack>
  );
}
