// Festivals and vrats that belong to a tithi: amanta month, tithi 1–30, and the rule that decides the date. Sources:
// Dharmasindhu and Nirnayasindhu as applied by drikpanchang.com; dates checked in tests.

import { BIRTHS, FURTHER, PITRU_PAKSHA, REGIONAL } from './more-tithi-festivals.ts'
import { at, type TithiFestival } from './tithi-festival.ts'

const DIWALI = at(7, 30, 'diwali', 'festival', 'pradosha', 'second', { leastMinutes: 24, none: 'second' })
const DAWN_OF_NARAKA = at(7, 29, 'diwali', 'festival', 'arunodaya', 'first', { none: 'second' })

/** Deepavali as the South keeps it. */
export const SOUTH_DEEPAVALI: TithiFestival = {
  ...DAWN_OF_NARAKA,
  elsewhere: { authority: 'smarta', tithis: 1, rule: DIWALI.rule },
}

/** The new moon of Chaitra is seen on the evening of the second tithi; the Government's lists have it with Ugadi. */
const CHETI_CHAND_RULE = { kala: 'sunset', both: 'first', none: 'second' } as const
const CHETI_CHAND: TithiFestival = {
  ...at(1, 2, 'cheti_chand', 'festival', 'sunset', 'first', CHETI_CHAND_RULE),
  elsewhere: { authority: 'government', tithis: -1, rule: { kala: 'sunrise', both: 'first' } },
}
/** As those lists have it. */
export const CHETI_CHAND_LISTED: TithiFestival = {
  ...at(1, 1, 'cheti_chand', 'festival'),
  elsewhere: { authority: 'smarta', tithis: 1, rule: CHETI_CHAND_RULE },
}

