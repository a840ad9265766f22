/** Pixels of the longer side that are sent: enough for the smallest print on a card. */
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

/** A picture as JPG of a size that travels well, HEIC too where the browser reads it; what it cannot read is left to the server. */
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

/** What a camera shows at this moment. */
export async function captureFrame(video: HTMLVideoElement): Promise<Blob | null> {
  const canvas = video.videoWidth > 0 ? drawn(video, video.videoWidth, video.videoHeight) : undefined;
  return canvas ? toJpegBlob(canvas) : null;
}

/** A small picture to show again: the page's policy shows pictures of its own site and `data:` alone. */
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
