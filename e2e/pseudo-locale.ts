import { pseudoText } from '@lintel/domain';
import type { Page, Response } from '@playwright/test';
import { getFakedReplies } from './pages/fake-replies.ts';
import { expect } from './test.ts';

/** Asks for pages in the pseudo-locale, as a browser set to that language does. */
export const IN_PSEUDO_LOCALE = { locale: 'en-XA' } as const;

type Text = string | RegExp;
interface Options {
  name?: Text;
  description?: Text;
  hasText?: Text;
  hasNotText?: Text;
  exact?: boolean;
}

const inEither = (letter: string): string => `(?:${letter}|${pseudoText(letter)})`;

/** Matches a text in English and in the pseudo-locale, so that the same steps open a screen in both. */
export function eitherLocale(text: Text, exact = false): RegExp {
  if (text instanceof RegExp) return new RegExp(matchEitherLocale(text.source), text.flags);
  const plain = text.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return exact ? new RegExp(`^${matchEitherLocale(plain)}$`) : new RegExp(matchEitherLocale(plain), 'i');
}

/** Makes each letter of a pattern match in both locales. Escapes, classes, group heads and counts stay unchanged. */
const matchEitherLocale = (source: string): string =>
  source.replaceAll(/\\.|\[(?:\\.|[^\]\\])*\]|\(\?(?:<\w+>|<?[=!:])|\{\d+(?:,\d*)?\}|[A-Za-z]/g, (part) =>
    /^[A-Za-z]$/.test(part) ? inEither(part) : part,
  );

const toEitherLocale = (options: Options | undefined): Options | undefined => {
  if (options === undefined) return undefined;
  const { exact = false, ...rest } = options;
  const found = (['name', 'description', 'hasText', 'hasNotText'] as const).flatMap((part) => {
    const text = rest[part];
    return text === undefined ? [] : [[part, eitherLocale(text, exact)] as const];
  });
  return { ...rest, ...Object.fromEntries(found) };
};

type Method = (this: unknown, first: unknown, options?: Options) => unknown;

/** Methods whose first argument is a text, and those with texts in their options. */
const BY_TEXT = ['getByText', 'getByLabel', 'getByPlaceholder', 'getByAltText', 'getByTitle'];
const BY_OPTIONS = ['getByRole', 'locator'];
const PATCHED = new WeakSet<object>();

/** Lets the locators of this worker's tests find their texts in either locale. */
export function findInEitherLocale(page: Page): void {
  // The locators of a page are those of its main frame.
  for (const one of [page.mainFrame(), page.locator('body'), page.frameLocator('body')]) {
    const prototype = Object.getPrototypeOf(one) as Record<string, Method>;
    if (PATCHED.has(prototype)) continue;
    PATCHED.add(prototype);
    for (const name of BY_TEXT)
      wrapMethod(prototype, name, (first, options) => [eitherLocale(first as Text, options?.exact)]);
    for (const name of BY_OPTIONS) wrapMethod(prototype, name, (first, options) => [first, toEitherLocale(options)]);
    wrapMethod(prototype, 'filter', (options) => [toEitherLocale(options as Options)]);
  }
}

function wrapMethod(
  prototype: Record<string, Method>,
  name: string,
  change: (first: unknown, options?: Options) => readonly unknown[],
): void {
  const method = prototype[name];
  if (method === undefined) return;
  prototype[name] = function (first, options) {
    return Reflect.apply(method, this, change(first, options)) as unknown;
  };
}

/** Names of months and weekdays, which `Intl` writes in English in the pseudo-locale. */
const DATES = new Set(
  ['long', 'short'].flatMap((style) => [
    ...Array.from({ length: 12 }, (_, month) => formatUtc({ month: style as 'long' }, Date.UTC(2026, month, 5))),
    ...Array.from({ length: 7 }, (_, day) => formatUtc({ weekday: style as 'long' }, Date.UTC(2026, 1, 1 + day))),
  ]),
);
function formatUtc(options: Intl.DateTimeFormatOptions, at: number): string {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(at);
}
const isIntl = (word: string): boolean =>
  DATES.has(word) || /^([AaPp][Mm]|[ECMPH][SD]?T|AK[SD]T|HST|UTC|GMT|and|at|or)$/.test(word);

