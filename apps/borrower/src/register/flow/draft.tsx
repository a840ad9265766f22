import type { RegistrationDraft } from '@lintel/domain';
import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { usePageData, type PageData } from '../../platform/page-data.tsx';
import type { AccountContact } from './account-contact.ts';
import { loadStepModule } from './work.ts';

interface DraftStore {
  draft: RegistrationDraft;
  /** Saves the draft here and on the server; rejects when the server doesn't accept it. */
  readonly keep: (draft: RegistrationDraft) => Promise<void>;
  /** The application exists: the server has deleted the draft, and the page drops it too. */
  readonly forget: () => void;
  /** When the server last saved it. */
  savedAt: Date | undefined;
  /** The values of a refused plain submission, until something newer is saved. */
  posted: PageData['posted'];
  /** What the visitor's account knows; undefined until it is read. */
  accountContact: AccountContact | undefined;
  readonly setAccountContact: (known: AccountContact | undefined) => void;
}

const Context = createContext<DraftStore | undefined>(undefined);

/** The values typed so far. They live on the server behind a cookie and in the page, never in browser storage. */
export function DraftProvider({ children }: { children: ReactNode }): ReactNode {
  const page = usePageData();
  const [draft, setDraft] = useState(page.draft);
  const [posted, setPosted] = useState(page.posted);
  const [savedAt, setSavedAt] = useState<Date>();
  const [accountContact, setAccountContact] = useState<AccountContact>();
  const keep = useCallback(async (next: RegistrationDraft) => {
    setDraft(next);
    setPosted(undefined);
    await (await loadStepModule()).keepDraft(next);
    setSavedAt(new Date());
  }, []);
  const forget = useCallback(() => {
    setDraft({});
    setAccountContact(undefined);
  }, []);
  const store = useMemo(
    () => ({ draft, keep, forget, savedAt, posted, accountContact, setAccountContact }),
    [draft, keep, forget, savedAt, posted, accountContact],
  );
  return <Context value={store}>{children}</Context>;
}

export function useDraft(): DraftStore {
  const store = use(Context);
  if (!store) throw new Error('The draft is used outside its provider');
  return store;
}
