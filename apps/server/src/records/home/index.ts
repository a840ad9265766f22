/** The home that secures the line: parcel, value and flood certificate. */
export { readFloodCertificate } from './flood-certificate.ts';
export { listFoundValues, readFoundValue, readHomeValue, readOwnerEstimate } from './home-value.ts';
export { homeOf, zoneOfHome } from './home.ts';
export { readParcel } from './parcel.ts';
