import { Notice } from '@lintel/ui';
import type { ReactNode } from 'react';
import { FORM } from './words.en.ts';

/** Above a form whose record another person or tab has just changed: nothing typed is lost, nothing is overwritten. */
export function ChangedElsewhere(): ReactNode {
  return (
    <div role="alert">
      <Notice tone="warning">{FORM.changedElsewhere}</Notice>
    </div>
  );
}
