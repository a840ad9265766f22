import { TextInput } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { typedIn } from '../platform/kept.ts';
import { urls } from '../platform/urls.ts';
import { QUEUE } from './copy.ts';

/** By name or number. What is looked for is somebody's name, so it never stands in the address. */
export function Search({ onSearch }: { onSearch?: (words: string) => void }): ReactNode {
  const navigate = useNavigate();
  return (
    <search>
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          const words = typedIn(event.currentTarget, 'q');
          lookedFor.set(words);
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
          defaultValue={onSearch ? lookedFor.get() : ''}
          enterKeyHint="search"
        />
      </form>
    </search>
  );
}

let words = '';

/** What was looked for last, in the memory of the page alone. */
export const lookedFor = {
  get: (): string => words,
  set: (next: string): void => {
    words = next;
  },
};
