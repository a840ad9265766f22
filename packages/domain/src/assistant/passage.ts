/** A piece of text that the assistant may quote: a section of a help page, or what we know of the borrower's own file. */
export interface Passage {
  /** The help page's file name, or `your-application`. */
  readonly source: string;
  /** What the borrower reads as the source. */
  readonly title: string;
  /** The question that the text answers. */
  readonly heading: string;
  readonly text: string;
}
