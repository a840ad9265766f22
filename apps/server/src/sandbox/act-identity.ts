import sharp from 'sharp';
import { bodyOf, type Answer, type Client } from './client.ts';

/** Sends photos of a driver's license; null while a person looks at those that were sent. */
export async function showIdentity({ client, uuid }: { client: Client; uuid: string }): Promise<Answer | null> {
  const base = `/service-krang-heloc/borrower/secure/api/v1/${uuid}`;
  const { gate } = bodyOf('status', await client.call('GET', `${base}/status`));
  return gate === 'id-upload' ? sendPhotos(client, base) : null;
}

/** Photos of every side of a driver's license, taken and sent. */
export async function sendPhotos(client: Client, base: string): Promise<Answer> {
  const { checkUuid, sides } = bodyOf(
    'identity',
    await client.call('POST', `${base}/identity-verification`, { idType: 'DRIVERS_LICENSE' }),
  ) as { checkUuid: string; sides: string[] };
  const check = `${base}/identity-verification/${checkUuid}`;
  for (const side of sides) {
    const form = new FormData();
    form.append('side', side);
    form.append('file', new Blob([await samplePhoto(side)], { type: 'image/jpeg' }), `${side.toLowerCase()}.jpg`);
    bodyOf('image', await client.call('POST', `${check}/images`, form));
  }
  return client.call('POST', `${check}/submission`, {});
}

/** A picture of nobody: bars, sharp and bright, others on each side. */
export async function samplePhoto(side: string): Promise<Uint8Array<ArrayBuffer>> {
  const bars = Array.from(
    { length: 24 },
    (_, at) =>
      `<rect x="${60 + at * 36}" y="${120 + ((at * side.length * 37) % 160)}" width="18" height="${140 + ((at * 53) % 160)}" fill="#234"/>`,
  ).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="640"><rect width="1000" height="640" fill="#dfe8ee"/>${bars}</svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).jpeg().toBuffer());
}
