import { sample } from '../../document-model/lender.ts';
import { heading, list, paragraph, type DocumentText } from '../../document-model/text.ts';

/** A placeholder for the CFPB's own brochure on home equity lines of credit (12 CFR 1026.40(e)). */
export function booklet(): DocumentText {
  return {
    title: 'What you should know about home equity lines of credit',
    plainLine: 'How a line of credit on your home works in general, and what to compare.',
    blocks: [
      sample(),
      paragraph(
        'The lender gives you the Consumer Financial Protection Bureau brochure with this title, or a suitable substitute. This text is a placeholder for it and follows its order.',
      ),
      heading('What a home equity line of credit is'),
      paragraph(
        "It lets you borrow against your equity, the part of your home's value that is free of debt. You borrow up to a limit and pay it back. In the draw period, you can borrow again.",
      ),
      paragraph("Your home secures the line. If you can't pay, you could lose it."),
      heading('Compare before you choose'),
      list(
        "A line of credit and a second mortgage loan: a loan pays one lump sum, and its APR includes fees. The APR of a line doesn't.",
        'Your savings, a credit card, a personal loan, a loan from a retirement account: each has different costs and risks.',
        'Offers from several lenders: rate, fees, term, payment, and what is due at the end.',
      ),
      heading('How a line works'),
      list(
        'Limit: often up to 85 percent of the value of the home, less what is owed on it.',
        'Draw period: the years in which you can borrow.',
        'Repayment period: the years in which you only pay back. Your payment may rise when it begins.',
        'Rate: fixed, or variable with an index, a margin and a cap. Ask which.',
      ),
      heading('Costs to look for'),
      list(
        'Fees to apply, to value the home and to open the line.',
        'Yearly fees, fees for each draw, fees for not using the line.',
        'Fees for ending it early.',
      ),
      heading('Your rights'),
      list(
        'You get the terms in writing before you commit.',
        'If a term changes before the opening and you decide not to open the line, you get your fees back.',
        'If it is the home you live in, you can cancel within 3 business days after the opening, without giving a reason.',
        'The lender can refuse further draws or lower the limit only for reasons named in the law, and tells you when it does.',
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
