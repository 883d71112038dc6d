// Texts of the other clocks that a town may have kept at a birth.
import type { BirthFacts } from 'drishti-jyotish/kundli/birth-facts.ts'
import type { OtherClock, OtherClockReason } from 'drishti-jyotish/kundli/other-clocks.ts'
import { WRITING } from 'drishti-jyotish/words/language.ts'
import { dms, offsetText } from '#app/format/format.ts'
import { texts } from '#app/language/texts.ts'

type Lagna = { lon: number; sign: number }

const lagnaEnglish = ({ lon, sign }: Lagna) => `${WRITING.en.signs[sign]} ${dms(lon % 30)}`
const lagnaHindi = ({ lon, sign }: Lagna) => `${WRITING.hi.signs[sign]} ${dms(lon % 30)}`

export const otherClocksTexts = texts({
  en: {
    reasons: {
      own_mean_time: ({ abbreviation }: BirthFacts) =>
        `Standard time was not in use yet. The time is read by the mean time of one city that ruled the zone (${abbreviation}). The town may have kept its own.`,
      calcutta: () =>
        'Calcutta kept its own time beside Indian Standard Time until 1948. Offices and railways had standard time.',
      bombay: () =>
        'Bombay kept its own time beside Indian Standard Time until 1955. Offices and railways had standard time.',
      winter_1941: () =>
        'Whether India’s clocks were an hour ahead from 1 October 1941 to 14 May 1942 is disputed. The time zone data have it so; others begin war time on 1 September 1942.',
    } satisfies Record<OtherClockReason, (birth: BirthFacts) => string>,
    /** The lagna of the clock that is used, and of the other one. */
    both: (used: { offsetSeconds: number; lagna: Lagna }, other: OtherClock) =>
      `Used: ${offsetText(used.offsetSeconds)}, lagna ${lagnaEnglish(used.lagna)}. The other: ${offsetText(other.offsetSeconds)}, lagna ${lagnaEnglish(other.lagna)}.`,
    take: ({ reason, offsetSeconds }: OtherClock) =>
      reason === 'own_mean_time' ? 'Cast by the place’s own mean time' : `Cast by ${offsetText(offsetSeconds)}`,
    typed: (offsetSeconds: number) => `The time is read by the offset that was typed, ${offsetText(offsetSeconds)}.`,
  },
  hi: {
    reasons: {
      own_mean_time: ({ abbreviation }) =>
        `तब मानक समय लागू नहीं हुआ था। समय उस एक शहर के माध्य समय से पढ़ा गया है जो पूरे क्षेत्र में चलता था (${abbreviation})। हो सकता है कि उस स्थान का अपना समय चलता रहा हो।`,
      calcutta: () =>
        'कलकत्ता में 1948 तक भारतीय मानक समय के साथ-साथ शहर का अपना समय भी चलता था। दफ़्तरों और रेल में मानक समय था।',
      bombay: () => 'बंबई में 1955 तक भारतीय मानक समय के साथ-साथ शहर का अपना समय भी चलता था। दफ़्तरों और रेल में मानक समय था।',
      winter_1941: () =>
        '1 अक्टूबर 1941 से 14 मई 1942 तक भारत की घड़ियाँ एक घंटा आगे थीं या नहीं, इस पर मतभेद है। समय क्षेत्रों के आँकड़े यही मानते हैं; दूसरे स्रोत युद्धकालीन समय 1 सितंबर 1942 से गिनते हैं।',
    },
    both: (used, other) =>
      `यहाँ लिया गया: ${offsetText(used.offsetSeconds)}, लग्न ${lagnaHindi(used.lagna)}। दूसरा: ${offsetText(other.offsetSeconds)}, लग्न ${lagnaHindi(other.lagna)}।`,
    take: ({ reason, offsetSeconds }) =>
      reason === 'own_mean_time' ? 'स्थान के अपने माध्य समय से बनाएँ' : `${offsetText(offsetSeconds)} से बनाएँ`,
    typed: (offsetSeconds) => `समय लिखे गए अंतर ${offsetText(offsetSeconds)} से पढ़ा गया है।`,
  },
})
