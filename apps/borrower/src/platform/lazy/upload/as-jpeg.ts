import { plainFileName, type FileFault, type UploadLimits } from '@lintel/domain';

const isHeic = ({ type, name }: File): boolean => /hei[cf]$/i.test(type) || /\.hei[cf]$/i.test(name);

/** JPEG quality of a photo that is encoded here. */
const QUALITY = 0.9;

/** Converts a HEIC photo to JPEG if this browser can; returns any other file unchanged. */
async function asJpeg(file: File): Promise<File | undefined> {
  if (!isHeic(file)) return file;
  try {
    const bitmap = await createImageBitmap(file);
    const canvas = document.createElement('canvas');
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return jpeg ? new File([jpeg], file.name.replace(/\.hei[cf]$/i, '.jpg'), { type: 'image/jpeg' }) : undefined;
  } catch {
    return undefined;
  }
}

/** Prepares a file for upload: converts HEIC, and checks size and name. The server inspects the content. */
export async function prepareForUpload(
  file: File,
  limits: UploadLimits,
): Promise<{ file: File } | { fault: FileFault }> {
  if (file.size === 0) return { fault: 'EMPTY' };
  const ready = await asJpeg(file);
  if (!ready) return { fault: 'HEIC' };
  if (ready.size > limits.bytes) return { fault: 'TOO_LARGE' };
  const name = plainFileName(ready.name);
  return { file: name === ready.name ? ready : new File([ready], name, { type: ready.type }) };
}
