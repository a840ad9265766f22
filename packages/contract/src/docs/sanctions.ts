import { decideSanctionsMatch, readSanctions, reportSanctionsMatch } from '../console-api/sanctions.ts';
import { describeCall } from './docs.ts';
import { LOAN, NOW, OTHER, PERSON, WRITE_REPLY } from './samples.ts';

const params = { uuid: LOAN };
const matchParams = { uuid: LOAN, matchUuid: OTHER };
const LISTS = [{ name: 'OFAC SDN list', publishedOn: '2026-02-27' }];

/** Documents the calls about sanctions screening, for the OpenAPI description. */
export const sanctionsDocs = [
  describeCall(
    readSanctions,
    "Get a file's sanctions screening",
    "Every screening against the lists, newest first, and each possible match: entry, score and its parts, and our applicant's data next to the list entry's, field by field. Only the year of a birth date is shown; a reveal shows the rest.",
    {
      params,
      reply: {
        screenings: [{ when: 'OPENING', at: NOW, lists: LISTS, people: [PERSON], matches: 1 }],
        matches: [
          {
            matchUuid: OTHER,
            personUuid: PERSON,
            name: 'Nicolas Sample',
            role: 'BORROWER',
            list: 'OFAC SDN list',
            publishedOn: '2026-02-27',
            foundWhen: 'OPENING',
            foundAt: NOW,
            entry: {
              id: '22790',
              name: 'SAMPLE MOROS, Nicolas',
              aliases: [],
              programs: ['VENEZUELA'],
              remarks: 'DOB 23 Nov 1962; POB Caracas, Venezuela.',
            },
            matchedName: 'SAMPLE MOROS, Nicolas',
            score: {
              total: 0.83,
              least: 0.81,
              name: 0.83,
              birthPoints: 0,
              pairs: [{ ours: 'nicolas', theirs: 'nicolas', similarity: 1 }],
            },
            fields: [{ field: 'BIRTH_DATE', ours: '1981', theirs: ['23 Nov 1962'], agreement: 'DIFFERS' }],
            state: 'OPEN',
            reason: null,
            proposed: null,
            decided: null,
            isOwnProposal: false,
            report: null,
            earlier: [],
          },
        ],
      },
    },
  ),
  describeCall(
    decideSanctionsMatch,
    'Decide a possible match',
    'CLEAR needs a code of CLEAR_REASONS from the first person and none from the second, who must be someone else: `second-person-needed`. CONFIRM needs a code of CONFIRM_REASONS. It declines the file, or opens a recall if the bank has the order or has sent the money. REOPEN withdraws a proposal.',
    {
      params: matchParams,
      body: { outcome: 'CLEAR', reason: 'BIRTH_DATE_DIFFERS', comment: null },
      reply: WRITE_REPLY,
    },
  ),
  describeCall(
    reportSanctionsMatch,
    'Record the report to OFAC',
    'For a confirmed match, once: within 10 business days (31 CFR 501.603, 501.604). `reference` is the number of the report.',
    { params: matchParams, body: { kind: 'REJECTED', reference: null }, reply: WRITE_REPLY },
  ),
];
