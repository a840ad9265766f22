/** A ZIP is found from its end: its last record is within this many bytes of it. */
const ZIP_TAIL = 65_557;
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');

/**
 * Whether a file is a second format besides the one its first bytes declare: an archive at its end, a page or another
 * document at its beginning. Programs differ in where they look, so one may run what another shows as an image.
 */
export function isPolyglot(content: Buffer): boolean {
  if (content.subarray(-ZIP_TAIL).includes(ZIP_END)) return true;
  const head = content.toString('latin1', 0, 1024);
  if (/<(script|html|svg|!doctype|\?php)/i.test(head)) return true;
  const documents = head.split('%PDF-').length - 1;
  return head.startsWith('%PDF-') ? documents > 1 : documents > 0;
}
