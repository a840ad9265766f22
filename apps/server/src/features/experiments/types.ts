/** One arm of an experiment. Visitors are divided in proportion to the weights. */
export interface Variation {
  readonly variation: string;
  readonly weight: number;
}

/** A browser's arm of one experiment. */
export interface Assignment {
  readonly name: string;
  readonly variation: string;
}
