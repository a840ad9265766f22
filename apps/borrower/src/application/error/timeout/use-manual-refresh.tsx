import { Button, Notice, Text } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { GATE } from '../../../gate/words.en.ts';
import { useStatus } from '../../../platform/lazy/use-status.ts';
import { TIMEOUT } from './words.en.ts';
import css from '../../../gate/gate.module.css';

/** Milliseconds. The server replies sooner, so after this time nothing has changed. */
const ANSWER_MS = 1500;

/**
 * Provides the "Check now" button, which refetches the status, and the message with its result: announced, empty before
 * the first check, and a warning when the server can't be reached.
 */
export function useManualRefresh(
  uuid: string,
  kind: 'primary' | 'secondary',
): { message: ReactNode; button: ReactNode } {
  const status = useStatus(uuid);
  const [progress, setProgress] = useState<'no' | 'asking' | 'same'>('no');
  function check() {
    setProgress('asking');
    status.again();
    setTimeout(() => setProgress('same'), ANSWER_MS);
  }
  const words =
    progress === 'no' ? undefined : (
      <Text as="span" size="s">
        {progress === 'asking' ? TIMEOUT.checking : TIMEOUT.same}
      </Text>
    );
  return {
    message: (
      <output className={css.heard}>{status.failed ? <Notice tone="warning">{GATE.notAsked}</Notice> : words}</output>
    ),
    button: (
      <Button kind={kind} onClick={check}>
        {TIMEOUT.check}
      </Button>
    ),
  };
}
