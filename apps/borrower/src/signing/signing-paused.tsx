import { Actions, Link, Notice, PageHeading, Panel, Stack, Text } from '@lintel/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { formatDay } from '../platform/lazy/dates.ts';
import { useScreenTitle } from '../platform/screen-title.tsx';
import type { SigningSet } from './documents.ts';
import { PROBLEM } from './problem-words.en.ts';
import type { Signing } from './signing.ts';
import { STOPS } from './stops-words.en.ts';

/** Milliseconds between polls while the page is visible. */
const POLL_MS = 15_000;

/** Polls while the page is visible, because a staff answer doesn't change the application's step. */
function usePollWhileVisible(refetch: () => Promise<unknown>): void {
  const latest = useRef(refetch);
  useEffect(() => {
    latest.current = refetch;
  });
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === 'visible') void latest.current();
    };
    const timer = setInterval(seen, POLL_MS);
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, []);
}

/** The page while signing is paused by a reported problem; it waits for staff's answer. */
export function SigningPaused({ since, reload }: { since: string; reload: () => Promise<unknown> }): ReactNode {
  const { title, text } = STOPS.paused;
  const { since: told, usual, leave } = PROBLEM.paused;
  useScreenTitle(title);
  usePollWhileVisible(reload);
  return (
    <Stack gap="l">
      <PageHeading title={title}>{text}</PageHeading>
      <Panel raised>
        <Text>
          {told(formatDay(since))} {usual}
        </Text>
      </Panel>
      <Notice tone="success">{leave}</Notice>
    </Stack>
  );
}

/** Shows staff's answer to the problem, and how to continue. */
export function ProblemAnswer({
  signing,
  answer: { text, outcome, at },
}: {
  signing: Signing;
  answer: NonNullable<SigningSet['answer']>;
}): ReactNode {
  const { title, unchanged, renewed, sign } = PROBLEM.answered;
  useScreenTitle(title);
  return (
    <Stack gap="l">
      <PageHeading title={title}>{outcome === 'GO_ON' ? unchanged : renewed}</PageHeading>
      {text && (
        <Panel raised>
          <Text size="s" tone="muted">
            {formatDay(at)}
          </Text>
          <Text>{text}</Text>
        </Panel>
      )}
      <Actions>
        {outcome === 'GO_ON' && (
          <Link kind="primary" to={signing.to.documents}>
            {sign}
          </Link>
        )}
        <Link kind="link" to={signing.to.start}>
          {PROBLEM.back}
        </Link>
      </Actions>
    </Stack>
  );
}
