// English names of the panchang's parts. Festivals and the sentences of their rules are in panchang-festivals.ts.
import type { Catalogue } from '../render.ts'
import { rows } from './rows.ts'

const list = (text: string) => text.split(', ')

const HALF =
  'Pratipada, Dwitiya, Tritiya, Chaturthi, Panchami, Shashthi, Saptami, Ashtami, Navami, Dashami, Ekadashi, Dwadashi, Trayodashi, Chaturdashi'

const TITHIS = [
  ...list(HALF).map((name) => `Shukla ${name}`),
  'Purnima',
  ...list(HALF).map((name) => `Krishna ${name}`),
  'Amavasya',
]

const SAMVATSARAS = list(
  'Prabhava, Vibhava, Shukla, Pramoda, Prajapati, Angira, Shrimukha, Bhava, Yuva, Dhata, Ishvara, Bahudhanya, Pramathi, Vikrama, Vrisha, Chitrabhanu, Subhanu, Tarana, Parthiva, Vyaya, Sarvajit, Sarvadhari, Virodhi, Vikriti, Khara, Nandana, Vijaya, Jaya, Manmatha, Durmukha, Hemalambi, Vilambi, Vikari, Sharvari, Plava, Shubhakrit, Shobhakrit, Krodhi, Vishvavasu, Parabhava, Plavanga, Kilaka, Saumya, Sadharana, Virodhakrit, Paridhavi, Pramadi, Ananda, Rakshasa, Nala, Pingala, Kalayukta, Siddharthi, Raudra, Durmati, Dundubhi, Rudhirodgari, Raktaksha, Krodhana, Akshaya',
)

/** 'a, b' under a prefix: keyed('ritu', 'vasanta: Vasanta (spring)'). */
function keyed(prefix: string, text: string): Catalogue {
  return Object.fromEntries(
    text.split('; ').map((entry) => {
      const [id = '', name = ''] = entry.split(': ')
      return [`panchang.${prefix}.${id}`, name]
    }),
  )
}

/**
 * English templates for `wordsOf`: names of the panchang’s parts by number or id, such as `panchang.tithi.1` or
 * `panchang.karana.bava`.
 */
