/** A start that can't continue, with one sentence for the person at the terminal. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}
