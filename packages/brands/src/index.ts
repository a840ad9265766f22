export { brandSchema, brandFaults, brandFiles, parseBrand, type Brand } from './brand.ts';
export { BRANDS } from './brands.ts';
export {
  resolveBrand,
  brandOf,
  showsProviderExtras,
  type BrandAnswer,
  type BrandChoice,
  type BrandQuestion,
} from './resolve.ts';
export { deriveTheme, type Theme } from './theme.ts';
export { fontFaces, fontFiles } from './fonts.ts';
export { derivePalette, type BrandColors, type Note, type Palette } from './palette/derive.ts';
export { auditRoles, PAIRS, type Finding } from './palette/audit.ts';
export { contrast } from './palette/colour.ts';
export { disclosuresOf, footerOf, type FooterData } from './footer.ts';
export { privateLabel, readPrivateLabel, type PrivateLabel } from './private-label.ts';
