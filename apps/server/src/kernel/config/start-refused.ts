/** Ends the start of a server or a command. The message is one sentence for the person at the terminal. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}
