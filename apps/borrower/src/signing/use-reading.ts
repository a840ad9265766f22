import { viewDocument, type ApiError, type Document } from '@lintel/contract';
import { useState } from 'react';
import { downloadDocument } from '../documents/file.ts';
import { announce } from '../platform/announce.tsx';
import { api } from '../platform/lazy/api.ts';
import { useSubmit } from '../platform/lazy/use-submit.ts';
import { VIEWER } from './words.en.ts';

type ReadingMethod = 'END' | 'TEXT' | 'DOWNLOAD';

/**
 * Records on the server that a document was read (to the end of its text or pages, or downloaded), and returns whether.
 */
export function useReading(
  uuid: string,
  document: Document,
  isSigned: boolean,
  onApiError: (error: ApiError) => boolean,
) {
  const { uuid: documentUuid, sha256, title } = document;
  const [reached, setReached] = useState(Boolean(document.viewedToEndAt));
  const reading = useSubmit({ onApiError });
  const saving = useSubmit({ onApiError, notSent: VIEWER.notSaved });

  async function reach(how: ReadingMethod): Promise<void> {
    if (reached || !sha256) return;
    const { viewedToEndAt } = await api(viewDocument, {
      params: { uuid, documentUuid },
      body: { lastPage: document.pages ?? 0, reachedEnd: true, sha256, how },
    });
    if (!viewedToEndAt) return;
    setReached(true);
    announce(isSigned ? VIEWER.reached : VIEWER.reachedOther);
  }

  return {
    reached,
    saving: saving.busy,
    formError: saving.formError ?? reading.formError,
    forget: () => setReached(false),
    onEnd: (how: ReadingMethod) => {
      void reading.submit(() => reach(how));
    },
    save() {
      reading.show({});
      return saving.submit(async () => {
        await downloadDocument(uuid, documentUuid, title);
        await reach('DOWNLOAD');
      });
    },
  };
}
