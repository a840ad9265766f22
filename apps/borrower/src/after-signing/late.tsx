import { Disclosure, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { AFTER } from './copy.ts';

/** What to do with a wish to cancel once the money was sent. */
export function Late(): ReactNode {
  return (
    <Disclosure summary={AFTER.late.title}>
      <Text size="s">{AFTER.late.text}</Text>
    </Disclosure>
  );
}
