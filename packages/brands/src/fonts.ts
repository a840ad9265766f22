import type { Brand } from './brand.ts';

/** A typeface with a file in `fonts/`; all are under the SIL Open Font License 1.1. */
interface Face {
  family: string;
  file: string;
  weights: string;
  fallback: string;
  track: string;
  displayWeight: number;
}

const FACES = {
  figtree: {
    family: 'Figtree',
    file: 'figtree-latin-wght-normal.woff2',
    weights: '400 700',
    fallback: 'system-ui, sans-serif',
    track: '-.018em',
    displayWeight: 650,
  },
  'public-sans': {
    family: 'Public Sans',
    file: 'public-sans-latin-wght-normal.woff2',
    weights: '400 700',
    fallback: 'system-ui, sans-serif',
    track: '-.022em',
    displayWeight: 700,
  },
  newsreader: {
    family: 'Newsreader',
    file: 'newsreader-latin-500-normal.woff2',
    weights: '500',
    fallback: 'Georgia, serif',
    track: '-.012em',
    displayWeight: 500,
  },
} as const satisfies Record<string, Face>;

const SYSTEM = { stack: 'system-ui, sans-serif', track: '-.01em', displayWeight: 650 } as const;

const stack = ({ family, fallback }: Face) => `"${family}", ${fallback}`;

interface Faces {
  body: Face | undefined;
  display: Face | undefined;
}

function getFaces({ typography: { body, display } }: Brand): Faces {
  return {
    body: body === 'system' ? undefined : FACES[body],
    display: display === 'same' ? undefined : FACES[display],
  };
}

/** Returns a brand's typography, as values of CSS custom properties. */
export function getTypography(brand: Brand) {
  const { body, display } = getFaces(brand);
  const bodyStack = body === undefined ? SYSTEM.stack : stack(body);
  const shown = display ?? body ?? SYSTEM;
  return {
    body: bodyStack,
    display: display === undefined ? bodyStack : stack(display),
    // A static font has one weight; for any other the browser would synthesize it.
    weight: display === undefined ? (brand.typography.displayWeight ?? shown.displayWeight) : display.displayWeight,
    track: shown.track,
  };
}

/** Returns the font files of a brand, the body's first; a page preloads that one. */
export function fontFiles(brand: Brand): string[] {
  const { body, display } = getFaces(brand);
  return [body, display].filter((face) => face !== undefined).map((face) => face.file);
}

/**
 * Returns the `@font-face` rules of a brand's typefaces. `base` is the folder's URL with a trailing slash. `optional`:
 * a font that loads late is not swapped in, so the text doesn't shift.
 */
export function fontFaces(brand: Brand, base: string): string {
  const { body, display } = getFaces(brand);
  return [body, display]
    .filter((face) => face !== undefined)
    .map(
      ({ family, file, weights }) =>
        `@font-face{font-family:"${family}";src:url(${base}${file}) format("woff2");font-weight:${weights};font-display:optional}`,
    )
    .join('');
}
