import { Notice } from '@lintel/ui';
import type { ReactNode } from 'react';

/** A submit error that belongs to no field, announced when it appears. */
export function FormError({ children }: { children: string | undefined }): ReactNode {
  return (
    children !== undefined && (
      <div role="alert">
        <Notice tone="danger">{children}</Notice>
      </div>
    )
  );
}
