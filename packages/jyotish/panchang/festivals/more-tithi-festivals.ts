// Further days that belong to a tithi: births of teachers and avatars, the shraddhas of Pitru Paksha, days of the regions.
// Sources: as in tithi-festivals.ts; of births and regions by day in sources.ts and authorities.ts.
import { at, type TithiFestival } from './tithi-festival.ts'

export const BIRTHS: readonly TithiFestival[] = [
  at(1, 3, 'matsya_jayanti', 'jayanti', 'aparahna', 'more'),
  at(1, 13, 'mahavir_jayanti', 'jayanti'),
  at(1, 26, 'vallabhacharya_jayanti', 'jayanti'),
  at(2, 5, 'surdas_jayanti', 'jayanti'),
  at(2, 8, 'baglamukhi_jayanti', 'jayanti'),
  at(2, 15, 'kurma_jayanti', 'jayanti', 'sayahna', 'more'),
  at(2, 16, 'narada_jayanti', 'jayanti'),
  at(3, 3, 'maharana_pratap_jayanti', 'jayanti'),
  at(3, 8, 'dhumavati_jayanti', 'jayanti'),
  at(3, 9, 'mahesh_navami', 'jayanti'),
  at(3, 11, 'gayatri_jayanti', 'jayanti'),
  at(5, 6, 'kalki_jayanti', 'jayanti', 'sayahna', 'more'),
  at(7, 1, 'agrasen_jayanti', 'jayanti'),
  at(7, 10, 'madhvacharya_jayanti', 'jayanti'),
  at(7, 15, 'meerabai_jayanti', 'jayanti'),
  at(9, 15, 'annapurna_jayanti', 'jayanti'),
  at(11, 7, 'narmada_jayanti', 'jayanti'),
  at(11, 21, 'yashoda_jayanti', 'jayanti'),
  at(11, 22, 'shabari_jayanti', 'jayanti'),
  at(11, 23, 'janaki_jayanti', 'jayanti'),
  at(11, 25, 'dayananda_saraswati_jayanti', 'jayanti'),
  at(12, 2, 'ramakrishna_jayanti', 'jayanti'),
  at(12, 15, 'gaura_purnima', 'jayanti'),
  at(12, 15, 'lakshmi_jayanti', 'jayanti'),
]

/** Further vrats and days of worship. Sources: Dharmasindhu 2, month by month; the regional ones as their almanacs print. */
export const FURTHER: readonly TithiFestival[] = [
  at(1, 5, 'lakshmi_panchami', 'vrat'),
  at(1, 8, 'ashokashtami', 'festival'),
  at(1, 9, 'swaminarayan_jayanti', 'jayanti'),
  at(1, 13, 'ananga_trayodashi', 'vrat', 'pradosha', 'more'),
  at(3, 3, 'rambha_tritiya', 'vrat'),
  at(3, 6, 'aranya_shashthi', 'vrat'),
  at(3, 15, 'snana_yatra', 'festival'),
  at(4, 7, 'vaivasvata_saptami', 'vrat'),
  at(4, 10, 'bahuda_yatra', 'festival'),
  at(4, 13, 'jaya_parvati_vrat', 'vrat', 'pradosha', 'more'),
  at(4, 15, 'kokila_vrat', 'vrat', 'pradosha', 'more'),
  at(5, 15, 'narali_purnima', 'festival'),
  at(5, 15, 'hayagriva_jayanti', 'jayanti', 'aparahna', 'more'),
  at(5, 16, 'gayatri_japam', 'vrat'),
  at(5, 19, 'bahula_chaturthi', 'vrat', 'moonrise', 'first', { none: 'second' }),
  at(5, 22, 'shitala_satam', 'vrat'),
  at(6, 7, 'lalita_saptami', 'vrat'),
  at(6, 8, 'mahalakshmi_vrat', 'vrat'),
  at(6, 12, 'bhuvaneshvari_jayanti', 'jayanti'),
  at(7, 9, 'ayudha_puja', 'festival', 'aparahna', 'more'),
  at(7, 9, 'saraswati_puja_south', 'festival', 'aparahna', 'more'),
  at(7, 12, 'padmanabha_dwadashi', 'vrat'),
  at(7, 15, 'kojagara_puja', 'festival', 'nishita', 'second', { none: 'second' }),
  at(7, 28, 'yama_deepam', 'vrat', 'pradosha', 'second', { leastMinutes: 24 }),
  at(8, 1, 'bali_pratipada', 'festival', 'sunrise', 'first', { leastMuhurtas: 9 }),
  at(8, 2, 'chitragupta_puja', 'festival', 'aparahna', 'second'),
  at(8, 4, 'nagula_chavithi', 'vrat'),
  at(8, 9, 'jagaddhatri_puja', 'festival'),
  at(8, 10, 'kansa_vadh', 'festival'),
  at(8, 12, 'yogeshwara_dwadashi', 'vrat'),
  at(9, 6, 'subrahmanya_shashthi', 'vrat'),
  at(9, 12, 'matsya_dwadashi', 'vrat'),
  at(9, 15, 'tripura_bhairavi_jayanti', 'jayanti'),
  at(10, 8, 'shakambhari_navratri', 'festival'),
  at(11, 12, 'bhishma_dwadashi', 'vrat'),
  at(11, 15, 'lalita_jayanti', 'jayanti'),
  at(12, 12, 'narasimha_dwadashi', 'vrat'),
  at(12, 17, 'bhratri_dwitiya', 'festival'),
  at(12, 22, 'sheetala_saptami', 'vrat'),
]

export const REGIONAL: readonly TithiFestival[] = [
  at(4, 1, 'ashadha_gupt_navratri', 'festival'),
  at(5, 15, 'yajurveda_upakarma', 'festival', 'sunrise', 'first', { leastMuhurtas: 3 }),
  at(7, 6, 'durga_shashthi', 'festival'),
  at(7, 7, 'durga_saptami', 'festival'),
  at(7, 29, 'kali_chaudas', 'festival', 'nishita', 'more', { none: 'second' }),
  at(7, 29, 'south_deepavali', 'festival', 'arunodaya', 'first', { none: 'second' }),
  at(8, 6, 'soora_samharam', 'festival', 'sayahna', 'first'),
  at(11, 1, 'magha_gupt_navratri', 'festival'),
]

/** The tithis of Pitru Paksha between its first day and its amavasya, which have names of their own. */
const SHRADDHAS = [
  'purnima',
  'pratipada',
  'dwitiya',
  'tritiya',
  'chaturthi',
  'panchami',
  'shashthi',
  'saptami',
  'ashtami',
  'navami',
  'dashami',
  'ekadashi',
  'dwadashi',
  'trayodashi',
  'chaturdashi',
]

/** Each tithi's shraddha, in the afternoon. Source: Dharmasindhu 2, Bhadrapada (mahalaya). */
export const PITRU_PAKSHA: readonly TithiFestival[] = SHRADDHAS.map((name, i) =>
  at(6, 15 + i, `shraddha_${name}`, 'ancestors', 'aparahna', 'more'),
)
