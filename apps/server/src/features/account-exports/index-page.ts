import { currentLocale } from '@lintel/domain';
import { toCsvLine } from '../../kernel/csv.ts';
import { EXPORT } from './words.ts';

/** One line of the index of a copy: a file, and what is in it. */
export interface IndexEntry {
  readonly path: string;
  readonly about: string;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);

/** Builds the `index.html` of a copy, which lists and links its files and opens from the unpacked folder. */
export function formatIndexPage(entries: readonly IndexEntry[]): string {
  const rows = entries.map(
    ({ path, about }) =>
      `<tr><td><a href="${path.split('/').map(encodeURIComponent).join('/')}">${escapeHtml(path)}</a></td><td>${escapeHtml(about)}</td></tr>`,
  );
  const { title, lead, left, columns } = EXPORT;
  return `<!doctype html>
<html lang="${currentLocale()}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(lead)}</p>
<table>
<thead><tr>${columns.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
<p>${escapeHtml(left)}</p>
</html>
`;
}

export const formatIndexCsv = (entries: readonly IndexEntry[]): string =>
  [toCsvLine(EXPORT.columns), ...entries.map(({ path, about }) => toCsvLine([path, about]))].join('');
