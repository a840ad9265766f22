import { buildScreeningIndex, type ListEntry } from '@lintel/domain';
import { hashEntries } from './content.ts';
import type { SanctionsReply, SanctionsPort } from './port.ts';

const LIST = 'Sandbox sanctions list';
const NOTHING = { aliases: [], births: [], birthPlaces: [], nationalities: [], addresses: [], ids: [], remarks: '' };

/** Fictional people whose names a tester types to see a review (docs/sandbox.md). */
const ENTRIES: readonly ListEntry[] = [
  {
    id: '9001',
    list: LIST,
    name: 'PERSON, Listed',
    aliases: ['LISTED, Perzon', 'Listed P. Person'],
    programs: ['SANDBOX'],
    births: [{ from: '1961-03-02', to: '1961-03-02', text: '02 Mar 1961' }],
    birthPlaces: ['Atlantis'],
    nationalities: ['Atlantis'],
    addresses: ['Harbor Street 1, Atlantis'],
    ids: ['Passport A0000001 (Atlantis)'],
    remarks: 'DOB 02 Mar 1961; POB Atlantis; nationality Atlantis; Passport A0000001 (Atlantis).',
  },
  {
    ...NOTHING,
    id: '9002',
    list: LIST,
    name: 'BLOCKED, Sample Ivanovich',
    programs: ['SANDBOX'],
    births: [{ from: '1970-01-01', to: '1970-12-31', text: '1970' }],
    remarks: 'DOB 1970.',
  },
];

/** Screens people with a list of fictional persons that is always published today. */
export function sandboxSanctions(entries: readonly ListEntry[] = ENTRIES): SanctionsPort {
  const index = buildScreeningIndex(entries);
  const content = hashEntries(entries);
  const lists = (today: string) => [{ name: LIST, publishedOn: today, content }];
  return {
    provider: 'sandbox',
    screen: async ({ people, today }): Promise<SanctionsReply> =>
      structuredClone({
        outcome: 'SCREENED',
        lists: lists(today),
        matches: people.flatMap((person) => index.screen(person)),
      } as SanctionsReply),
    readLists: async (today) => lists(today),
    readEntries: async () => entries,
    describeProblem: async () => null,
    describeWarning: async () => null,
  };
}
