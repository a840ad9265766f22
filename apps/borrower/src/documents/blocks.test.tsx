import { toTextLines, type Block } from '@lintel/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Blocks } from './blocks.tsx';

const BLOCKS: readonly Block[] = [
  { kind: 'heading', text: 'What & why' },
  { kind: 'paragraph', text: 'Łucja’s line is <not> more than 80 %.' },
  { kind: 'list', items: ['One', 'Two'] },
  {
    kind: 'table',
    caption: 'The offers',
    head: ['What', 'Before', 'Now'],
    rows: [
      ['Line', '$100,000', '$40,000'],
      ['Term', '20 years', '10 years'],
    ],
  },
];

/** The text that the browser shows, piece by piece. */
const stripMarkup = (html: string): string[] =>
  html
    .split(/<[^>]*>/)
    .filter(Boolean)
    .map((piece) =>
      piece.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&#x27;', "'").replaceAll('&amp;', '&'),
    );

test('the HTML of a document contains every piece of its text once, in order, and nothing else', () => {
  const [, ...lines] = toTextLines({ title: 'Title', blocks: BLOCKS });
  expect(stripMarkup(renderToStaticMarkup(<Blocks blocks={BLOCKS} />))).toEqual(lines);
});
