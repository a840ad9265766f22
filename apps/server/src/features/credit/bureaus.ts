/** Where a person lifts a freeze, by the name the vendor gives the bureau. */
export const BUREAUS: Readonly<Record<string, { phoneNumber: string; url: string }>> = {
  Equifax: { phoneNumber: '8882980045', url: 'https://www.equifax.com/personal/credit-report-services/credit-freeze/' },
  Experian: { phoneNumber: '8883973742', url: 'https://www.experian.com/freeze' },
  TransUnion: { phoneNumber: '8889098872', url: 'https://www.transunion.com/credit-freeze' },
};
