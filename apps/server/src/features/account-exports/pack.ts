import { loadAccountRecord, loadLoginRecords } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import { loadApplications } from '../../loan-file/index.ts';
import type { ArchiveFile } from '../archive/index.ts';
import { loadOwnChats } from '../chat/index.ts';
import { loadMessageConsents } from '../comms-prefs/index.ts';
import { loadOwnTracker } from '../experiments/index.ts';
import { loadOwnFeedback } from '../feedback/index.ts';
import { packApplication } from './application.ts';
import { packChatFiles } from './chat-files.ts';
import { toJsonFile, toJsonListFile, type ExportFile } from './export-file.ts';
import { formatIndexCsv, formatIndexPage, type IndexEntry } from './index-page.ts';
import { EXPORT } from './words.ts';

export interface AccountOwner {
  readonly identityUuid: string;
  readonly organisation: string;
}

/**
 * Yields the files in a copy of a borrower's data: the account, each application, and at the end the index. One file at
 * a time is in memory.
 */
export async function* packAccount(context: Context, owner: AccountOwner): AsyncGenerator<ArchiveFile> {
  const entries: IndexEntry[] = [];
  for await (const { path, about, isText, content } of listFiles(context, owner)) {
    entries.push({ path, about });
    yield { path, isText, content };
  }
  yield { path: 'index.html', isText: true, content: [Buffer.from(formatIndexPage(entries))] };
  yield { path: 'index.csv', isText: true, content: [Buffer.from(formatIndexCsv(entries))] };
}

async function* listFiles(context: Context, owner: AccountOwner): AsyncGenerator<ExportFile> {
  const { db } = context;
  const { identityUuid, organisation } = owner;
  const { account, logins, texts, feedback, chats, experiments } = EXPORT.files;
  const applications = await loadApplications(db, identityUuid, organisation);
  const loanNumbers = new Map(applications.map(({ uuid, loan_number: number }) => [uuid, String(number)]));
  yield toJsonFile('account/account.json', account, await loadAccountRecord(context, identityUuid));
  yield toJsonFile('account/logins.json', logins, await loadLoginRecords(db, identityUuid));
  yield toJsonFile('account/text-message-consents.json', texts, await loadMessageConsents(db, identityUuid));
  yield toJsonFile('account/feedback.json', feedback, await loadOwnFeedback(context, identityUuid));
  yield toJsonListFile('account/chats.json', chats, loadOwnChats(context, owner, loanNumbers));
  yield* packChatFiles(context, owner);
  yield toJsonFile('account/experiments.json', experiments, await loadOwnTracker(db, identityUuid, organisation));
  for (const application of applications) yield* packApplication(context, application);
}
