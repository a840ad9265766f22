import { ApiError, viewDocument, type Document } from '@lintel/contract';
import { useState } from 'react';
import { saveFile } from '../documents/file.ts';
import { GATE } from '../gate/copy.ts';
import { refusalOf } from '../gate/refusal.ts';
import { announce } from '../platform/announce.tsx';
import { api } from '../platform/later/api.ts';
import { VIEWER } from './copy.ts';

type How = 'END' | 'TEXT' | 'DOWNLOAD';

/** How far a paper was read, as the server knows it: to its end in the text or the pages, or saved as a file. */
export function useReading(uuid: string, paper: Document, isSigned: boolean, meant: (error: ApiError) => boolean) {
  const { uuid: documentUuid, sha256, title } = paper;
  const [reached, setReached] = useState(Boolean(paper.viewedToEndAt));
  const [saving, setSaving] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const say = (error: unknown, otherwise: string): void => {
    if (error instanceof ApiError && meant(error)) return;
    setTrouble(refusalOf(error, {}, new Set()).sentence ?? otherwise);
  };

  async function reach(how: How): Promise<void> {
    if (reached || !sha256) return;
    const { viewedToEndAt } = await api(viewDocument, {
      params: { uuid, documentUuid },
      body: { lastPage: paper.pages ?? 0, reachedEnd: true, sha256, how },
    });
    if (!viewedToEndAt) return;
    setReached(true);
    announce(isSigned ? VIEWER.reached : VIEWER.reachedOther);
  }

  return {
    reached,
    saving,
    trouble,
    forget: () => setReached(false),
    onEnd: (how: How) => {
      reach(how).catch((error: unknown) => say(error, GATE.notSent));
    },
    async save() {
      if (saving) return;
      setSaving(true);
      setTrouble(undefined);
      try {
        await saveFile(uuid, documentUuid, title);
        await reach('DOWNLOAD');
      } catch (error) {
        say(error, VIEWER.notSaved);
      } finally {
        setSaving(false);
      }
    },
  };
}
