import { DECLINE_REASON_CODES, reasonSentence } from '@lintel/domain';
import { DECLINE, PLAIN_REASONS } from './copy.ts';

export interface ShownReason {
  title: string;
  text: string;
  source: string | undefined;
  change: string | undefined;
}

/** A reason of the notice in plain words with the notice's own beside them; one that has no plain words stands as it is. */
export function shownReason(sentence: string): ShownReason {
  const code = DECLINE_REASON_CODES.find((one) => reasonSentence(one) === sentence);
  const plain = code && PLAIN_REASONS[code];
  return plain
    ? { title: plain.title, text: plain.text, source: DECLINE.inNotice(sentence), change: plain.change }
    : { title: sentence, text: '', source: undefined, change: undefined };
}
