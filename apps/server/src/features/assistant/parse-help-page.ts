import type { Passage } from '@lintel/domain';

/**
 * Splits a help page into its sections: `# Title`, then `## Question` and its answer. `{{name}}` stands for a value of
 * the lender or its policy. A section with an unknown one is left out, so that no borrower reads braces.
 */
export function parseHelpPage(source: string, content: string, values: Readonly<Record<string, string>>): Passage[] {
  const [head = '', ...sections] = content.split(/^## /m);
  const title = /^# (.+)$/m.exec(head)?.[1]?.trim() ?? source;
  return sections.flatMap((section) => {
    const [heading = '', ...lines] = section.split('\n');
    const text = fill(lines.join('\n').trim(), values);
    return text === undefined || text === '' ? [] : [{ source, title, heading: heading.trim(), text: unwrap(text) }];
  });
}

function fill(text: string, values: Readonly<Record<string, string>>): string | undefined {
  const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
  if (names.some((name) => !Object.hasOwn(values, name))) return undefined;
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => values[name] ?? '');
}

/** Joins the lines of a paragraph. Lists and paragraphs stay apart. */
const unwrap = (text: string): string => text.replaceAll(/(?<=\S)\n(?=[^\n-])/g, ' ');
