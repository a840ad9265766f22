/** An email about a notice. Its subject shows on a locked screen, so it contains nothing about the person, the home or the decision. */
export interface NoticeMail {
  readonly template: string;
  readonly subject: string;
  /** The first paragraph, after the greeting. */
  readonly text: string;
  /** More paragraphs. */
  readonly lines?: readonly string[];
  /** The last paragraph when the notice itself goes by mail. */
  readonly onPaper: string;
}
