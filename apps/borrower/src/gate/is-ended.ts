const ENDED: readonly unknown[] = ['declined', 'cancelled', 'complete'];

/** Returns whether an application at this gate has ended: it asks nothing more and can't be changed. */
export const isEnded = (gate: string | null | undefined): boolean => ENDED.includes(gate);
