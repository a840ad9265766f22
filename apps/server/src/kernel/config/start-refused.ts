/** A start that cannot go on, said in one sentence for the person at the terminal. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}