/** Runs in the page: reports each JSON reply before the page's own code can read it, so that none is lost. */
function reportReplies(): void {
  const { reportReply } = window as typeof window & { reportReply: (text: string) => Promise<void> };
  const send = window.fetch.bind(window);
  window.fetch = async (...request) => {
    const reply = await send(...request);
    if (reply.headers.get('content-type')?.includes('json')) await reportReply(await reply.clone().text());
    return reply;
  };
}

/**
 * Collects the values in replies that a page receives, to tell data from text. Returns a function that returns them.
 */
export async function collectData(page: Page): Promise<() => Promise<ReadonlySet<string>>> {
  const waiting: Promise<unknown>[] = [];
  const data = new Set<string>();
  await page.exposeFunction('reportReply', (text: string) => {
    if (text !== '') addData(JSON.parse(text), '', data);
  });
  await page.addInitScript(reportReplies);
  page.on('response', (response) => {
    if (response.headers()['content-type']?.includes('json')) waiting.push(addReply(response, data));
  });
  // What a person writes in a chat.
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => addData(JSON.parse(String(payload)), '', data, true));
  });
  return async () => {
    await Promise.all(waiting);
    const embedded = await page.locator('#page-data, #console-data').allTextContents();
    for (const text of embedded) addData(JSON.parse(text), '', data);
    const label: unknown = await page.evaluate(() => (window as { __PRIVATE_LABEL__?: unknown }).__PRIVATE_LABEL__);
    addData(label, '', data);
    addData(getFakedReplies(page), '', data, true);
    return data;
  };
}

/**
 * Adds a reply's values. Texts count as data only in a reply that the test faked in English, which has no server
 * address. The page reports the server's own replies, too, but can't tell the two apart.
 */
async function addReply(response: Response, into: Set<string>): Promise<void> {
  try {
    // Both at the same time, because the browser forgets a body when the page navigates.
    const [body, address] = await Promise.all([
      response.json() as Promise<unknown>,
      response.serverAddr().catch(() => null),
    ]);
    addData(body, '', into, address === null);
  } catch {
    // The page has navigated, and shows nothing of this reply.
  }
}

/** Fields of replies that contain our own sentences or labels, which must be translated. */
const TEXT_FIELD =
  /^(text|ask|next|usualTime|ownerName|message|sentence|title|plainLine|label|hint|reason|body|description|name)$/;

function addData(value: unknown, key: string, into: Set<string>, isData = false): void {
  if (typeof value === 'string') {
    if (/[A-Za-z]{2}/.test(value) && (isData || !(TEXT_FIELD.test(key) && /\s.*[.!]$/.test(value))))
      // As a page shows it.
      into.add(value.replaceAll(/\s+/g, ' ').trim());
  } else if (Array.isArray(value)) for (const part of value) addData(part, key, into, isData);
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) addData(part, name, into, isData);
}

/** Texts that people type in the steps to a screen, and names of their files, which stay as they are. */
const TYPED = [
  'Robin Sample',
  'Call me before you open credit in my name.',
  'I moved, and one payment went to the old address. It was paid in May.',
  'We have your release letter. Nothing more is needed for it.',
  'The offer page answered every question I had.',
  'June.txt',
  'July.txt',
];

/** Street addresses. They are removed first, because a part of one may be data, too. */
const ADDRESS = /\d+ [A-Z][\w .]+, [A-Z][\w ]+, [A-Z]{2} \d{5}/g;
/** Email addresses, initials, states, columns such as `street1` and the short ids of the console. */
const NO_WORDS = /\S+@\S+|\b(?:[A-Z]{2}|[a-z]+\d|[0-9a-f]{8})\b/g;
/** A distance in days that `Intl` writes. */
const DISTANCE = /\((?:in \d+ days?|today|tomorrow)\)/g;

