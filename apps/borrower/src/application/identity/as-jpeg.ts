/** Pixels of the longer side to send: enough for the smallest print on a card. */
const LONGER_SIDE = 2600;

function drawn(source: CanvasImageSource, width: number, height: number): HTMLCanvasElement | undefined {
  const scale = Math.min(1, LONGER_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
  const pen = canvas.getContext('2d');
  pen?.drawImage(source, 0, 0, canvas.width, canvas.height);
  return pen ? canvas : undefined;
}

const toJpegBlob = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.92);
  });

/**
 * Converts a picture to a JPEG small enough to send, HEIC too if the browser can read it; leaves anything it can't read
 * to the server.
 */
export async function asJpeg(file: Blob): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file);
    const canvas = drawn(bitmap, bitmap.width, bitmap.height);
    bitmap.close();
    return (canvas && (await toJpegBlob(canvas))) ?? file;
  } catch {
    return file;
  }
}

/** Returns the camera's current frame as a JPEG. */
export async function captureFrame(video: HTMLVideoElement): Promise<Blob | null> {
  const canvas = video.videoWidth > 0 ? drawn(video, video.videoWidth, video.videoHeight) : undefined;
  return canvas ? toJpegBlob(canvas) : null;
}

/**
 * Makes a thumbnail as a data URL, because the content security policy allows images only from our own site and
 * `data:`.
 */
export async function preview(file: Blob): Promise<string | undefined> {
  try {
    const bitmap = await createImageBitmap(file, { resizeWidth: 480 });
    const canvas = drawn(bitmap, bitmap.width, bitmap.height);
    bitmap.close();
    return canvas?.toDataURL('image/jpeg', 0.8);
  } catch {
    return undefined;
  }
}
