import { listLetters, readDocumentText } from '@lintel/contract';
import { formatDateInProse } from '@lintel/domain';
import { Actions, Button, Download, Notice, Panel, Printer, Section } from '@lintel/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Blocks } from '../../../documents/blocks.tsx';
import { downloadDocument } from '../../../documents/file.ts';
import { FILE } from '../../../documents/words.en.ts';
import { PendingMark } from '../../../platform/lazy/pending-mark.tsx';
import { useRead } from '../../../platform/lazy/use-read.ts';
import { DECLINE } from './words.en.ts';

interface NoticeRef {
  uuid: string;
  documentUuid: string;
}

/** The adverse action notice in the side column: its download, and whether it also comes by mail. */
export function NoticePanel({ uuid, documentUuid }: { uuid: string; documentUuid: string | undefined }): ReactNode {
  return (
    <Panel title={DECLINE.notice}>
      {documentUuid === undefined ? (
        <Notice tone="quiet">{DECLINE.beingMade}</Notice>
      ) : (
        <NoticeReady uuid={uuid} documentUuid={documentUuid} />
      )}
    </Panel>
  );
}

function NoticeReady({ uuid, documentUuid }: NoticeRef): ReactNode {
  const letters = useRead(listLetters, { params: { uuid } });
  const letter = letters.data?.find(({ documents }) => documents.some((one) => one.documentUuid === documentUuid));
  const [saving, setSaving] = useState(false);
  const [failed, setFailed] = useState(false);
  async function save(): Promise<void> {
    setSaving(true);
    try {
      await downloadDocument(uuid, documentUuid, DECLINE.notice);
      setFailed(false);
    } catch {
      setFailed(true);
    } finally {
      setSaving(false);
    }
  }
  return (
    <>
      <Notice tone="quiet">
        {DECLINE.made}{' '}
        {letter && (
          <>
            {DECLINE.byMail} {letter.postedOn && DECLINE.mailed(formatDateInProse(letter.postedOn))}
          </>
        )}
      </Notice>
      {failed && (
        <div role="alert">
          <Notice tone="danger">{FILE.notSaved}</Notice>
        </div>
      )}
      <Actions>
        <Button
          size="s"
          icon={<Download />}
          busy={saving}
          busyLabel={DECLINE.saving}
          onClick={() => {
            void save();
          }}
        >
          {DECLINE.save}
        </Button>
        <Button size="s" icon={<Printer />} onClick={() => window.print()}>
          {DECLINE.print}
        </Button>
      </Actions>
    </>
  );
}

/** The readable text of the notice; scrolled into view and focused when opened. */
export function NoticeText({ uuid, documentUuid }: NoticeRef): ReactNode {
  const read = useRead(readDocumentText, { params: { uuid, documentUuid } });
  const document = read.data;
  return (
    <Section title={<Focused>{document?.title ?? DECLINE.notice}</Focused>} id="notice">
      {document && <Blocks blocks={document.blocks} />}
      {read.isPending && <PendingMark />}
      {read.isError && (
        <div role="alert">
          <Notice tone="danger">{FILE.notSaved}</Notice>
        </div>
      )}
    </Section>
  );
}

const [A_MOMENT, TRIES] = [2000, 30];

/** Polls for a minute while the notice is still being created. */
export function usePollForNotice(isMade: boolean, reload: () => Promise<unknown>): void {
  const again = useRef(reload);
  useEffect(() => {
    again.current = reload;
  });
  useEffect(() => {
    if (isMade) return;
    let left = TRIES;
    const timer = setInterval(() => {
      left -= 1;
      if (left === 0) clearInterval(timer);
      void again.current();
    }, A_MOMENT);
    return () => clearInterval(timer);
  }, [isMade]);
}

function Focused({ children }: { children: string }): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const { current } = place;
    if (!current) return;
    current.tabIndex = -1;
    current.focus();
  }, []);
  return <span ref={place}>{children}</span>;
}
