// The Hindi names of grahas, signs, stars, tithis and terms.
export { HINDI } from './language.ts'
export { hindiSyllable, KARANA_NAMES, TERMS, TITHI_NAMES, VARAS, YOGA_NAMES } from './terms.ts'
