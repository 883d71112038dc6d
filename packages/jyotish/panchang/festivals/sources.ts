// Where the rule of each observance is written. The Dharmasindhu of Kashinatha Upadhyaya orders them: its first chapter has
// the rules of tithis, vrats of every month and ingresses, its second the year month by month. What it does not name has the
// rules that the Calendar Reform Committee collected from all states, where these name it, or those of a State or a temple
// (authorities.ts); the rest rests on almanacs.
import { MONTHS } from '../names.ts'
import { AUTHORITIES, of, STAR_OF_TEMPLE } from './authorities.ts'
import { BIRTHS, FURTHER, PITRU_PAKSHA, REGIONAL } from './more-tithi-festivals.ts'
import { MONTHLY, YEARLY } from './tithi-festivals.ts'

const PRINTED = 'Printed almanacs (dates as drikpanchang.com has them)'
const COMMUNITY = 'The tithi as its community keeps it'
/** Pages of the report's second part: its rules of festivals, and its lists of holidays. */
const REPORT = 'Report of the Calendar Reform Committee (1955), part B, p. '
const HOUR = '; the hour as printed almanacs have it'
const LUNAR = `${REPORT}102–105: the tithi${HOUR}`
const SOLAR = `${REPORT}106: the star and its solar month${HOUR}`
const VISHU = `${REPORT}106: the ingress${HOUR}`
const HOLIDAY = `${REPORT}119–124: the tithi${HOUR}`

/** Sources that name no text and no authority: their days are listed in docs/conformance.md. */
export const WITHOUT_TEXT: readonly string[] = [PRINTED, COMMUNITY]
/** Sources that name a text for the tithi, the nakshatra or the ingress alone. */
export const WITHOUT_HOUR: readonly string[] = [LUNAR, SOLAR, VISHU, HOLIDAY, STAR_OF_TEMPLE]

/** Days that the old digests do not know, and those of the regions. */
const OWN: Readonly<Record<string, string>> = {
  ...of('Dharmasindhu 1, ekadashi; Haribhaktivilasa 12–13', 'vaikuntha_ekadashi gita_jayanti'),
  ...of('Dharmasindhu 2, Phalguna', 'holika_dahan holi'),
  ...of('Dharmasindhu 2, Ashvina', 'dussehra sandhi_puja kojagara_puja'),
  ...of('Dharmasindhu 2, Shravana; Haribhaktivilasa 15', 'janmashtami'),
  ...of('Dharmasindhu 2, Shravana (upakarma)', 'yajurveda_upakarma rigveda_upakarma samaveda_upakarma'),
  ...of('Dharmasindhu 2, Bhadrapada', 'jyeshtha_gauri_avahana jyeshtha_gauri jyeshtha_gauri_visarjana'),
  ...of('Dharmasindhu 1, sankranti; tests/conformance/government.json', 'makar_sankranti'),
  ...of(
    'Holidays of the Government of India; tests/conformance/government.json',
    'baisakhi dayananda_saraswati_jayanti',
  ),
  ...of('Bhavishyottara Purana, as almanacs of the South keep it', 'varalakshmi_vrat'),
  ...of(
    'Sewell and Dikshit, The Indian Calendar, art. 28: first day of the solar month',
    'pongal puthandu poila_boishakh',
  ),
  ...of('First day of the solar month in Assam; tests/conformance/bihu.json', 'bohag_bihu kati_bihu magh_bihu'),
  ...of(`${REPORT}102–105`, 'sita_navami radha_ashtami yama_deepam kali_puja dev_deepavali'),
  ...of(`${REPORT}106`, 'karthigai_deepam bhogi mattu_pongal vishwakarma_puja'),
  ...of(`${REPORT}107, jayanti`, 'matsya_jayanti kurma_jayanti kalki_jayanti'),
  ...of(`${REPORT}104, 123: Dipavali at the dawn of Naraka Chaturdashi`, 'south_deepavali'),
  ...of(SOLAR, 'thaipusam arudra_darshan masi_magam panguni_uthiram aadi_pooram onam'),
  ...of(
    LUNAR,
    'chhath chhath_nahay_khay chhath_kharna chhath_usha_arghya rang_panchami gangaur kajari_teej gopashtami jivitputrika shankaracharya_jayanti mahavir_jayanti',
  ),
  ...of(LUNAR, 'janaki_jayanti mauni_amavasya durga_shashthi durga_saptami soora_samharam buddha_purnima'),
  ...of(HOLIDAY, 'guru_nanak_jayanti guru_gobind_singh_jayanti guru_ravidas_jayanti valmiki_jayanti'),
  ...of(HOLIDAY, 'maharana_pratap_jayanti kali_chaudas'),
  ...of(VISHU, 'vishu'),
  ...of(PRINTED, 'chandra_darshan'),
  ...of(
    PRINTED,
    'labh_panchami phulera_dooj bhratri_dwitiya bhuvaneshvari_jayanti tripura_bhairavi_jayanti lalita_jayanti',
  ),
}

function tables(): Record<string, string> {
  const named: [readonly { id: string }[], string][] = [
    [BIRTHS, COMMUNITY],
    [REGIONAL, PRINTED],
    [FURTHER, LUNAR],
    [PITRU_PAKSHA, 'Dharmasindhu 2, Bhadrapada (mahalaya)'],
  ]
  const monthName = (month: number | null) =>
    (MONTHS[(month ?? 1) - 1] ?? '').replace(/^./, (letter) => letter.toUpperCase())
  const months = YEARLY.map(({ id, month }) => [id, `Dharmasindhu 2, ${monthName(month)}`])
  return {
    ...Object.fromEntries(months),
    ...Object.fromEntries(MONTHLY.map(({ id }) => [id, 'Dharmasindhu 1, tithi-nirnaya'])),
    ...Object.fromEntries(named.flatMap(([rows, source]) => rows.map(({ id }) => [id, source]))),
    ...OWN,
    ...AUTHORITIES,
  }
}

let known: Record<string, string> | undefined

/** The source of an observance's rule, by its id. */
export function sourceOf(id: string): string {
  known ??= tables()
  if (id.startsWith('ekadashi_')) return 'Dharmasindhu 1, ekadashi; Haribhaktivilasa 12–13'
  if (id.endsWith('_sankranti')) return known[id] ?? 'Dharmasindhu 1, sankranti'
  return known[id] ?? PRINTED
}
