import * as library from 'lucide-react';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createIcon, type IconData } from './icon.ts';
import * as ours from './icons.ts';

// The library also has these two under a newer name, where it keeps the drawing.
const NEWER: Readonly<Record<string, string>> = {
  CircleAlert: 'CircleExclamationPoint',
  TriangleAlert: 'TriangleExclamationPoint',
};
const toFileName = (name: string) => (NEWER[name] ?? name).replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
const stripWrapper = (markup: string) =>
  markup
    .replace(/ class="[^"]*"/, '')
    .replace(' xmlns="http://www.w3.org/2000/svg"', '')
    .replaceAll(/><\/(path|rect|circle|line)>/g, '/>');

test.each(Object.keys(ours))('createIcon draws %s like the library', async (name) => {
  const { __iconData: data } = (await import(/* @vite-ignore */ `lucide-react/icons/${toFileName(name)}`)) as {
    __iconData: IconData;
  };
  const { [NEWER[name] ?? name]: theirs }: Readonly<Record<string, ComponentType>> = library.icons;
  if (!theirs) throw new Error(`The library has no icon ${name}`);
  expect(stripWrapper(renderToStaticMarkup(createElement(createIcon(data))))).toBe(
    stripWrapper(renderToStaticMarkup(createElement(theirs))),
  );
});
