import { Button, Notice, Text } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { GATE } from '../../../gate/words.en.ts';
import { useStatus } from '../../../platform/lazy/use-status.ts';
import { TIMEOUT } from './words.en.ts';
import css from '../../../gate/gate.module.css';

/** Milliseconds. An answer takes less, so after this time nothing has changed. */
const ANSWER_MS = 1500;

/**
 * Whether the page reached the server, and the result of the last "Check now": announced, and empty until there is one.
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
