/** The words of borrowers' questions: phrases, synonyms and filler words, which `toTerms` turns into search terms. */
export const VOCABULARY = {
  /** Words that say nothing about the subject of a question. */
  ignored: [
    'a about actually also am an and any anything anymore are aren as at be been being but by can could couldn did',
    'didn do does doesn doing don done for from get got has hasn have haven having',
    'he hello her hi him his how i if in into',
    'is isn it its just know like ll me may might my need needs of on or our out please re she shouldn',
    's say so some something t take tell than thank thanks that the their them then there these they thing',
    'this those to too until us use ve very want wants was wasn way we were weren what when where which while who',
    'already came come feel gave maybe now seem seems still think today',
    'whose why will with won work would wouldn yes you your yours',
  ],
  /** Words of one row mean the same. */
  same: [
    'appraise appraisal appraiser valuation',
    'attorney lawyer',
    'autopay automatic automatically',
    'cancel undo rescind rescission',
    'charge cost price expense fee',
    'change reschedule switch move',
    'coborrower co-borrower co-owner coowner spouse wife husband joint everyone deed title',
    'delete erase',
    'draw borrow',
    'due owe',
    'early prepay prepayment',
    'freeze frozen',
    'heloc line',
    'home house property',
    'id passport license',
    'income salary wage earning paycheck',
    'inquiry pull',
    'money fund cash',
    'online remote remotely electronic electronically',
    'phone telephone',
    'pension retire retirement retired',
    'photo picture screenshot scan',
    'rate interest apr',
    'safe secure security protect',
    'sign signature',
    'verify verification check proof prove confirm',
    'worth value',
  ],
  /** Phrases that are read as one word. */
  phrases: {
    'home equity line of credit': 'heloc',
    'line of credit': 'heloc',
    'social security': 'ssn',
    'business day': 'businessday',
    'business days': 'businessday',
    'pay stub': 'paystub',
    'pay stubs': 'paystub',
    'self employed': 'self-employed',
    'credit check': 'inquiry',
    'co borrower': 'co-borrower',
    'co owner': 'co-owner',
    'automatic payments': 'autopay',
    'automatic payment': 'autopay',
    'pay off': 'payoff',
    'paid off': 'payoff',
    'pays off': 'payoff',
    'get out of': 'cancel',
    'changed my mind': 'cancel',
    'change my mind': 'cancel',
  },
} as const;

/** Questions that the assistant doesn't answer from what it knows. Each pattern reads a question in lower case. */
export const TOPICS = {
  /** Legal and tax advice, whether to borrow, promises, and how to mislead the lender. */
  advice: [
    /(?<!\b(?:what|where|when|who|how) )\bshould (?:i|we)\b/,
    /\b(?:do you (?:think|recommend|advise|suggest)|advice|what would you do|good idea|smart|wise)\b/,
    /\b(?:deduct\w*|write[- ]?offs?|irs|tax (?:return|bracket|refund|break)s?)\b/,
    /\b(?:sue|suing|lawsuit|legal|legally|divorce|custody|bankruptcy)\b/,
    /\b(?:guarantee\w*|promise\w*|assure|definitely|for sure|chances?|odds|likely|likelihood)\b/,
    /\bwill i (?:\w+ )?(?:get|be) (?:approved|denied|accepted|rejected)\b/,
    /\byou (?:told|said|promised)\b/,
    /\b(?:lie|lying|fake|forge|hide|hiding)\b/,
    /\b(?:stocks?|invest\w*)\b/,
  ],
  /** What concerns someone else. */
  others: [
    /\S@\S/,
    /\bl-?\d{3,}\b/,
    /[0-9a-f]{8}-[0-9a-f]{4}/,
    /\b(?:other|another|all|last|next) (?:borrower|customer|client|person|people|user|applicant)s?\b|\bborrower before\b/,
    /\b(?:husband|wife|spouse|ex|neighbor|friend|co-?worker|boss|brother|sister|mother|father|mom|dad|son|daughter)(?:['’]s)\b/,
    /\bdid (?:my|the|his|her) (?:husband|wife|spouse|ex|neighbor|friend|co-?worker|boss|brother|sister|mother|father|mom|dad|son|daughter)\b/,
  ],
  /** Someone's first and last name; reads the question as it was written. */
  names: [/(?<![.?!]\s|^)\b(?!Social\b|Home\b|Equity\b|I\b)[A-Z][a-z]+ [A-Z][a-z]+(?:['’]s)?\b/],
  /** Asks for a person. */
  person: [
    /\b(?:real|live|actual) (?:person|human|agent)\b/,
    /\b(?:talk|speak|chat|connect|call|contact|reach|transfer)\b.*\b(?:person|human|agent|someone|somebody|representative|rep|officer|specialist)\b/,
    /\b(?:someone|somebody|agent|person) (?:please|call)\b/,
    /^\W*(?:agent|human|person|representative|operator)\W*$/,
    /\bcall me\b/,
  ],
} as const;
