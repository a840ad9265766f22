import { decideSanctionsMatch, readSanctions, type SentBodyOf } from '@lintel/contract';
import { currentGate, type ListEntry } from '@lintel/domain';
import type { Context } from '../src/kernel/context.ts';
import { readApplication } from '../src/loan-file/applications.ts';
import { hashEntries } from '../src/vendors/sanctions/content.ts';
import type { SanctionsReply, SanctionsPort } from '../src/vendors/sanctions/port.ts';
import { sandboxSanctions } from '../src/vendors/sanctions/sandbox.ts';
import type { TestApp } from './app.ts';
import { createStaffActions, type StaffMember } from './staff.ts';
import { getPersona, type WalkedLoan } from './walk.ts';

/** Returns an ordinary persona with another name, which a sanctions list may contain. */
export const buildPersona = (firstName: string, lastName: string) => ({ ...getPersona('found'), firstName, lastName });

/** Builds an entry of a sanctions list. */
export const buildListEntry = (name: string, changes: Partial<ListEntry> = {}): ListEntry => ({
  id: name,
  list: 'Test list',
  name,
  aliases: [],
  programs: [],
  births: [],
  birthPlaces: [],
  nationalities: [],
  addresses: [],
  ids: [],
  remarks: '',
  ...changes,
});

/** Creates a sanctions vendor with one list of these entries. */
export const createSanctionsPort = (publishedOn: string, ...entries: ListEntry[]): SanctionsPort => {
  const allEntries = [buildListEntry('NOBODY, Known'), ...entries];
  const lists = [{ name: 'Test list', publishedOn, content: hashEntries(allEntries) }];
  const port = sandboxSanctions(allEntries);
  return {
    ...port,
    readLists: async () => lists,
    screen: async (request, meta) => ({ ...((await port.screen(request, meta)) as SanctionsReply), lists }),
  };
};

/** Creates the actions and reads of compliance officers about a file's matches, and contexts with other lists. */
export function createScreeningActions(server: () => TestApp, getFirstOfficer: () => StaffMember) {
  const staffActions = createStaffActions(server, getFirstOfficer);
  const fetchFile = async ({ uuid }: WalkedLoan) => (await readApplication(server().context.db, uuid))!.projection;
  const fetchGate = async (walked: WalkedLoan) => currentGate(await fetchFile(walked))?.id;
  const fetchScreening = async ({ uuid }: WalkedLoan, officer = getFirstOfficer()) =>
    staffActions.send(readSanctions, { params: { uuid } }, officer);
  const decideMatch = (
    walked: WalkedLoan,
    match: string,
    body: Omit<SentBodyOf<typeof decideSanctionsMatch>, 'reason' | 'comment'> &
      Partial<SentBodyOf<typeof decideSanctionsMatch>>,
    officer = getFirstOfficer(),
  ) =>
    staffActions.ask(
      decideSanctionsMatch,
      { params: { uuid: walked.uuid, matchUuid: match }, body: { reason: null, comment: null, ...body } },
      officer,
    );
  const createContextWithLists = (sanctions: Context['vendors']['sanctions']): Context => ({
    ...server().context,
    vendors: { ...server().context.vendors, sanctions },
  });
  return { staffActions, fetchFile, fetchGate, fetchScreening, decideMatch, createContextWithLists };
}
