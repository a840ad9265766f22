import { readDeskInfo } from '@lintel/contract';
import { isPermitted, type Permission } from '@lintel/domain';
import { useRead } from './use-read.ts';

/** Who sits at this desk. */
export const useMe = () => useRead(readDeskInfo, {}).data;

/** Whether one of these permissions is held; the server decides anyway. */
export function useMay(): (...anyOf: readonly Permission[]) => boolean {
  const me = useMe();
  return (...anyOf) => me !== undefined && isPermitted(me.permissions, anyOf);
}
