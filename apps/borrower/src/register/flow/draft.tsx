import type { RegistrationDraft } from '@lintel/domain';
import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { usePageData, type PageData } from '../../platform/page-data.tsx';
import type { Known } from './known.ts';
import { atWork } from './work.ts';

interface DraftStore {
  draft: RegistrationDraft;
  /** Keeps the draft here and on the server; rejects when the server could not take it. */
  readonly keep: (draft: RegistrationDraft) => Promise<void>;
  /** The application stands: the server has let the draft go, and so does the page. */
  readonly forget: () => void;
  /** When the server last took it. */
  savedAt: Date | undefined;
  /** What a plain post brought back, until something newer is kept. */
  posted: PageData['posted'];
  /** What the visitor's account knows; undefined until it was read. */
  known: Known | undefined;
  readonly learn: (known: Known | undefined) => void;
}

const Context = createContext<DraftStore | undefined>(undefined);

/** What was typed so far. It lives on the server behind a cookie; the page carries it, nothing of it lies in browser storage. */
export function DraftProvider({ children }: { children: ReactNode }): ReactNode {
  const page = usePageData();
  const [draft, setDraft] = useState(page.draft);
  const [posted, setPosted] = useState(page.posted);
  const [savedAt, setSavedAt] = useState<Date>();
  const [known, learn] = useState<Known>();
  const keep = useCallback(async (next: RegistrationDraft) => {
    setDraft(next);
    setPosted(undefined);
    await (await atWork()).keepDraft(next);
    setSavedAt(new Date());
  }, []);
  const forget = useCallback(() => {
    setDraft({});
    learn(undefined);
  }, []);
  const kept = useMemo(
    () => ({ draft, keep, forget, savedAt, posted, known, learn }),
    [draft, keep, forget, savedAt, posted, known],
  );
  return <Context value={kept}>{children}</Context>;
}

export function useDraft(): DraftStore {
  const kept = use(Context);
  if (!kept) throw new Error('The draft is used outside its provider');
  return kept;
}