interface ShownText {
  readonly text: string;
  readonly where: string;
}

/** Runs in the page: returns the texts that it shows or announces, except those marked as another language. */
function listShownTexts(): ShownText[] {
  const language = document.documentElement.lang;
  const found: ShownText[] = [];
  const isOwn = (element: Element): boolean =>
    element.closest('[lang]')?.getAttribute('lang') === language && !element.closest('[translate=no]');
  const add = (element: Element, text: string | null, what = ''): void => {
    const shown = (text ?? '').replaceAll(/\s+/g, ' ').trim();
    if (/[A-Za-z]{2}/.test(shown) && isOwn(element))
      found.push({ text: shown, where: `${element.tagName.toLowerCase()}${what}` });
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (parent && !/^(SCRIPT|STYLE|NOSCRIPT|TEXTAREA)$/.test(parent.tagName) && parent.checkVisibility())
      add(parent, walker.currentNode.textContent);
  }
  for (const element of document.querySelectorAll('[aria-label],[placeholder],[title],[alt]'))
    if (element.checkVisibility())
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        add(element, element.getAttribute(name), `[${name}]`);
  add(document.body, document.title, ' title');
  return found;
}

/** Returns the texts of a page that no words file contains: those in plain letters that aren't data. */
export async function findPlainTexts(page: Page, data: ReadonlySet<string>): Promise<string[]> {
  const known = [...data, ...TYPED].toSorted((one, other) => other.length - one.length);
  const plain = (await page.evaluate(listShownTexts)).flatMap(({ text, where }) => {
    let left = text.replaceAll(ADDRESS, ' ').replaceAll(DISTANCE, ' ');
    for (const value of known) if (left.includes(value)) left = left.replaceAll(value, ' ');
    const words = left.replaceAll(NO_WORDS, ' ').match(/[A-Za-z]{2,}/g) ?? [];
    return words.every(isIntl) ? [] : [`${where}: ${text}`];
  });
  return [...new Set(plain)];
}

export async function expectTranslated(page: Page, data: ReadonlySet<string>): Promise<void> {
  expect.soft(await findPlainTexts(page, data), `text of ${page.url()} that no words file contains`).toEqual([]);
}

/** Runs in the page: returns the texts that their box or the window cuts off. */
function listClippedTexts(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (
      !parent ||
      !node.textContent?.trim() ||
      !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
      continue;
    if (/^(SCRIPT|STYLE|NOSCRIPT|OPTION)$/.test(parent.tagName)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    for (let box: Element | null = parent; box && rects.length > 0; box = box.parentElement) {
      const style = getComputedStyle(box);
      const frame = box.getBoundingClientRect();
      if (frame.width <= 1 || frame.height <= 1) break; // text for screen readers only
      const [scrollsX, scrollsY] = [style.overflowX, style.overflowY].map((value) => /auto|scroll/.test(value));
      if (scrollsX || scrollsY) break;
      const [cutsX, cutsY] = [style.overflowX, style.overflowY].map((value) => /hidden|clip/.test(value));
      const isOwnBox = box === parent && !style.display.startsWith('inline') && style.display !== 'contents';
      const isCut = rects.some(
        ({ left, right, top, bottom }) =>
          ((cutsX || isOwnBox) && (left < frame.left - 2 || right > frame.right + 2)) ||
          (cutsY && (top < frame.top - 4 || bottom > frame.bottom + 4)),
      );
      if (isCut) {
        found.push(`${box.tagName.toLowerCase()}.${box.className.toString()}: ${node.textContent.trim().slice(0, 80)}`);
        break;
      }
    }
  }
  return found;
}

/** Returns the texts of a page that their box or the window cuts off. */
export const findClippedTexts = async (page: Page): Promise<string[]> => [
  ...new Set(await page.evaluate(listClippedTexts)),
];

export async function expectNotClipped(page: Page): Promise<void> {
  expect.soft(await findClippedTexts(page), `text of ${page.url()} that is cut off`).toEqual([]);
}
