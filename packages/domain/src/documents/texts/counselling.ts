import { sample } from '../../document-model/lender.ts';
import { list, paragraph, table, type DocumentText } from '../../document-model/text.ts';
import type { DocumentData } from '../document-data.ts';

/** Number of organizations in the list (12 CFR 1024.20, CFPB list instructions). */
const LISTED = 10;

/**
 * The list of housing counselors near the home (12 CFR 1024.20). The names are placeholders: the real list comes from
 * CFPB or HUD data.
 */
export function counselling({ property, madeOn }: DocumentData): DocumentText {
  const rows = Array.from({ length: LISTED }, (_, index) => [
    `Sample Housing Counseling ${index + 1}`,
    `(800) 555-01${String(index + 10)}`,
    'English, Spanish',
  ]);
  return {
    title: 'Housing counselors near you',
    plainLine: 'Ten government-approved organizations that advise homeowners.',
    blocks: [
      sample(),
      paragraph(
        `Housing counselors near ${property}, as of ${madeOn}. They are approved by the Department of Housing and Urban Development (HUD) and give independent advice, often at little or no cost.`,
      ),
      table('Ten counseling organizations', ['Organization', 'Phone', 'Languages'], ...rows),
      paragraph(
        'The names are placeholders. A lender takes the list from Bureau or HUD data no more than 30 days before giving it to you.',
      ),
      list(
        'More counselors: the Bureau at consumerfinance.gov/find-a-housing-counselor or 855-411-2372.',
        'HUD: hud.gov/counseling or 800-569-4287.',
      ),
    ],
  };
}
