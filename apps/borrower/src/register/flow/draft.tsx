import type { RegistrationDraft } from '@lintel/domain';
import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { usePageData, type PageData } from '../../platform/page-data.tsx';
import type { AccountContact } from './account-contact.ts';
import { loadStepModule } from './work.ts';

/** The registration's draft, and what the page knows besides it. */
interface DraftStore {
  draft: RegistrationDraft;
  /** Saves the draft here and on the server; rejects when the server doesn't accept it. */
  readonly keep: (draft: RegistrationDraft) => Promise<void>;
  /** Drops the draft after the application was created, as the server does. */
  readonly forget: () => void;
  /** The time at which the server last saved the draft. */
  savedAt: Date | undefined;
  /** The values of a refused plain submission, until something newer is saved. */
  posted: PageData['posted'];
  /** The contact details in the visitor's account; undefined until they are read. */
  accountContact: AccountContact | undefined;
  readonly setAccountContact: (known: AccountContact | undefined) => void;
}

const Context = createContext<DraftStore | undefined>(undefined);

/**
 * Provides the registration's draft: the values typed so far, kept on the server and in the page, never in the browser.
 */
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
