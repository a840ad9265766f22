import { Notice } from '@lintel/ui';
import type { ReactNode } from 'react';

/** What went wrong with a submit and is about no field, announced as it appears. */
export function FormError({ children }: { children: string | undefined }): ReactNode {
  return (
    children !== undefined && (
      <div role="alert">
        <Notice tone="danger">{children}</Notice>
      </div>
    )
  );
}
