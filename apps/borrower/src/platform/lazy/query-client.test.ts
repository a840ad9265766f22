import { QueryObserver, focusManager, onlineManager } from '@tanstack/react-query';
import { afterEach, describe, expect, test } from 'vitest';
import { queryClient } from './query-client.ts';

/** A query with its own key that counts its reads. */
function createCountedQuery(answer: () => string = () => 'answer') {
  const calls = { made: 0 };
  const options = {
    queryKey: [crypto.randomUUID()],
    queryFn: async () => {
      calls.made += 1;
      return answer();
    },
    // Always stale: only the client decides whether it refetches.
    staleTime: 0,
  };
  return { calls, options };
}

const waitUntilSettled = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, 20);
  });

/** Shows the query until the returned function is called. */
function observe(options: ReturnType<typeof createCountedQuery>['options']): () => void {
  return new QueryObserver(queryClient, options).subscribe(() => {});
}

afterEach(() => {
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
  queryClient.clear();
});

describe('a query', () => {
  test('does not retry after a failure [CONST-069, CLIENT-010]', async () => {
    const { calls, options } = createCountedQuery(() => {
      throw new Error('refused');
    });
    await expect(queryClient.fetchQuery(options)).rejects.toThrow('refused');
    const leave = observe({ ...options, queryKey: [crypto.randomUUID()] });
    await waitUntilSettled();
    leave();
    expect(calls.made).toBe(2);
  });

  test('does not refetch for a second screen, even when stale [CONST-069, CLIENT-010]', async () => {
    const { calls, options } = createCountedQuery();
    const first = observe(options);
    await waitUntilSettled();
    const second = observe(options);
    await waitUntilSettled();
    first();
    second();
    expect(calls.made).toBe(1);
  });

  test('does not refetch when the window gets the focus or the connection returns [CONST-069, CLIENT-010]', async () => {
    queryClient.mount();
    const { calls, options } = createCountedQuery();
    const leave = observe(options);
    await waitUntilSettled();
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await waitUntilSettled();
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await waitUntilSettled();
    leave();
    queryClient.unmount();
    expect(calls.made).toBe(1);
  });

  test('refetches when it is invalidated', async () => {
    const { calls, options } = createCountedQuery();
    const leave = observe(options);
    await waitUntilSettled();
    await queryClient.invalidateQueries({ queryKey: options.queryKey });
    leave();
    expect(calls.made).toBe(2);
  });
});

test('a mutation does not retry after a failure [CONST-069]', async () => {
  let made = 0;
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationFn: async () => {
      made += 1;
      throw new Error('refused');
    },
  });
  await expect(mutation.execute(undefined)).rejects.toThrow('refused');
  expect(made).toBe(1);
});
