import { queryClient } from './query-client.ts';
import { session } from './session.ts';
import { lastSearch, unsentInput } from './unsent-input.ts';

/** Forgets everything this page holds for the person who was logged in: data read, input typed, searches. */
export function forgetPerson(): void {
  queryClient.clear();
  unsentInput.forgetAll();
  lastSearch.set('');
}

// A session that expires keeps the input for the same person; no one else can see it.
session.watch(() => {
  if (session.token() === undefined) queryClient.clear();
});
session.onOtherPerson((isElsewhere) => {
  forgetPerson();
  if (isElsewhere) location.reload();
});
