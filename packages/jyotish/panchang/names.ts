// Ids of tithis, nakshatras, yogas and their owners, in order from 1. Source: Muhurta Chintamani 1.
const list = (text: string) => text.split(' ')

export const MONTHS = list(
  'chaitra vaishakha jyeshtha ashadha shravana bhadrapada ashvina kartika margashirsha pausha magha phalguna',
)
export const WEEKDAYS = list('ravi soma mangala budha guru shukra shani')
export const NAKSHATRAS = list(
  'ashwini bharani krittika rohini mrigashira ardra punarvasu pushya ashlesha magha purva_phalguni uttara_phalguni hasta chitra swati vishakha anuradha jyeshtha mula purva_ashadha uttara_ashadha shravana dhanishta shatabhisha purva_bhadrapada uttara_bhadrapada revati',
)
export const NAKSHATRA_DEITIES = list(
  'ashvini_kumaras yama agni brahma soma rudra aditi brihaspati sarpa pitris bhaga aryaman savitar tvashtar vayu indra_agni mitra indra nirriti apas vishvedevas vishnu vasus varuna aja_ekapada ahirbudhnya pushan',
)
export const YOGAS = list(
  'vishkambha priti ayushman saubhagya shobhana atiganda sukarma dhriti shula ganda vriddhi dhruva vyaghata harshana vajra siddhi vyatipata variyana parigha shiva siddha sadhya shubha shukla brahma indra vaidhriti',
)
export const TITHIS = list(
  'pratipada dwitiya tritiya chaturthi panchami shashthi saptami ashtami navami dashami ekadashi dwadashi trayodashi chaturdashi purnima',
)
export const TITHI_CLASSES = ['nanda', 'bhadra', 'jaya', 'rikta', 'purna'] as const
export type TithiClass = (typeof TITHI_CLASSES)[number]
const TITHI_DEITIES = list(
  'agni brahma gauri ganesha naga kartikeya surya shiva durga yama vishvedevas vishnu kamadeva shiva chandra',
)

/** Day of the half month, 1–15. tithiDay(30) = 15. */
export const tithiDay = (tithi: number) => ((tithi - 1) % 15) + 1

/** tithiName(30) = amavasya, tithiName(18) = tritiya. */
export const tithiName = (tithi: number) => (tithi === 30 ? 'amavasya' : TITHIS[tithiDay(tithi) - 1]!)

/** nanda 1 6 11, bhadra 2 7 12, jaya 3 8 13, rikta 4 9 14, purna 5 10 15. */
export const tithiClass = (tithi: number): TithiClass => TITHI_CLASSES[(tithiDay(tithi) - 1) % 5]!

/** Lord of a tithi; the new moon belongs to the fathers. */
export const tithiDeity = (tithi: number) => (tithi === 30 ? 'pitris' : TITHI_DEITIES[tithiDay(tithi) - 1]!)
