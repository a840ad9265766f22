import { type DocumentText, heading, list, paragraph, table } from '../../document-model/text.ts';
import { MAX_FLOOD_COVERAGE, floodCoverage } from '../../flood/coverage.ts';
import type { DocumentData } from '../document-data.ts';
import { requireClosing, closingOpening, money } from './closing-parts.ts';

/** The flood document of a set (12 CFR 22.9): repeats the notice of flood hazards with the final offer's line. */
export function flood(data: DocumentData): DocumentText {
  const { floodZone, quote, liens } = requireClosing(data);
  if (floodZone === null) throw new Error('The flood paper is made of a flood zone.');
  const least = floodCoverage({ line: quote.lineAmount, liens, insurable: null });
  return {
    title: 'Flood insurance for your line',
    plainLine: 'The flood zone of your home, and the flood insurance you need for the final line.',
    blocks: [
      ...closingOpening(data),
      heading('The zone'),
      paragraph(
        `Your home is in a special flood hazard area: zone ${floodZone}. You got a notice about it before these documents. We keep the flood certificate for the life of the line.`,
      ),
      heading('The insurance'),
      paragraph(
        'The home must have flood insurance when the line is opened and for the life of the line, for at least the lowest of these:',
      ),
      list(
        'the line and the debts that stay ahead of it;',
        'the amount the building can be insured for;',
        `the maximum that the National Flood Insurance Program covers, ${money(MAX_FLOOD_COVERAGE)} for a home of one to four families.`,
      ),
      table(
        'For your home',
        ['What', 'Amount'],
        ['Your line', money(quote.lineAmount)],
        ['Debts that stay ahead of it', money(liens)],
        ['Both, or the program maximum', money(least)],
      ),
      paragraph('If the building can only be insured for less, that is enough.'),
    ],
  };
}
