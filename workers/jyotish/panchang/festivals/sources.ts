// Where the rule of each observance is written. The Dharmasindhu of Kashinatha Upadhyaya orders them: its first chapter has
// the rules of tithis, vrats of every month and ingresses, its second the year month by month.
import { MONTHS } from '../names.ts'
import { BIRTHS, FURTHER, PITRU_PAKSHA, REGIONAL } from './more-tithi-festivals.ts'
import { MONTHLY, YEARLY } from './tithi-festivals.ts'

const PRINTED = 'Printed almanacs (dates as drikpanchang.com has them)'
const TAMIL = 'Tamil almanacs: the star in its solar month'
const COMMUNITY = 'The tithi as its community keeps it'

/** Days that the old digests do not know, and those of the regions. */
const OWN: Readonly<Record<string, string>> = {
  ...of('Dharmasindhu 1, ekadashi; Haribhaktivilasa 12–13', 'vaikuntha_ekadashi gita_jayanti'),
  ...of('Dharmasindhu 2, Phalguna', 'holika_dahan holi'),
  ...of('Dharmasindhu 2, Ashvina', 'dussehra sandhi_puja'),
  ...of('Dharmasindhu 2, Shravana; Haribhaktivilasa 15', 'janmashtami'),
  ...of('Dharmasindhu 2, Shravana (upakarma)', 'yajurveda_upakarma rigveda_upakarma samaveda_upakarma'),
  ...of('Dharmasindhu 1, sankranti; tests/conformance/government.json', 'makar_sankranti'),
  ...of('Bhavishyottara Purana, as almanacs of the South keep it', 'varalakshmi_vrat'),
  ...of(
    'Sewell and Dikshit, The Indian Calendar, art. 28: first day of the solar month',
    'pongal puthandu poila_boishakh',
  ),
  ...of('Kerala almanacs: the first sunrise in Mesha', 'vishu'),
  ...of(TAMIL, 'thaipusam karthigai_deepam arudra_darshan masi_magam panguni_uthiram vaikasi_visakam aadi_pooram'),
  ...of(TAMIL, 'ramanuja_jayanti masik_karthigai'),
  ...of('Kerala almanacs: Shravana in Simha', 'onam'),
  ...of('Jain almanacs', 'rohini_vrat mahavir_jayanti'),
  ...of('Days beside Makar Sankranti and Pongal', 'lohri bhogi mattu_pongal kaanum_pongal'),
  ...of(
    'The date of the ingress, as printed almanacs have it',
    'baisakhi pana_sankranti bohag_bihu kati_bihu magh_bihu',
  ),
  ...of('The date of the ingress, as printed almanacs have it', 'vishwakarma_puja'),
  ...of(COMMUNITY, 'guru_nanak_jayanti guru_gobind_singh_jayanti guru_ravidas_jayanti kabir_jayanti valmiki_jayanti'),
  ...of(COMMUNITY, 'tulsidas_jayanti buddha_purnima shankaracharya_jayanti'),
  ...of(
    PRINTED,
    'gujarati_new_year labh_panchami chhath phulera_dooj rang_panchami gangaur kajari_teej hariyali_amavasya',
  ),
  ...of(PRINTED, 'yamuna_chhath sita_navami shani_jayanti gopashtami tulasi_vivah vivah_panchami jivitputrika'),
}

function of(source: string, ids: string): Record<string, string> {
  return Object.fromEntries(ids.split(' ').map((id) => [id, source]))
}

function tables(): Record<string, string> {
  const named: [readonly { id: string }[], string][] = [
    [BIRTHS, COMMUNITY],
    [REGIONAL, PRINTED],
    [FURTHER, PRINTED],
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
