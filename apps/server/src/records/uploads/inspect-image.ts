import type { UploadAdvice, UploadLimits } from '@lintel/domain';
import sharp from 'sharp';
import type { Inspection } from './inspect-file.ts';
import { hasTooManyScans } from './jpeg-scans.ts';

// One image at a time, so that the pixel limit bounds the memory.
sharp.concurrency(1);
sharp.cache(false);

/** Longest side to keep, in pixels: a letter page at 350 dots per inch. */
const LONGER_SIDE = 4000;

/**
 * Checks a photo and re-encodes it: upright, in sRGB, without location, time, camera or any other metadata. Reads the
 * size from the header before decoding.
 */
export async function inspectImage(
  content: Buffer,
  mediaType: 'image/jpeg' | 'image/png',
  limits: UploadLimits,
): Promise<Inspection> {
  if (mediaType === 'image/jpeg' && hasTooManyScans(content)) return { fault: 'UNREADABLE' };
  try {
    const { width, height } = await sharp(content, { limitInputPixels: false }).metadata();
    if (width * height > limits.pixels) return { fault: 'TOO_MANY_PIXELS' };
    const upright = sharp(content, { failOn: 'error', limitInputPixels: limits.pixels, sequentialRead: true })
      .autoOrient()
      .resize({ width: LONGER_SIDE, height: LONGER_SIDE, fit: 'inside', withoutEnlargement: true });
    const written = await (
      mediaType === 'image/png' ? upright.png({ compressionLevel: 6 }) : upright.jpeg({ quality: 88 })
    ).toBuffer();
    return { found: { mediaType, pages: 1, advice: await adviceOn(written), content: new Uint8Array(written) } };
  } catch {
    return { fault: 'UNREADABLE' };
  }
}

/** Width in pixels at which images are compared. */
const COMPARED = 800;
/** Below this variance of the Laplacian a page of text is hard to read. Sharp photos have several hundred. */
const BLURRED_UNDER = 60;
/** Mean brightness, 0 to 255. */
const DARK_UNDER = 50;
/** Pixels of the shorter side below which small print is unreadable. */
const SMALL_UNDER = 600;

/** Returns what the sender may want to improve. An image of one color says nothing about sharpness. */
async function adviceOn(picture: Buffer): Promise<UploadAdvice[]> {
  const { width, height } = await sharp(picture).metadata();
  const grey = sharp(picture)
    .flatten({ background: '#fff' })
    .greyscale()
    .resize({ width: COMPARED, withoutEnlargement: true });
  const { data, info } = await grey.raw().toBuffer({ resolveWithObject: true });
  const light = spread(
    data,
    () => true,
    (at) => data[at] ?? 0,
  );
  const edges = spread(
    data,
    (at) => isInside(at, info),
    (at) => laplacian(data, at, info.width),
  );
  return [
    ...(light.variance > 25 && edges.variance < BLURRED_UNDER ? (['BLURRED'] as const) : []),
    ...(light.mean < DARK_UNDER ? (['DARK'] as const) : []),
    ...(Math.min(width, height) < SMALL_UNDER ? (['SMALL'] as const) : []),
  ];
}

const isInside = (at: number, { width, height }: { width: number; height: number }): boolean => {
  const [x, y] = [at % width, Math.floor(at / width)];
  return x > 0 && y > 0 && x < width - 1 && y < height - 1;
};

const laplacian = (data: Uint8Array, at: number, width: number): number =>
  (data[at - 1] ?? 0) + (data[at + 1] ?? 0) + (data[at - width] ?? 0) + (data[at + width] ?? 0) - 4 * (data[at] ?? 0);

function spread(
  data: Uint8Array,
  counts: (at: number) => boolean,
  valueAt: (at: number) => number,
): { mean: number; variance: number } {
  let [count, sum, squares] = [0, 0, 0];
  for (let at = 0; at < data.length; at += 1) {
    if (!counts(at)) continue;
    const value = valueAt(at);
    count += 1;
    sum += value;
    squares += value * value;
  }
  const mean = sum / Math.max(count, 1);
  return { mean, variance: squares / Math.max(count, 1) - mean * mean };
}
