// Texts of the day's calendars, windows and tables.

import { ordinalTexts } from '#app/format/text-case.ts'
import { texts } from '#app/language/texts.ts'

export const dayTexts = texts({
  en: {
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
    partOf: (n: number, part: string) => `The ${ordinalTexts.en(n)} of 15 parts of the ${part}`,
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
  },
  hi: {
    until: (value, end) => `${value}, ${end} तक`,
    untilComma: (value, end) => `${value}, ${end} तक`,
    next: ', फिर ',
    adhika: 'अधिक',
    kshaya: 'क्षय',
    bothSchools: (month) => `${month} (दोनों पद्धतियाँ)`,
    twoSchools: (amanta, purnimanta) => `${amanta} अमांत, ${purnimanta} पूर्णिमांत`,
    bySun: (drik, vedic, other) => `सूर्य से ${drik}, ${other} से ${vedic}`,
    lunarMonths: 'चांद्र मास',
    siderealSigns: 'निरयन राशियों',
    withLord: (vara, lord) => `${vara}, स्वामी ${lord}`,
    calendars: {
      vara: 'वार',
      month: 'मास',
      paksha: 'पक्ष',
      vikram: 'विक्रम संवत',
      brihaspati: 'बृहस्पति संवत्सर',
      shaka: 'शक संवत',
      gujarati: 'गुजराती संवत',
      ritu: 'ऋतु',
      ayana: 'अयन',
      moonSign: 'चंद्र राशि',
      sunSign: 'सूर्य राशि',
      sunStar: 'सूर्य नक्षत्र',
    },
    sky: { sunrise: 'सूर्योदय', sunset: 'सूर्यास्त', moonrise: 'चंद्रोदय', moonset: 'चंद्रास्त' },
    beforeSunrise: 'सूर्योदय से पहले',
    staysDown: 'रात: सूर्य नहीं उगता',
    staysUp: 'दिन: सूर्य नहीं डूबता',
    day: 'दिन',
    night: 'रात',
    isKshaya: 'क्षय: किसी सूर्योदय पर नहीं',
    isVriddhi: 'वृद्धि: दो सूर्योदयों पर',
    tithi: (kind, deity) => `${kind} वर्ग, देवता ${deity}`,
    avoid: 'शुरुआत के लिए टालें',
    bhadra: 'भद्रा',
    pada: (pada, end) => `चरण ${pada}, ${end} तक`,
    star: (lord, deity) => `स्वामी ${lord}, देवता ${deity}`,
    rules: {
      eighth_of_day: 'दिन का आठवाँ भाग, वार के अनुसार',
      fifth_of_night: 'रात का पहला पाँचवाँ भाग',
      half_night_muhurta: 'सूर्यास्त से आधा मुहूर्त',
    },
    parts: { day: 'दिन', night: 'रात' },
    partOf: (n, part) => `${part} के 15 भागों में से ${n}वाँ`,
    fromStar: (star) => `${star} की अवधि से`,
    vishti: (residence, mouth, tail) => `विष्टि करण, ${residence}; मुख ${mouth}; पुच्छ ${tail}`,
    retrograde: 'वक्री',
    combust: 'अस्त',
    summer: 'ग्रीष्मकालीन समय',
    rulesUsed: ({ preset, ayanamsa, degrees, sunrise, node, school, place, point, zone, version }) =>
      `प्रयुक्त नियम${preset ? `, ${preset} के` : ''}: अयनांश ${ayanamsa} ${degrees}, सूर्योदय: ${sunrise}, चंद्र पात ${node === 'true' ? 'स्पष्ट' : 'मध्यम'}, ${school ? `त्योहार: ${school}, ` : ''}${place} ${point} पर, ${zone}। समाप्ति-समय मानक से एक सेकंड के भीतर। इंजन ${version}।`,
  },
})
