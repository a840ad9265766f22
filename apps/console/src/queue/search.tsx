import { TextInput } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { lastSearch, typedIn } from '../platform/unsent-input.ts';
import { urls } from '../platform/urls.ts';
import { QUEUE } from './words.en.ts';

/** The search field for applications. Without `onSearch` it leads to the pipeline, which shows the result. */
export function Search({ onSearch }: { onSearch?: (words: string) => void }): ReactNode {
  const navigate = useNavigate();
  return (
    <search>
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          const words = typedIn(event.currentTarget, 'q');
          lastSearch.set(words);
          if (onSearch) onSearch(words);
          else void navigate(urls.applications);
        }}
      >
        <TextInput
          name="q"
          type="search"
          label={QUEUE.search}
          maxLength={80}
          autoComplete="off"
          defaultValue={onSearch ? lastSearch.get() : ''}
          enterKeyHint="search"
        />
      </form>
    </search>
  );
}
