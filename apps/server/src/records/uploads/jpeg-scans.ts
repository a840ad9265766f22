/**
 * Most passes over the image that a file may require. A progressive photo has about ten, and each costs as much as
 * decoding the whole image.
 */
const MAX_SCANS = 50;

const [SOI, EOI, SOS, TEM] = [0xd8, 0xd9, 0xda, 0x01];
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

/** Whether a JPEG requires more passes than any legitimate one. Reads only its markers and decodes nothing. */
export function hasTooManyScans(content: Uint8Array): boolean {
  let scans = 0;
  let at = 0;
  for (;;) {
    // Data between segments, including the compressed data of a pass, contains only restart markers.
    at = content.indexOf(0xff, at);
    if (at === -1) return false;
    at += 1;
    const marker = content[at] ?? EOI;
    if (marker === 0xff) continue;
    at += 1;
    if (marker === EOI) return false;
    if (marker === SOS) scans += 1;
    if (scans > MAX_SCANS) return true;
    if (marker === 0 || marker === TEM || marker === SOI || isRestart(marker)) continue;
    at += ((content[at] ?? 0) << 8) | (content[at + 1] ?? 0);
  }
}
