import { BORROWER, formatList, type LoanFile } from '@lintel/domain';
import { readApplication, type GateWords } from '../../loan-file/index.ts';
import { loadOwnConditions } from './list.ts';

/** Builds a loader of a gate's template values from the open conditions that block what `blocks` names. */
const buildOpenConditionWords =
  (
    blocks: LoanFile['conditions'][string]['blocks'],
    format: (titles: readonly string[], texts: readonly string[]) => ReturnType<GateWords>,
  ): GateWords =>
  async (_context, trx, uuid) => {
    const loan = await readApplication(trx, uuid);
    if (!loan) return {};
    const open = (await loadOwnConditions(trx, loan, { uuid, audience: BORROWER })).filter(
      ({ condition }) => condition.state === 'OPEN' && loan.projection.conditions[condition.id]?.blocks === blocks,
    );
    return format(
      open.map(({ condition }) => condition.title),
      open.map(({ condition }) => condition.text ?? `${condition.title}.`),
    );
  };

/** Loads `{condition}` for the status text: the first open condition that blocks the next step. */
export const holdWords = buildOpenConditionWords('NOW', async (_titles, [text]) =>
  text === undefined ? {} : { condition: /[.?!]$/.test(text) ? text : `${text}.` },
);

/** Loads `{list}` for the status text: the titles of the open conditions that block the closing documents. */
export const closingWords = buildOpenConditionWords('CLOSING', async (titles) =>
  titles.length === 0
    ? {}
    : { list: formatList(titles.map((title) => title.charAt(0).toLowerCase() + title.slice(1))) },
);
