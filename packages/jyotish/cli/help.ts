// The text of --help: the rows of each command.
import { KUNDLI_CHOICES, PRESETS } from '../index.ts'

const choices = (names: readonly (keyof typeof KUNDLI_CHOICES)[]) =>
  names.map((name) => `      ${name.padEnd(13)}${KUNDLI_CHOICES[name].join(' | ')}`).join('\n')

const BIRTH = `  utc            "1945-10-20T05:41:42Z", or instead of it
  local, tz      "1945-10-20T11:11:42" with "Asia/Kolkata", with an offset ("+05:30", "-03:30:52"), or with "LMT": the mean
                 time of the birth's own longitude
  disambiguation "earlier" | "later" for a local time that came twice or never (else an error)
  lat, lon       degrees, north and east positive
  uncertaintyMinutes   how far the time may be off, 0–720`

const SCHEMAS: Readonly<Record<string, string>> = {
  positions: `positions: grahas, ascendant and houses of an instant
  id             anything; comes back with the result
  utc            "1945-10-20T05:41:42Z"
  lat, lon       degrees, north and east positive
  → utc jd_ut lat lon deltaT_sec dpsi_arcsec eps_true gast_deg ayanamsa_lahiri_mean ayanamsa_lahiri_true
    ayanamsa_raman_mean ayanamsa_kp_mean lon_trop{} lon_sid{} lat_ecl{} speed{} retrograde{} asc_sid mc_sid armc
    cusps_porphyry_sid[12] cusps_placidus_sid[12] | null moon_nakshatra moon_pada vim_lord vim_balance_years
    ({} by Sun Moon Mercury Venus Mars Jupiter Saturn Uranus Neptune RahuMean RahuTrue KetuMean KetuTrue)`,
  panchang: `panchang: the almanac of a day
  id             anything
  lat, lon       degrees
  tz             IANA zone, "Asia/Kolkata"
  date           "2026-11-21"
  → the columns of the reference file panchang.json: sunrise … abhijit, x_seq [{i, end}], months and years,
    ayanamsa_lahiri_mean, sunrise_reason and its like: null, or why there is none (stays_up, stays_down, not_within)`,
  almanac: `almanac: the whole panchang of a day, from sunrise to sunrise, as the product shows it
  id             anything
  lat, lon, tz   as for panchang
  date           "2026-11-21"
  options        { preset, ayanamsa, positions, node as for kundli; sunrise, moonrise: the words of rise;
                   school: smarta | vaishnava | government | south, whose dates festivals have }
  → date place rules vara sun moon tithis nakshatras yogas karanas month eras regionalDates muhurtas … observances[{id, name, date, why, source, also}]`,
  year: `year: the festivals, vrats, ingresses and eclipses of a year at a place
  id             anything
  lat, lon, tz   as for panchang
  year           2026
  options        as for almanac
  → year rules observances[{id, name, kind, date, tradition, why, source, also}] sankrantis eclipses`,
  muhurta: `muhurta: the best moments for a purpose
  id             anything
  purpose        "marriage" | "griha_pravesh" | "vehicle" | "naming" | "business" | "travel"
  from, to       "2026-11-21", both days included, at most 366 of them
  lat, lon, tz   as for panchang
  people         optional list of up to two, each {nakshatra: 1–27, pada: 1–4} or a birth:
${BIRTH}
  night          true | false: whether the hours between sunset and sunrise count (of a marriage they do)
  limit          windows to come back at most, 1–500; 60 unless said
  options        as for almanac
  → rules found bestPoints windows[{date, start, end, score, grade, points, lagna, findings[{rule, effect, points, source,
    text}]}] days[{date, windows, best, forbidden}]`,
  kp: `kp: a chart by the Krishnamurti Paddhati
  id             anything
${BIRTH}
  number         optional, 1–249: the horary chart of that number, asked at the moment and place above
  options        { preset, ayanamsa, positions, node as for kundli; ayanamsa kp where neither is said }
  → rules number cusps[12] grahas[9] houses[{house, owner, a, b, c, d}] significators nodes ruling`,
  varsha: `varsha: the chart of a year of life
  id             anything
${BIRTH}
  years          completed years, 0–120: 33 for the thirty-fourth year
  options        { preset, ayanamsa, positions, node as for kundli }
  → rules start end day lagna grahas[9] muntha lord strengths harsha sahams[36] yogas mudda chart birthChart`,
  kundli: `kundli: a birth chart
  id             anything
${BIRTH}
  at             optional instant: adds the five running dashas as \`chain\` (null with
                 \`chainReason\` before_the_birth or after_the_periods outside them)
  options        {
      preset       ${PRESETS.join(' | ')}: whose conventions; options beside it count more
${choices(['ayanamsa', 'positions', 'node', 'houses', 'rise', 'd2', 'd24', 'd30', 'd60', 'combustion', 'nodeAspects', 'manglik', 'benefics', 'ashtakavarga', 'coLords', 'upagrahas', 'outer'])}
                   ayanamsa also an own one: its value on a date, "own:23.15@1950-01-01"
      yearDays     days of a dasha year, 365.25
      karakas      7 | 8 }
  → rules birth panchang uncertainty lagna midheaven grahas[9] houses vargas[16] avakahada
    friendships aspects vimshottari yogini ashtottari ashtakavarga shadbala karakas arudhas upagrahas yogas manglik kaalSarp
    doshas sadeSati chain reading[{section, key, params, causes, text}]`,
  prashna: `prashna: the chart of a question
  id             anything
  at             the instant it is asked, "2026-11-23T06:00:00Z"
  lat, lon, tz   as for panchang
  house          1–12: the house of the matter
  options        { preset, ayanamsa, positions, node, rise as for kundli }
  → rules lagna grahas[9] tithi dayLord horaLord matter findings[{rule, effect, grahas, source}] yogas`,
  rectify: `rectify: how a chart moves over the doubt about its time
  id             anything
${BIRTH}
  minutes        the doubt to either side, 1–180
  step           minutes, 0.25–60; at most 121 times
  events         up to twelve, each {label, at}: an instant
  options        as for kundli
  → rules times[{ms, away, lagna, vargas, moon, events[{label, lords[3], jupiter, saturn}]}]`,
  advanced: `advanced: beyond a birth chart's first page
  id             anything
${BIRTH}
  at             optional instant: adds the kakshyas of the seven in transit
  options        as for kundli
  → rules specialLagnas bhavaBala[12] ishta vimshopaka shodhana avasthas[9] rashiAspects[9] argalas[12] chara narayana
    kalachakra kakshyas[7] | null`,
  transits: `transits: the search of transits over a birth chart
  id             anything
${BIRTH}
  from, to       instants, at most twelve years apart
  grahas         optional list of sun mars mercury jupiter venus saturn rahu ketu
  dashas         optional list of vimshottari yogini ashtottari chara narayana kalachakra: the periods that begin
  options        as for kundli
  → rules events[{at, graha, kind "enters" | "station" | "meets", sign | turns | natal, angle}]
    dashas[{at, dasha, lords[1–2] | signs[1–2]: of the mahadasha, and of the antardasha within it}]`,
  match: `match: two people
  id             anything
  boy, girl      each {nakshatra: 1–27, pada: 1–4} or a birth:
${BIRTH}
  options        { preset, ayanamsa, positions, node, manglik as for kundli; varnaTable "common" | "air-vaishya";
                 vashyaTable "common" | "southern"; yoniTable "common" | "maitreya";
                 sensitivityMinutes 0–120 }
  → kootas[8] total max band doshas[3] totalIfLifted poruthams[10] manglik papasamya dashaSandhi sevenths sensitivity reading rules`,
  horoscope: `horoscope: a sign's day, week, month or year
  id             anything
  sign           0 (Mesha) … 11 (Mina), or a name: "mesha", "aries"
  basis          "moon" (default) | "sun" (sidereal) | "sun_tropical"
  period         "day" (default) | "week" | "month" | "year"
  date           "2026-11-21": the day, or any day of the period
  tz             IANA zone of the reader, default "Asia/Kolkata"
  preset, ayanamsa   as for kundli
  → areas[8] {area, score, statements[{tone, key, params, causes, text}]} transits turns phases stars chandrashtama
    saturn span rules`,
}

/** The rows of a command, or of all; `program` is what the caller typed before it. */
export function help(program: string, command?: string): string {
  const usage = `${program} ${command ?? Object.keys(SCHEMAS).join('|')} < rows.json

Reads a JSON array or {"rows": […]}, writes {"meta": {…}, "rows": […]}. A row that cannot be answered comes back as
{id, error: {code, field, message, params}}; the exit code is 1 where each row came back so, 2 for a wrong call. Signs count from 0 (Mesha), nakshatras, houses and padas from 1.
Instants are ISO strings in UTC. --version prints the engine's version.`
  const schemas = command ? [SCHEMAS[command]!] : Object.values(SCHEMAS)
  return [usage, ...schemas].join('\n\n')
}
