import { readHeloc, readOriginator, type Reply } from '@lintel/contract';
import { getOriginatorName, type OriginatorKind } from '@lintel/domain';
import { useRead } from '../platform/lazy/use-read.ts';

type Info = NonNullable<Reply<typeof readOriginator>>['originatorDisplayInfo'];

/** A loan officer or broker with the name to show. */
export interface ShownOriginator extends Info {
  kind: OriginatorKind;
  name: string;
}

/** An application's referrer doesn't change while its pages are open. */
const TEN_MINUTES = 600_000;

/** Reads the loan officer or broker of an application; undefined without a name, and when nothing can be read. */
export function useOriginator(uuid: string): ShownOriginator | undefined {
  const loan = useRead(readHeloc, { params: { uuid } }, { staleTime: TEN_MINUTES });
  const loanOriginatorUuid = loan.data?.referrer?.referrerUuid ?? '';
  const { data } = useRead(
    readOriginator,
    { params: { loanOriginatorUuid } },
    { enabled: loanOriginatorUuid !== '', gcTime: TEN_MINUTES },
  );
  if (!data) return undefined;
  const shown = getOriginatorName(data.originatorDisplayInfo);
  return shown && { ...data.originatorDisplayInfo, ...shown };
}
