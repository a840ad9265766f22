import { setTimeout as wait } from 'node:timers/promises';
import { samplePhoto } from './act-identity.ts';
import type { Act } from './act.ts';
import { bodyOf, type Answer, type Client } from './client.ts';

interface Paper {
  readonly documentUuid: string;
  readonly sha256: string;
  readonly kind: string;
  readonly signedAt: string | null;
}
interface Person {
  readonly personUuid: string;
  readonly papers: readonly Paper[];
}
interface Wet {
  readonly officeOnly: boolean;
  readonly offices: readonly { readonly officeId: string }[];
  readonly people: readonly Person[];
}

/** Meets the notary on the page of the platform: shows the ID and signs. */
const byVideo: Act = async ({ client, uuid, outside }) => {
  const base = `/service-krang-heloc/borrower/secure/api/v1/${uuid}`;
  const { signedAt } = bodyOf('notary', await client.call('GET', `${base}/notary`));
  if (signedAt) return null;
  const { sessionUuid } = bodyOf(
    'session',
    await client.call('POST', `${base}/notary/sessions`, { bookingUuid: null }),
  );
  await outside.signBeforeNotary(String(sessionUuid));
  return client.call('GET', `${base}/status`).then((answer) => ({ ...answer, body: { status: answer.body } }));
};

/** Signs in ink, at an office where the state asks for one; a closer of the sandbox enters it with a scan. */
const inInk: Act = (at) => signInInk(at);

/** The ink of one person: of the borrower, where nobody else is meant. */
export async function signInInk(
  { client, uuid, desk, outside }: Pick<Parameters<Act>[0], 'client' | 'uuid' | 'desk' | 'outside'>,
  who?: string,
): Promise<Answer | null> {
  const base = `/service-krang-heloc/borrower/secure/api/v1/${uuid}`;
  const { signedAt } = bodyOf('notary', await client.call('GET', `${base}/notary`));
  if (signedAt) return null;
  const staff = await desk('closer');
  const file = `/service-krang-heloc/agent/secure/api/v1/applications/${uuid}`;
  const { officeOnly, offices, people } = bodyOf(
    'papers',
    await staff.call('GET', `${file}/wet-signings`),
  ) as unknown as Wet;
  const person = who === undefined ? people[0] : people.find((one) => one.personUuid === who);
  const left = (person?.papers ?? []).filter(({ kind, signedAt: done }) => kind !== 'OTHER' && done === null);
  const notices = (person?.papers ?? []).filter(({ kind }) => kind === 'OTHER');
  const scan = await scanOf(client, staff, { base, file, personUuid: person?.personUuid ?? '' });
  const { version } = bodyOf('file', await staff.call('GET', file)) as unknown as { version: number };
  return staff.call(
    'POST',
    `${file}/wet-signings`,
    {
      personUuid: person?.personUuid,
      documents: left.map(({ documentUuid, sha256 }) => ({ documentUuid, sha256 })),
      at: await outside.now(),
      place: officeOnly
        ? { type: 'OFFICE', address: null, officeId: offices[0]?.officeId }
        : { type: 'HOME', address: null, officeId: null },
      noticesHanded: notices.map(({ documentUuid }) => ({ documentUuid, copies: 2 })),
      scanDocumentUuids: [scan],
      notary: { name: 'Nora Sample', commission: 'SB-20417', state: 'CO' },
    },
    version,
  );
}

/** Scans what was signed, as the desk does, and waits until the scanner has looked at it. */
async function scanOf(
  client: Client,
  staff: Client,
  { base, file, personUuid }: { base: string; file: string; personUuid: string },
): Promise<string> {
  const form = new FormData();
  form.append('type', 'SUPPORT');
  form.append('personUuid', personUuid);
  form.append('file', new Blob([await samplePhoto('signed')], { type: 'image/jpeg' }), 'signed.jpg');
  const { uuid: documentUuid } = bodyOf('scan', await staff.call('POST', `${file}/documents`, form)) as {
    uuid?: string;
  };
  for (let times = 0; times < 200; times += 1) {
    const all = bodyOf('documents', await client.call('GET', `${base}/documents`)) as unknown as {
      uuid: string;
      state: string;
    }[];
    if (all.find((one) => one.uuid === documentUuid)?.state !== 'SCANNING') break;
    await wait(50);
  }
  return String(documentUuid);
}

/** What a willing person, a notary and an attorney do about the deed. */
export const NOTARY_ACTS: Readonly<Record<string, Act>> = {
  DEED_SIGNING: byVideo,
  MANUAL_DEED_SIGNING: inInk,
  ATTORNEY_REVIEW: async ({ client, uuid, outside }) => {
    await outside.approvePapers(uuid);
    return client
      .call('GET', `/service-krang-heloc/borrower/secure/api/v1/${uuid}/status`)
      .then((answer) => ({ ...answer, body: { status: answer.body } }));
  },
};
