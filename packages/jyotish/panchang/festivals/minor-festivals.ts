// Days that a short list leaves to a longer one: regional ones, minor vrats, the ingresses by sign.
import { SIGNS } from '../../zodiac.ts'
import { FURTHER } from './more-tithi-festivals.ts'

const MINOR: ReadonlySet<string> = new Set([
  ...FURTHER.map(({ id }) => id),
  ...SIGNS.map((sign) => `${sign}_sankranti`),
  'arudra_darshan',
  'masi_magam',
  'panguni_uthiram',
  'ramanuja_jayanti',
  'vaikasi_visakam',
  'aadi_pooram',
  'pana_sankranti',
  'kati_bihu',
  'magh_bihu',
  'bhogi',
  'kaanum_pongal',
  'rigveda_upakarma',
  'samaveda_upakarma',
  'jyeshtha_gauri_avahana',
  'jyeshtha_gauri_visarjana',
  'chandra_darshan',
  'chhath_nahay_khay',
  'chhath_kharna',
  'chhath_usha_arghya',
  'bonalu',
])

export const isMinor = (id: string): boolean => MINOR.has(id)
