import { Notice } from '@lintel/ui';
import type { ReactNode } from 'react';
import { FORM } from './words.en.ts';

/**
 * Warns above a form whose record another person or tab has just changed. Nothing typed is lost, and nothing is
 * overwritten.
 */
export function ChangedElsewhere(): ReactNode {
  return (
    <div role="alert">
      <Notice tone="warning">{FORM.changedElsewhere}</Notice>
    </div>
  );
}