export const PANCHANG_WORDS: Catalogue = {
  ...rows('panchang.tithi', 1, TITHIS),
  ...rows(
    'panchang.yoga',
    1,
    list(
      'Vishkambha, Priti, Ayushman, Saubhagya, Shobhana, Atiganda, Sukarma, Dhriti, Shula, Ganda, Vriddhi, Dhruva, Vyaghata, Harshana, Vajra, Siddhi, Vyatipata, Variyana, Parigha, Shiva, Siddha, Sadhya, Shubha, Shukla, Brahma, Indra, Vaidhriti',
    ),
  ),
  ...rows(
    'panchang.month',
    1,
    list(
      'Chaitra, Vaishakha, Jyeshtha, Ashadha, Shravana, Bhadrapada, Ashvina, Kartika, Margashirsha, Pausha, Magha, Phalguna',
    ),
  ),
  ...rows(
    'panchang.bengali',
    1,
    list('Boishakh, Joishtho, Asharh, Shrabon, Bhadro, Ashwin, Kartik, Ogrohayon, Poush, Magh, Falgun, Choitro'),
  ),
  ...rows(
    'panchang.odia',
    1,
    list('Baisakha, Jyestha, Asadha, Srabana, Bhadraba, Aswina, Kartika, Margasira, Pausa, Magha, Phalguna, Chaitra'),
  ),
  ...rows(
    'panchang.tamil',
    1,
    list('Chithirai, Vaikasi, Aani, Aadi, Aavani, Purattasi, Aippasi, Karthigai, Margazhi, Thai, Maasi, Panguni'),
  ),
  ...rows(
    'panchang.malayalam',
    1,
    list('Chingam, Kanni, Thulam, Vrischikam, Dhanu, Makaram, Kumbham, Meenam, Medam, Edavam, Mithunam, Karkidakam'),
  ),
  ...rows(
    'panchang.nepali',
    1,
    list('Baishakh, Jestha, Asar, Shrawan, Bhadra, Ashwin, Kartik, Mangsir, Poush, Magh, Falgun, Chaitra'),
  ),
  ...rows('panchang.sindhi', 1, list('Chet, Vesakh, Jeth, Akhar, Sawan, Bado, Asu, Kati, Nahri, Poh, Mangh, Phagun')),
  ...rows(
    'panchang.kashmiri',
    1,
    list('Tsithur, Vahek, Zeth, Har, Shravun, Bhadurpeth, Asid, Kartik, Manjhor, Poh, Magh, Phagun'),
  ),
  ...rows('panchang.weekday', 0, list('Sunday, Monday, Tuesday, Wednesday, Thursday, Friday, Saturday')),
  ...rows('panchang.vara', 0, list('Ravivara, Somavara, Mangalavara, Budhavara, Guruvara, Shukravara, Shanivara')),
  ...rows('panchang.samvatsara', 1, SAMVATSARAS),
  ...keyed('paksha', 'shukla: Shukla paksha (waxing); krishna: Krishna paksha (waning)'),
  ...keyed(
    'karana',
    'bava: Bava; balava: Balava; kaulava: Kaulava; taitila: Taitila; garaja: Garaja; vanija: Vanija; vishti: Vishti (Bhadra); kimstughna: Kimstughna; shakuni: Shakuni; chatushpada: Chatushpada; naga: Naga',
  ),
  ...keyed(
    'ritu',
    'vasanta: Vasanta (spring); grishma: Grishma (summer); varsha: Varsha (rains); sharad: Sharad (autumn); hemanta: Hemanta (early winter); shishira: Shishira (winter)',
  ),
  ...keyed('ayana', 'uttarayana: Uttarayana; dakshinayana: Dakshinayana'),
  ...keyed('nature', 'good: good; neutral: neutral; bad: to be avoided'),
  ...keyed(
    'window',
    'rahu_kala: Rahu Kalam; yamaganda: Yamaganda; gulika: Gulika Kalam; abhijit: Abhijit Muhurta; vijaya: Vijaya Muhurta; dur_muhurta: Dur Muhurtam; godhuli: Godhuli Muhurta; sayahna_sandhya: Sayahna Sandhya; pradosha: Pradosha; nishita: Nishita Muhurta; brahma_muhurta: Brahma Muhurta; pratah_sandhya: Pratah Sandhya; varjyam: Varjyam; amrit_kalam: Amrit Kalam; bhadra: Bhadra; ganda_mula: Ganda Mula; panchaka: Panchaka; vinchudo: Vinchudo',
  ),
  ...keyed(
    'choghadiya',
    'udveg: Udveg; char: Char; labh: Labh; amrit: Amrit; kaal: Kaal; shubh: Shubh; rog: Rog; uthi: Uthi; amirdha: Amirdha; rogam: Rogam; laabam: Laabam; dhanam: Dhanam; sugam: Sugam; soram: Soram; visham: Visham',
  ),
  ...keyed(
    'special',
    'sarvartha_siddhi: Sarvartha Siddhi Yoga; amrita_siddhi: Amrita Siddhi Yoga; guru_pushya: Guru Pushya Yoga; ravi_pushya: Ravi Pushya Yoga; ravi_yoga: Ravi Yoga; dwipushkar: Dwipushkar Yoga; tripushkar: Tripushkar Yoga; jwalamukhi: Jwalamukhi Yoga',
  ),
  ...keyed(
    'panchaka',
    'roga: Roga Panchaka; raja: Raja Panchaka; agni: Agni Panchaka; chora: Chora Panchaka; mrityu: Mrityu Panchaka',
  ),
  ...keyed(
    'tara',
    'janma: Janma; sampat: Sampat; vipat: Vipat; kshema: Kshema; pratyak: Pratyak; sadhaka: Sadhaka; naidhana: Naidhana; mitra: Mitra; parama_mitra: Parama Mitra',
  ),
  ...keyed('residence', 'earth: on earth; heaven: in heaven; netherworld: in the netherworld'),
  ...keyed(
    'eclipse',
    'solar_partial: Partial solar eclipse; solar_annular: Annular solar eclipse; solar_total: Total solar eclipse; solar_hybrid: Hybrid solar eclipse; lunar_penumbral: Penumbral lunar eclipse; lunar_partial: Partial lunar eclipse; lunar_total: Total lunar eclipse',
  ),
  ...keyed(
    'no_event',
    'stays_up: stays above the horizon all day; stays_down: stays below the horizon all day; not_within: does not happen on this date',
  ),
  ...keyed(
    'convention',
    'drik: Sun’s centre 50′ below the horizon, Moon’s centre on it; upper: upper limb with refraction; center_refracted: centre of the disc with refraction; hindu: centre of the disc without refraction',
  ),
}
