import americanPacific from '../assets/AMERICAN_PACIFIC/brand.json' with { type: 'json' };
import citywideHomeLoans from '../assets/CITYWIDE_HOME_LOANS/brand.json' with { type: 'json' };
import cmg from '../assets/CMG/brand.json' with { type: 'json' };
import crossCountry from '../assets/CROSS_COUNTRY/brand.json' with { type: 'json' };
import demo from '../assets/DEMO/brand.json' with { type: 'json' };
import departmentOfCommerceCu from '../assets/DEPARTMENT_OF_COMMERCE_CU/brand.json' with { type: 'json' };
import evergreen from '../assets/EVERGREEN/brand.json' with { type: 'json' };
import fairway from '../assets/FAIRWAY/brand.json' with { type: 'json' };
import figure from '../assets/FIGURE/brand.json' with { type: 'json' };
import figureMarketsCredit from '../assets/FIGURE_MARKETS_CREDIT/brand.json' with { type: 'json' };
import figureNy from '../assets/FIGURE_NY/brand.json' with { type: 'json' };
import figureNyWholesale from '../assets/FIGURE_NY_WHOLESALE/brand.json' with { type: 'json' };
import figureWholesale from '../assets/FIGURE_WHOLESALE/brand.json' with { type: 'json' };
import guaranteedRate from '../assets/GUARANTEED_RATE/brand.json' with { type: 'json' };
import guaranteedRateAffinity from '../assets/GUARANTEED_RATE_AFFINITY/brand.json' with { type: 'json' };
import homepoint from '../assets/HOMEPOINT/brand.json' with { type: 'json' };
import movement from '../assets/MOVEMENT/brand.json' with { type: 'json' };
import originPoint from '../assets/ORIGIN_POINT/brand.json' with { type: 'json' };
import properRate from '../assets/PROPER_RATE/brand.json' with { type: 'json' };
import quorum from '../assets/QUORUM/brand.json' with { type: 'json' };
import teachersFederalCu from '../assets/TEACHERS_FEDERAL_CU/brand.json' with { type: 'json' };
import valleyStrong from '../assets/VALLEY_STRONG/brand.json' with { type: 'json' };
import type { Brand } from './brand.ts';
import { parseBrand } from './parse-brand.ts';

/**
 * The shipped brands: the demo lender, and the specification's organization codes under neutral names. To ship another,
 * add a folder in `assets` and a line here. There is no discovery, so that the browser's build knows every brand.
 */
export const BRANDS: readonly Brand[] = [
  figure,
  figureNy,
  figureWholesale,
  figureNyWholesale,
  figureMarketsCredit,
  homepoint,
  guaranteedRate,
  guaranteedRateAffinity,
  originPoint,
  citywideHomeLoans,
  properRate,
  americanPacific,
  crossCountry,
  cmg,
  evergreen,
  fairway,
  movement,
  quorum,
  teachersFederalCu,
  departmentOfCommerceCu,
  valleyStrong,
  demo,
].map(parseBrand);
