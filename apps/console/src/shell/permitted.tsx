import { readStaffInfo } from '@lintel/contract';
import { isPermitted, type Permission } from '@lintel/domain';
import type { ReactNode } from 'react';
import { useRead } from '../platform/use-read.ts';
import { Loaded } from '../table/loaded.tsx';

/**
 * Shows a page or a part of one to people with one of these permissions, and the refusal to everyone else. Otherwise
 * its forms would be shown around the list that the server refuses.
 */
export function Permitted({
  anyOf,
  refusal,
  children,
}: {
  anyOf: readonly Permission[];
  refusal: ReactNode;
  children: ReactNode;
}): ReactNode {
  const me = useRead(readStaffInfo, {});
  // A later read that fails keeps the page and what is typed on it.
  if (!me.data) return <Loaded read={me}>{null}</Loaded>;
  return isPermitted(me.data.permissions, anyOf) ? children : refusal;
}
