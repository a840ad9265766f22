import { sample } from '../../paper/lender.ts';
import { heading, list, paragraph, type Paper } from '../../paper/paper.ts';

/** Stands where the Bureau's own brochure on home equity lines of credit belongs (12 CFR 1026.40(e)). */
export function booklet(): Paper {
  return {
    title: 'What you should know about home equity lines of credit',
    plainLine: 'How a line of credit on your home works in general, and what to compare.',
    blocks: [
      sample(),
      paragraph(
        'The lender hands out the brochure of the Consumer Financial Protection Bureau of this name, or one that says as much. This text stands in its place and keeps its order.',
      ),
      heading('What a home equity line of credit is'),
      paragraph(
        'It lets you borrow against the part of your home that you own free of debt. You borrow up to a limit, pay back, and in the draw period may borrow again.',
      ),
      paragraph('The home is the security. If you cannot pay, you could lose it.'),
      heading('Compare before you choose'),
      list(
        'A line of credit and a second mortgage loan: a loan gives one sum and has an APR that counts its fees; the APR of a line leaves them out.',
        'Your savings, a credit card, a personal loan, a loan from a retirement account: each has other costs and other risks.',
        'Offers of several lenders: rate, fees, term, payment, and what is due at the end.',
      ),
      heading('How a line works'),
      list(
        'Limit: often up to 85 percent of the value of the home, less what is owed on it.',
        'Draw period: the years in which you may borrow.',
        'Repayment period: the years in which you only pay back. The payment may rise when it begins.',
        'Rate: fixed, or variable by an index with a margin and a cap. Ask which.',
      ),
      heading('Costs to look for'),
      list(
        'Fees to apply, to value the home, to open the line.',
        'Yearly fees, fees for each draw, fees for not using the line.',
        'Fees for ending it early.',
      ),
      heading('Your rights'),
      list(
        'You have the terms on paper before you are bound.',
        'If a term changes before the opening and you leave, your fees are paid back.',
        'If it is the home you live in, you may cancel within 3 business days after the opening, without giving a reason.',
        'The lender may refuse further draws or lower the limit only for reasons that the law names, and tells you when it does.',
      ),
      heading('If something goes wrong'),
      list(
        'Call the lender first, and write down what was said.',
        'Talk to a housing counselor approved by the Department of Housing and Urban Development: 800-569-4287, consumerfinance.gov/find-a-housing-counselor.',
        'Complain to the Consumer Financial Protection Bureau: 855-411-2372, consumerfinance.gov/complaint.',
      ),
    ],
  };
}
