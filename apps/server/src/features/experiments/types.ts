/** One version of an experiment. Visitors are divided in proportion to the weights. */
export interface Variation {
  readonly variation: string;
  readonly weight: number;
}

/** The variation of one experiment that a tracker sees; `name` is the experiment's. */
export interface Assignment {
  readonly name: string;
  readonly variation: string;
}