export const YEARLY: readonly TithiFestival[] = [
  ...BIRTHS,
  ...REGIONAL,
  ...PITRU_PAKSHA,
  ...FURTHER,
  at(1, 1, 'chaitra_navratri', 'festival'),
  at(1, 1, 'ugadi', 'festival'),
  at(1, 1, 'gudi_padwa', 'festival'),
  CHETI_CHAND,
  at(1, 3, 'gangaur', 'vrat'),
  at(1, 6, 'yamuna_chhath', 'vrat'),
  { ...at(1, 9, 'rama_navami', 'jayanti', 'madhyahna', 'more'), vaishnavaAtSunrise: true },
  at(1, 15, 'hanuman_jayanti', 'jayanti'),
  at(2, 3, 'akshaya_tritiya', 'festival', 'purvahna', 'second', { leastMuhurtas: 3 }),
  at(2, 3, 'parashurama_jayanti', 'jayanti', 'pradosha', 'first'),
  at(2, 5, 'shankaracharya_jayanti', 'jayanti'),
  at(2, 7, 'ganga_saptami', 'festival', 'madhyahna', 'more'),
  at(2, 9, 'sita_navami', 'jayanti', 'madhyahna', 'more'),
  { ...at(2, 14, 'narasimha_jayanti', 'jayanti', 'sayahna', 'second'), vaishnavaAtSunrise: true },
  at(2, 15, 'buddha_purnima', 'festival'),
  at(2, 30, 'vat_savitri', 'vrat', 'aparahna', 'second'),
  at(2, 30, 'shani_jayanti', 'jayanti'),
  // Dashahara: ten sins are washed off in the intercalary month, not in the true one (Nirnayasindhu 2, Jyeshtha).
  { ...at(3, 10, 'ganga_dussehra', 'festival'), inAdhika: true },
  at(3, 15, 'vat_purnima', 'vrat', 'aparahna', 'second'),
  at(3, 15, 'kabir_jayanti', 'jayanti'),
  at(4, 2, 'rath_yatra', 'festival'),
  at(4, 15, 'guru_purnima', 'festival'),
  at(4, 30, 'hariyali_amavasya', 'festival'),
  at(5, 3, 'hariyali_teej', 'vrat'),
  at(5, 5, 'nag_panchami', 'festival', 'sunrise', 'first', { leastMuhurtas: 3 }),
  at(5, 7, 'tulsidas_jayanti', 'jayanti'),
  at(5, 15, 'raksha_bandhan', 'festival', 'sunrise', 'first', { leastMuhurtas: 3 }),
  at(5, 18, 'kajari_teej', 'vrat'),
  at(5, 21, 'hala_shashthi', 'vrat'),
  at(5, 30, 'pithori_amavasya', 'vrat', 'pradosha', 'more'),
  at(6, 3, 'hartalika_teej', 'vrat'),
  at(6, 3, 'varaha_jayanti', 'jayanti', 'aparahna', 'more'),
  at(6, 4, 'ganesh_chaturthi', 'festival', 'madhyahna', 'more'),
  at(6, 4, 'samvatsari', 'festival'),
  at(6, 5, 'nuakhai', 'festival'),
  at(6, 5, 'rishi_panchami', 'vrat', 'madhyahna', 'more'),
  at(6, 8, 'radha_ashtami', 'jayanti', 'madhyahna', 'more'),
  at(6, 12, 'vamana_jayanti', 'jayanti'),
  at(6, 14, 'anant_chaturdashi', 'vrat'),
  at(6, 16, 'pitru_paksha', 'ancestors', 'aparahna', 'more'),
  at(6, 23, 'jivitputrika', 'vrat', 'sunrise', 'first', { leastMuhurtas: 3 }),
  at(6, 30, 'bathukamma', 'festival'),
  at(6, 30, 'sarva_pitru_amavasya', 'ancestors', 'aparahna', 'more'),
  at(7, 1, 'sharad_navratri', 'festival'),
  at(7, 5, 'lalita_panchami', 'vrat'),
  at(7, 8, 'durga_ashtami', 'festival'),
  // Drik Panchang has 11 October in 2024, when Navami hardly reached midday of the 12th, and 7 October in 2019.
  {
    ...at(7, 9, 'maha_navami', 'festival'),
    drik: { kala: 'madhyahna', both: 'second', none: 'second', leastMinutes: 24 },
    readings: [{ authority: 'joined', rule: { kala: 'sayahna', both: 'first' } }],
  },
  at(7, 15, 'sharad_purnima', 'festival', 'nishita', 'second', { none: 'second' }),
  at(7, 15, 'valmiki_jayanti', 'jayanti'),
  at(7, 19, 'karwa_chauth', 'vrat', 'moonrise', 'first', { none: 'second' }),
  at(7, 23, 'ahoi_ashtami', 'vrat', 'pradosha', 'more'),
  at(7, 27, 'govatsa_dwadashi', 'vrat', 'pradosha', 'first'),
  at(7, 28, 'dhanteras', 'festival', 'pradosha', 'second', { leastMinutes: 24 }),
  at(7, 29, 'naraka_chaturdashi', 'festival', 'arunodaya', 'first', { none: 'second' }),
  {
    ...DIWALI,
    // The lists of 2022 to 2025; in 2024 both evenings had the new moon, and they took the first, which had more of it.
    government: { ...DIWALI.rule, both: 'more' },
    elsewhere: { authority: 'south', tithis: -1, rule: DAWN_OF_NARAKA.rule },
  },
  at(7, 30, 'kali_puja', 'festival', 'nishita', 'more', { none: 'second' }),
  {
    ...at(8, 1, 'govardhan_puja', 'festival', 'sunrise', 'first', { leastMuhurtas: 9 }),
    readings: [
      { authority: 'at_sunrise', rule: { kala: 'sunrise', both: 'first', none: 'second' } },
      { authority: 'joined', rule: { kala: 'sayahna', both: 'first' } },
    ],
  },
  at(8, 1, 'gujarati_new_year', 'festival'),
  at(8, 2, 'bhai_dooj', 'festival', 'aparahna', 'second'),
  at(8, 5, 'labh_panchami', 'festival'),
  at(8, 6, 'chhath', 'vrat'),
  at(8, 8, 'gopashtami', 'festival'),
  at(8, 9, 'akshaya_navami', 'festival', 'purvahna', 'first'),
  at(8, 12, 'tulasi_vivah', 'festival'),
  at(8, 14, 'vaikuntha_chaturdashi', 'vrat', 'nishita', 'more'),
  at(8, 15, 'kartik_purnima', 'festival'),
  at(8, 15, 'guru_nanak_jayanti', 'jayanti'),
  at(8, 15, 'dev_deepavali', 'festival', 'pradosha', 'more'),
  at(8, 23, 'kalabhairava_jayanti', 'jayanti', 'pradosha', 'first'),
  at(9, 5, 'vivah_panchami', 'festival'),
  at(9, 6, 'champa_shashthi', 'festival'),
  at(9, 15, 'dattatreya_jayanti', 'jayanti', 'pradosha', 'more'),
  at(10, 7, 'guru_gobind_singh_jayanti', 'jayanti'),
  at(10, 15, 'shakambhari_purnima', 'festival'),
  at(10, 19, 'sakat_chauth', 'vrat', 'moonrise', 'first', { none: 'second' }),
  at(10, 30, 'mauni_amavasya', 'festival'),
  at(11, 4, 'ganesh_jayanti', 'jayanti', 'madhyahna', 'more'),
  at(11, 5, 'vasant_panchami', 'festival', 'purvahna', 'first', { leastFirstMinutes: 24 }),
  at(11, 7, 'ratha_saptami', 'jayanti', 'arunodaya', 'first'),
  at(11, 8, 'bhishma_ashtami', 'ancestors', 'madhyahna', 'first'),
  at(11, 15, 'guru_ravidas_jayanti', 'jayanti'),
  at(11, 29, 'maha_shivaratri', 'vrat', 'nishita', 'more', { none: 'second' }),
  at(12, 2, 'phulera_dooj', 'festival'),
  at(12, 20, 'rang_panchami', 'festival'),
  at(12, 23, 'sheetala_ashtami', 'vrat'),
]

/** Kept in every month, the intercalary one included. */
export const MONTHLY: readonly TithiFestival[] = [
  at(null, 2, 'chandra_darshan', 'festival', 'sunset', 'first', { none: 'second' }),
  at(null, 4, 'vinayaka_chaturthi', 'vrat', 'madhyahna', 'more'),
  at(null, 6, 'skanda_shashthi', 'vrat', 'sayahna', 'first'),
  at(null, 8, 'masik_durgashtami', 'vrat'),
  at(null, 13, 'pradosh_vrat', 'vrat', 'pradosha', 'more'),
  at(null, 15, 'purnima', 'festival'),
  at(null, 15, 'satyanarayana_vrat', 'vrat', 'pradosha', 'more'),
  at(null, 19, 'sankashti_chaturthi', 'vrat', 'moonrise', 'first', { none: 'second' }),
  at(null, 23, 'kalashtami', 'vrat', 'pradosha', 'first'),
  at(null, 28, 'pradosh_vrat', 'vrat', 'pradosha', 'more'),
  at(null, 29, 'masik_shivaratri', 'vrat', 'nishita', 'more', { none: 'second' }),
  at(null, 30, 'amavasya', 'festival'),
  at(null, 30, 'darsha_amavasya', 'ancestors', 'aparahna', 'more'),
]
