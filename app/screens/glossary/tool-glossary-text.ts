// The glossary's terms of the almanac, of matching, of the computation, of KP, and of the annual chart (varshaphala).
import { texts } from '#app/language/texts.ts'
import { type Group, term } from './glossary-term.ts'
import { toolGlossaryHindi } from './tool-glossary-text.hi.ts'

export const toolGlossaryEnglish: readonly Group[] = [
  {
    id: 'part-the-almanac',
    title: 'The almanac',
    terms: [
      term(
        'Panchang',
        'The five parts of a day: vara, tithi, nakshatra, yoga, karana. Its day runs from sunrise to sunrise.',
      ),
      term(
        'Tithi',
        'A lunar day: the time in which the Moon gains 12 degrees on the Sun. Thirty make a month; each lasts between 19 and 27 hours.',
      ),
      term('Karana', 'Half a tithi. Seven movable ones repeat, four fixed ones stand around the new moon.'),
      term('Vara', 'The weekday, from sunrise to sunrise, with the graha that rules it.'),
      term('Paksha', 'A half of the lunar month: shukla while the Moon grows, krishna while she wanes.'),
      term(
        'Kshaya and vriddhi',
        'A tithi that touches no sunrise is kshaya, lost; one that touches two is vriddhi, grown. The dates of festivals depend on it.',
      ),
      term(
        'Muhurta',
        'A fifteenth part of the day or night, about 48 minutes; also any stretch of time that is fit for a beginning. Some are kept for beginnings, some avoided.',
      ),
      term('Rahu Kalam', 'An eighth of the daylight, a different one each weekday, in which new work is not begun.'),
      term('Abhijit', 'The middle muhurta of the day, good for beginnings except on Wednesdays.'),
      term('Choghadiya', 'Eighths of day and night, each good, neutral or to be avoided, by weekday.'),
      term('Hora', 'A planetary hour: a twelfth of the day or night, ruled by the grahas in turn.'),
      term(
        'Varjyam',
        'A short span of each nakshatra that is avoided for beginnings; amrit kalam is its good counterpart.',
      ),
      term('Bhadra', 'The span of the karana Vishti, avoided for celebrations.'),
      term(
        'Adhika month',
        'A lunar month in which the Sun enters no new sign. It is added about every 33 months, so that the lunar year keeps step with the seasons.',
      ),
      term('Sankranti', 'The Sun’s entry into a sign. Makara Sankranti, in January, is the best known.'),
      term(
        'Ekadashi',
        'The eleventh tithi, a day of fasting. Householders and Vaishnavas may keep different days; parana is the time in which the fast is broken.',
      ),
    ],
  },
  {
    id: 'part-matching',
    title: 'Matching',
    terms: [
      term(
        'Ashtakoota',
        'Eight comparisons of two Moons, worth 36 points together. By convention 18 is enough; it leaves out the rest of both charts.',
      ),
      term(
        'Nadi',
        'One of three groups of stars. The same group in both is the nadi dosha, worth 8 points, with several exceptions.',
      ),
      term(
        'Bhakoot',
        'The distance between the two Moon signs. Some distances give no points, unless the lords of the signs are friends or the same.',
      ),
      term('Gana', 'One of three temperaments of the stars: deva, manushya, rakshasa.'),
      term('Porutham', 'The ten agreements that South Indian tradition looks for, Rajju and Vedha among them.'),
      term(
        'Papasamya',
        'The balance of malefics in two charts: Sun, Mars, Saturn and Rahu in six houses from the lagna, the Moon and Venus are counted on both sides.',
      ),
      term(
        'Dasha sandhi',
        'The time around the change of a mahadasha. In a match custom asks that both people should not pass through one in the same half year.',
      ),
    ],
  },
  {
    id: 'part-how-it-is-computed',
    title: 'How it is computed',
    terms: [
      term(
        'Ayanamsa',
        'The angle between the sidereal and the tropical zodiac, some 24 degrees now. Lahiri is India’s official one; others differ by up to a degree and a half, and so may charts.',
      ),
      term(
        'Local mean time',
        'The time of the place’s own meridian, used before standard time. Old births are turned into universal time by the rule that was in force then and there.',
      ),
      term(
        'Sunrise',
        'Here the moment when the Sun’s centre is 50 minutes of arc below the horizon, as the leading almanacs print it. Other rules can be chosen.',
      ),
    ],
  },
  {
    id: 'part-kp-and-the-year-of-life',
    title: 'KP and the year of life',
    terms: [
      term(
        'Sub lord',
        'In the Krishnamurti Paddhati each nakshatra is divided among the nine grahas by their Vimshottari years. The graha of such a part is the sub lord; divided once more, it is the sub-sub lord.',
      ),
      term(
        'Cusp',
        'The degree at which a house begins. The Krishnamurti Paddhati takes cusps by Placidus, which divides the time that a degree spends above and below the horizon.',
      ),
      term(
        'Significator',
        'A graha that carries the matters of a house: by standing in the star of its occupant, by standing in it, by standing in the star of its owner, or by owning it.',
      ),
      term(
        'Ruling planets',
        'The lords of a moment: of the star and the sign of the lagna, of the star and the sign of the Moon, and of the day.',
      ),
      term(
        'Varshaphala',
        'The reading of one year of life from the chart of the moment at which the Sun returns to its place at birth.',
      ),
      term('Muntha', 'A point that moves on from the birth lagna by one sign for each completed year.'),
      term(
        'Panchavargiya bala',
        'A graha’s strength in a year’s chart, of sign, exaltation, hadda, drekkana and navamsha; twenty is the most.',
      ),
      term(
        'Tajika',
        'The system by which a year’s chart is read. Its aspects have orbs, and a swifter graha that comes to a slower one is a promise.',
      ),
      term('Mudda dasha', 'Vimshottari pressed into one year: each of its years becomes three days.'),
      term(
        'Saham',
        'A point of a chart for one matter of life, such as marriage: two places subtracted and a third added.',
      ),
    ],
  },
]

export const toolGlossaryTexts = texts({ en: toolGlossaryEnglish, hi: toolGlossaryHindi })
