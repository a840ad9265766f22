import { keptSearch, keptTyping } from './kept.ts';
import { queryClient } from './query-client.ts';
import { session } from './session.ts';

/** Forgets what this page holds of the person who was logged in: what was read, typed and searched. */
export function forgetPerson(): void {
  queryClient.clear();
  keptTyping.forgetAll();
  keptSearch.set('');
}

// A session that ends by itself keeps what was typed, for the same person; nobody else gets to see it.
session.watch(() => {
  if (session.token() === undefined) queryClient.clear();
});
session.onOtherPerson((isElsewhere) => {
  forgetPerson();
  if (isElsewhere) location.reload();
});
