// Vite plugins that put the words of one language into a browser build.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isAbsolute, join, resolve, dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseAst, type Plugin } from 'vite';
import { DEFAULT_LOCALE, isLocale, PSEUDO_LOCALE, type Locale } from '../packages/domain/src/locale/locale.ts';
import { pseudo } from '../packages/domain/src/locale/pseudo.ts';

const ENGLISH = /\.en\.tsx?$/;
const WORDS = /\.([a-z]{2})\.ts$/;
const PSEUDO = join(import.meta.dirname, '../packages/domain/src/locale/pseudo.ts');

/** Returns the locale to build for, from `LOCALE` in the environment. */
export function getBuildLocale(named: string | undefined = process.env['LOCALE']): Locale {
  if (named === undefined || named === '') return DEFAULT_LOCALE;
  if (!isLocale(named)) throw new Error(`LOCALE is ${named}, which isn't in packages/domain/src/locale/locale.ts.`);
  return named;
}

/**
 * Builds an app in one language: a words file `words.en.ts` is replaced by its neighbor `words.es.ts`, and
 * `BUILT_LOCALE` becomes the locale. For the pseudo-locale, the English words are accented when they load.
 */
export function localeWords(locale: Locale = getBuildLocale()): Plugin {
  const [language = 'en'] = locale.split('-');
  return {
    name: 'lintel-locale',
    enforce: 'pre',
    resolveId(source, importer) {
      if (language === 'en' || !ENGLISH.test(source) || importer === undefined) return undefined;
      const english = isAbsolute(source) ? source : resolve(dirname(importer), source);
      const translated = toTranslatedFile(english, language);
      if (!existsSync(translated)) throw new Error(`${english} has no translation ${translated}.`);
      return translated;
    },
    async load(id) {
      if (/locale[\\/]built-locale\.ts$/.test(id)) return `export const BUILT_LOCALE = ${JSON.stringify(locale)};`;
      // A `words.ts` imports the words of every language; a build has those of one.
      const [, other = language] = WORDS.exec(id) ?? [];
      if (other !== language && other !== 'en' && !id.includes('node_modules')) return 'export {};';
      if (locale !== PSEUDO_LOCALE || !ENGLISH.test(id)) return undefined;
      return addPseudoWords(await readFile(id, 'utf8'));
    },
  };
}

/** Returns the path of the same words in another language. */
export const toTranslatedFile = (english: string, language: string): string =>
  english.replace(/\.en(\.tsx?)$/, `.${language}$1`);

/** Fills `{{name}}` in an app's index page with its words, and `{{locale}}`. */
export function indexWords(english: string, locale: Locale = getBuildLocale()): Plugin {
  return {
    name: 'lintel-index-words',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const [language = 'en'] = locale.split('-');
        const file = language === 'en' ? english : toTranslatedFile(english, language);
        const exported = (await import(pathToFileURL(file).href)) as Record<string, Readonly<Record<string, string>>>;
        const words = Object.assign({}, ...Object.values(exported)) as Readonly<Record<string, string>>;
        const spoken = locale === PSEUDO_LOCALE ? pseudo(words) : words;
        return html.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) =>
          name === 'locale' ? locale : (spoken[name] ?? whole),
        );
      },
    },
  };
}

/** Returns a words file whose exports are in the pseudo-locale. Inside the file, its words stay English. */
export function addPseudoWords(source: string): string {
  const names: string[] = [];
  let words = source;
  for (const statement of parseAst(source, { lang: 'ts' }).body.toReversed()) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.exportKind === 'type') continue;
    const declared = statement.declaration;
    if (declared === null) throw new Error('A words file exports what it declares, and nothing of another file.');
    if (declared.type === 'FunctionDeclaration' && declared.id) names.push(declared.id.name);
    else if (declared.type === 'VariableDeclaration')
      for (const { id } of declared.declarations)
        if (id.type === 'Identifier') names.push(id.name);
        else continue;
    else continue;
    words = words.slice(0, statement.start) + words.slice(declared.start);
  }
  const exported = names.toReversed().map((name) => `$pseudo(${name})`);
  return [
    `import { pseudo as $pseudo } from ${JSON.stringify(PSEUDO)};`,
    words,
    ...names.toReversed().map((name, at) => `const $${name} = ${exported[at]};\nexport { $${name} as ${name} };`),
  ].join('\n');
}
