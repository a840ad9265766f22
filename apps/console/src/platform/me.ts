import { readStaffInfo } from '@lintel/contract';
import { isPermitted, type Permission } from '@lintel/domain';
import { useRead } from './use-read.ts';

/** Returns the logged-in staff member, undefined until they are read. */
export const useMe = () => useRead(readStaffInfo, {}).data;

/**
 * Returns a function that tells whether the user has one of these permissions, to show only what they can do. The
 * server decides in any case.
 */
export function useMay(): (...anyOf: readonly Permission[]) => boolean {
  const me = useMe();
  return (...anyOf) => me !== undefined && isPermitted(me.permissions, anyOf);
}
