import { MOST_FLOOD_COVERAGE, floodCoverage } from '../../flood/coverage.ts';
import { type Paper, heading, list, paragraph, table } from '../../paper/paper.ts';
import type { PaperAbout } from '../about.ts';
import { closingOf, closingOpening, money } from './closing-parts.ts';

/** The flood paper of a paper set (12 CFR 22.9): after the notice of flood hazards, with the line of the final offer. */
export function flood(about: PaperAbout): Paper {
  const { floodZone, quote, liens } = closingOf(about);
  if (floodZone === null) throw new Error('The flood paper is made of a flood zone.');
  const least = floodCoverage({ line: quote.lineAmount, liens, insurable: null });
  return {
    title: 'Flood insurance for your line',
    plainLine: 'The flood zone of your home, and the insurance that the final line needs.',
    blocks: [
      ...closingOpening(about),
      heading('The zone'),
      paragraph(
        `Your home lies in a special flood hazard area: zone ${floodZone}. You had a notice about it before these papers. We keep the certificate that says so as long as the line lives.`,
      ),
      heading('The insurance'),
      paragraph(
        'The home must be insured against flood when the line is opened and as long as it lives, for at least the least of these:',
      ),
      list(
        'the line and the debts that stay before it;',
        'what the building can be insured for;',
        `the most that the National Flood Insurance Program covers, ${money(MOST_FLOOD_COVERAGE)} for a home of one to four families.`,
      ),
      table(
        'For your home',
        ['What', 'Amount'],
        ['Your line', money(quote.lineAmount)],
        ['Debts that stay before it', money(liens)],
        ['Both, or the most of the program', money(least)],
      ),
      paragraph('If the building can only be insured for less, that is enough.'),
    ],
  };
}
