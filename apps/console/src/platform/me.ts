import { readStaffInfo } from '@lintel/contract';
import { isPermitted, type Permission } from '@lintel/domain';
import { useRead } from './use-read.ts';

/** The logged-in staff member. */
export const useMe = () => useRead(readStaffInfo, {}).data;

/** Whether the user has one of these permissions; the server decides in any case. */
export function useMay(): (...anyOf: readonly Permission[]) => boolean {
  const me = useMe();
  return (...anyOf) => me !== undefined && isPermitted(me.permissions, anyOf);
}
