import type { AnswerOf, readSanctions } from '@lintel/contract';

/** A possible match as the console reads it. */
export type Match = AnswerOf<typeof readSanctions>['matches'][number];
