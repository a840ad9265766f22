export const isLongRun: boolean;
export function inLongRun(long: number, short: number): number;
export const LEFT_TO_LONG_RUN: readonly string[];
