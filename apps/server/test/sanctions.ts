import { decideSanctionsMatch, readSanctions, type SentBodyOf } from '@lintel/contract';
import { currentGate, type ListEntry } from '@lintel/domain';
import type { Context } from '../src/kernel/context.ts';
import { readApplication } from '../src/loan-file/applications.ts';
import { hashOfEntries } from '../src/vendors/sanctions/content.ts';
import type { SanctionsAnswer, SanctionsPort } from '../src/vendors/sanctions/port.ts';
import { sandboxSanctions } from '../src/vendors/sanctions/sandbox.ts';
import type { TestApp } from './app.ts';
import { deskOn, type Colleague } from './desk.ts';
import { card, type Walked } from './walk.ts';

/** A borrower with their own name. */
export const named = (firstName: string, lastName: string) => ({ ...card('found'), firstName, lastName });

export const listed = (name: string, more: Partial<ListEntry> = {}): ListEntry => ({
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
  ...more,
});

/** A list with another publication date than the previous one. */
export const published = (publishedOn: string, ...entries: ListEntry[]): SanctionsPort => {
  const all = [listed('NOBODY, Known'), ...entries];
  const lists = [{ name: 'Test list', publishedOn, content: hashOfEntries(all) }];
  const port = sandboxSanctions(all);
  return {
    ...port,
    lists: async () => lists,
    screen: async (request, meta) => ({ ...((await port.screen(request, meta)) as SanctionsAnswer), lists }),
  };
};

/** What two admins see and decide about a file's possible matches, and the server with other lists. */
export function screeningOn(server: () => TestApp, first: () => Colleague) {
  const at = deskOn(server, first);
  const file = async ({ uuid }: Walked) => (await readApplication(server().context.db, uuid))!.projection;
  const gate = async (who: Walked) => currentGate(await file(who))?.id;
  const shape = async ({ uuid }: Walked, by = first()) => at.send(readSanctions, { params: { uuid } }, by);
  const decide = (
    who: Walked,
    match: string,
    body: Omit<SentBodyOf<typeof decideSanctionsMatch>, 'reason' | 'comment'> &
      Partial<SentBodyOf<typeof decideSanctionsMatch>>,
    by = first(),
  ) =>
    at.ask(
      decideSanctionsMatch,
      { params: { uuid: who.uuid, matchUuid: match }, body: { reason: null, comment: null, ...body } },
      by,
    );
  const withLists = (sanctions: Context['vendors']['sanctions']): Context => ({
    ...server().context,
    vendors: { ...server().context.vendors, sanctions },
  });
  return { at, file, gate, shape, decide, withLists };
}
