import { acknowledgeDocument, readDocumentText, viewDocument, type Document } from '@lintel/contract';
import { Actions, Button, Download, Notice, Printer, Section, Text } from '@lintel/ui';
import { FormError, type Submit } from '@lintel/web';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { Blocks } from '../../../documents/blocks.tsx';
import { downloadDocument } from '../../../documents/file.ts';
import { FILE } from '../../../documents/words.en.ts';
import { ReadCall } from '../../../gate/read-call.tsx';
import { announce } from '../../../platform/announce.tsx';
import { api } from '../../../platform/lazy/api.ts';
import { PendingMark } from '../../../platform/lazy/pending-mark.tsx';
import { useHomeDay } from '../../../platform/lazy/use-loan-dates.ts';
import { useSubmit } from '../../../platform/lazy/use-submit.ts';
import { DISCLOSURES } from './words.en.ts';
import css from './disclosures.module.css';

const PdfPages = lazy(() =>
  import('../../../documents/pdf-pages.tsx').then((module) => ({ default: module.PdfPages })),
);

type ReadingMethod = 'END' | 'TEXT' | 'DOWNLOAD';

interface Props {
  uuid: string;
  document: Document;
  version: number;
  /** Whether this borrower gets documents on screen; otherwise nothing can be confirmed here. */
  onScreen: boolean;
  onRead: (reply: Awaited<ReturnType<typeof acknowledge>>) => void;
  onBack: () => void;
}

const acknowledge = (uuid: string, documentUuid: string, sha256: string) =>
  api(acknowledgeDocument, { params: { uuid, documentUuid }, body: { sha256 } });

/**
 * One open document: its text or its pages, its download, and the button that confirms reading it. The button works
 * once the borrower reached the end of the text or the pages, or downloaded the document.
 */
export function Reader({ uuid, document, version, onScreen, onRead, onBack }: Props): ReactNode {
  const { uuid: documentUuid, sha256, title, mustAcknowledge } = document;
  const asks = mustAcknowledge && !document.acknowledgedAt;
  const [reached, setReached] = useState(Boolean(document.viewedToEndAt));
  const [asPages, setAsPages] = useState(false);
  const reading = useSubmit();
  const saving = useSubmit({ notSent: FILE.notSaved });
  const acknowledging = useSubmit();
  const heading = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const { current } = heading;
    if (!current) return;
    current.tabIndex = -1;
    current.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [documentUuid]);

  async function reach(how: ReadingMethod): Promise<void> {
    if (reached || !sha256) return;
    const { viewedToEndAt } = await api(viewDocument, {
      params: { uuid, documentUuid },
      body: { lastPage: document.pages ?? 0, reachedEnd: true, sha256, how },
    });
    if (!viewedToEndAt) return;
    setReached(true);
    if (asks) announce(DISCLOSURES.reached);
  }
  const onSeen = (how: ReadingMethod): void => {
    void reading.submit(() => reach(how));
  };
  const homeDay = useHomeDay(uuid);
  const formError = acknowledging.formError ?? saving.formError ?? reading.formError;

  async function run(submit: Submit, act: () => Promise<void>): Promise<void> {
    if (saving.busy || acknowledging.busy) return;
    for (const other of [reading, saving, acknowledging]) other.show({});
    await submit.submit(act);
  }
  const save = () =>
    run(saving, async () => {
      await downloadDocument(uuid, documentUuid, title);
      await reach('DOWNLOAD');
    });
  const done = () => run(acknowledging, async () => onRead(await acknowledge(uuid, documentUuid, sha256 ?? '')));

  return (
    <Section title={<span ref={heading}>{title}</span>} id="document">
      <div className={css.tools}>
        <Button size="s" onClick={() => setAsPages(!asPages)}>
          {asPages ? DISCLOSURES.hidePages : DISCLOSURES.showPages}
        </Button>
        <Button
          size="s"
          icon={<Download />}
          busy={saving.busy}
          busyLabel={DISCLOSURES.saving}
          onClick={() => {
            void save();
          }}
        >
          {DISCLOSURES.save}
        </Button>
        <Button size="s" icon={<Printer />} onClick={() => print()}>
          {DISCLOSURES.print}
        </Button>
      </div>
      {asPages ? (
        <Suspense fallback={<PendingMark />}>
          <PdfPages uuid={uuid} documentUuid={documentUuid}>
            <End onSeen={() => onSeen('END')} />
          </PdfPages>
        </Suspense>
      ) : (
        <ReadCall call={readDocumentText} ask={{ params: { uuid, documentUuid } }} version={version}>
          {(text) =>
            text && (
              <>
                <Blocks blocks={text.blocks} />
                <End onSeen={() => onSeen('TEXT')} />
              </>
            )
          }
        </ReadCall>
      )}
      <FormError>{formError}</FormError>
      {document.acknowledgedAt && <Text tone="muted">{DISCLOSURES.doneAt(homeDay(document.acknowledgedAt))}</Text>}
      {asks && !onScreen && <Notice tone="warning">{DISCLOSURES.needsConsent}</Notice>}
      {asks && onScreen && !reached && <Text tone="muted">{DISCLOSURES.hint}</Text>}
      <Actions>
        {asks && onScreen && (
          <Button
            kind="primary"
            disabled={!reached}
            busy={acknowledging.busy}
            onClick={() => {
              void done();
            }}
          >
            {DISCLOSURES.done}
          </Button>
        )}
        <Button onClick={onBack}>{asks && !onScreen ? DISCLOSURES.toConsent : DISCLOSURES.back}</Button>
      </Actions>
    </Section>
  );
}

/**
 * The margin extends upward without limit, so a key that jumps to the end of the page counts as passing this marker.
 */
const SEEN_OR_PASSED = { rootMargin: '1000000px 0px 0px' };

/** The marker after the last line: once seen, the document counts as read to the end. */
function End({ onSeen }: { onSeen: () => void }): ReactNode {
  const mark = useRef<HTMLDivElement>(null);
  const seen = useRef(onSeen);
  useEffect(() => {
    seen.current = onSeen;
  });
  useEffect(() => {
    const watch = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) seen.current();
    }, SEEN_OR_PASSED);
    if (mark.current) watch.observe(mark.current);
    return () => watch.disconnect();
  }, []);
  return <div ref={mark} className={css.end} />;
}
