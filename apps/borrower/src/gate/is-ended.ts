const ENDED: readonly unknown[] = ['declined', 'cancelled', 'complete'];

/** Whether an application that stands at this gate has ended: nothing of it is asked or changed any more. */
export const isEnded = (gate: string | null | undefined): boolean => ENDED.includes(gate);
