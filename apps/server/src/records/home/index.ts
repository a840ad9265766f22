/** The home that secures the line: parcel, value and flood certificate. */
export { listFoundValues, readFoundValue, readHomeValue, readOwnerEstimate } from './home-value.ts';
export { loadHome, readFloodCertificate, readParcel, readParcelNumber, todayAtHome, zoneOfHome } from './home.ts';
