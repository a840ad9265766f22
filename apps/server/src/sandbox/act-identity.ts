import { readStatus, sendIdentityImage, startIdentityCheck, submitIdentityCheck } from '@lintel/contract';
import sharp from 'sharp';
import type { WriteReply } from './act.ts';
import type { Client } from './client.ts';

/**
 * The act at the ID check: sends photos of a driver's license. Returns null while earlier photos are being reviewed.
 */
export async function showIdentity({ client, uuid }: { client: Client; uuid: string }): Promise<WriteReply | null> {
  const { gate } = await client.send(readStatus, { params: { uuid } });
  return gate === 'id-upload' ? sendPhotos(client, uuid) : null;
}

/** Takes and sends photos of every side of a driver's license. */
export async function sendPhotos(client: Client, uuid: string): Promise<WriteReply> {
  const { checkUuid, sides } = await client.send(startIdentityCheck, {
    params: { uuid },
    body: { idType: 'DRIVERS_LICENSE' },
  });
  const params = { uuid, checkUuid };
  for (const side of sides)
    await client.send(sendIdentityImage, { params, body: { side, file: await sampleFile(side.toLowerCase(), side) } });
  return client.send(submitIdentityCheck, { params, body: {} });
}

/** Creates a picture without a person as a file. */
export const sampleFile = async (name: string, side = name): Promise<File> =>
  new File([await samplePhoto(side)], `${name}.jpg`, { type: 'image/jpeg' });

/** Creates a picture without a person: sharp, bright bars, different on each side. */
export async function samplePhoto(side: string): Promise<Uint8Array<ArrayBuffer>> {
  const bars = Array.from(
    { length: 24 },
    (_, at) =>
      `<rect x="${60 + at * 36}" y="${120 + ((at * side.length * 37) % 160)}" width="18" height="${140 + ((at * 53) % 160)}" fill="#234"/>`,
  ).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="640"><rect width="1000" height="640" fill="#dfe8ee"/>${bars}</svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).jpeg().toBuffer());
}
