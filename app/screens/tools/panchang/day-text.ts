// The day in its calendars, windows and tables, as the server words it.
import { ordinal } from '../shared/text-case.ts'

export const dayText = {
  until: (value: string, end: string) => `${value} until ${end}`,
  untilComma: (value: string, end: string) => `${value}, until ${end}`,
  next: ', then ',
  adhika: 'Adhika',
  kshaya: 'Kshaya',
  bothSchools: (month: string) => `${month} (both schools)`,
  twoSchools: (amanta: string, purnimanta: string) => `${amanta} amanta, ${purnimanta} purnimanta`,
  bySun: (drik: string, vedic: string, other: string) => `${drik} by the Sun, ${vedic} by ${other}`,
  lunarMonths: 'lunar months',
  siderealSigns: 'sidereal signs',
  withLord: (vara: string, lord: string) => `${vara}, lord ${lord}`,
  calendars: {
    vara: 'Vara',
    month: 'Month',
    paksha: 'Paksha',
    vikram: 'Vikram Samvat',
    brihaspati: 'Brihaspati samvatsara',
    shaka: 'Shaka',
    gujarati: 'Gujarati',
    ritu: 'Ritu',
    ayana: 'Ayana',
    moonSign: 'Moon sign',
    sunSign: 'Sun sign',
    sunStar: 'Sun star',
  },
  sky: { sunrise: 'Sunrise', sunset: 'Sunset', moonrise: 'Moonrise', moonset: 'Moonset' },
  beforeSunrise: 'before sunrise',
  staysDown: 'Night: the Sun stays down',
  staysUp: 'Day: the Sun stays up',
  day: 'Day',
  night: 'Night',
  isKshaya: 'Kshaya: touches no sunrise',
  isVriddhi: 'Vriddhi: touches two sunrises',
  tithi: (kind: string, deity: string) => `${kind} class, deity ${deity}`,
  avoid: 'Avoid for beginnings',
  bhadra: 'Bhadra',
  pada: (pada: number, end: string) => `pada ${pada} until ${end}`,
  star: (lord: string, deity: string) => `Lord ${lord}, deity ${deity}`,
  rules: {
    eighth_of_day: 'An eighth of the day, by weekday',
    fifth_of_night: 'First fifth of the night',
    half_night_muhurta: 'Half a muhurta from sunset',
  } as Readonly<Record<string, string>>,
  parts: { day: 'day', night: 'night' },
  partOf: (n: number, part: string) => `The ${ordinal(n)} of 15 parts of the ${part}`,
  fromStar: (star: string) => `From the span of ${star}`,
  vishti: (residence: string, mouth: string, tail: string) =>
    `Vishti karana, ${residence}; mouth ${mouth}; tail ${tail}`,
  retrograde: 'retrograde',
  combust: 'combust',
  summer: 'summer time',
  rulesUsed: (rules: {
    preset: string | null
    ayanamsa: string
    degrees: string
    sunrise: string
    node: string
    school: string | null
    place: string
    point: string
    zone: string
    version: string
  }) =>
    `Rules used${rules.preset ? `, those of ${rules.preset}` : ''}: ${rules.ayanamsa} ayanamsa ${rules.degrees}, sunrise with the ${rules.sunrise}, ${rules.node} lunar node, ${rules.school ? `festivals by ${rules.school}, ` : ''}${rules.place} at ${rules.point}, ${rules.zone}. Ends within a second of the reference. Engine ${rules.version}.`,
} as const
