// The glossary: plain words for the terms that the tools use. Each entry is one or two sentences.
export type Term = { id: string; name: string; text: string }
export type Group = { title: string; terms: readonly Term[] }

const term = (name: string, text: string): Term => ({
  id: name
    .toLowerCase()
    .replace(/\(.*/, '')
    .trim()
    .replace(/[^a-z0-9]+/g, '-'),
  name,
  text,
})

export const GLOSSARY: readonly Group[] = [
  {
    title: 'The chart',
    terms: [
      term(
        'Kundli',
        'The birth chart: where the nine grahas stood in the twelve signs at a birth, seen from its place. It is drawn in North, South or East Indian style; the positions are the same in all three.',
      ),
      term(
        'Lagna',
        'The sign that was rising in the east at the birth, also called ascendant. It begins the first house, and moves on by one sign about every two hours.',
      ),
      term(
        'House',
        'One of twelve areas of life, counted from the lagna: the first is oneself, the seventh the partner, the tenth work. By whole signs, each house is one sign.',
      ),
      term(
        'Graha',
        'What moves through the signs: Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, and the two lunar nodes Rahu and Ketu.',
      ),
      term(
        'Rahu and Ketu',
        'The two points where the Moon’s path crosses the Sun’s. They are always opposite each other, and eclipses happen near them.',
      ),
      term(
        'Rashi',
        'A sign of the zodiac: thirty degrees of the circle. Vedic astrology measures signs against the stars (sidereal), so they differ by about 24 degrees from those of western papers.',
      ),
      term(
        'Nakshatra',
        'One of 27 equal parts of the Moon’s path, each named for a star. The Moon needs about a day for one; each has four padas.',
      ),
      term('Pada', 'A quarter of a nakshatra, 3 degrees 20 minutes. The 108 padas tie the stars to the navamsha.'),
      term(
        'Bhava chalit',
        'The chart with house borders that follow the rising and culminating degrees rather than whole signs. A graha near the edge of a sign may change its house in it.',
      ),
      term(
        'Divisional chart',
        'Each sign divided again, and the parts named as signs: D9 looks at partnership, D10 at work. The finer the division, the more exact the birth time must be.',
      ),
      term(
        'Navamsha',
        'The ninth divisional chart (D9), a sign for every 3 degrees 20 minutes. It is read for partnership, and for the strength behind the birth chart.',
      ),
      term(
        'Dignity',
        'How well a graha stands in its sign: exalted, in its own sign, with a friend, neutral, with an enemy, or debilitated.',
      ),
      term(
        'Retrograde',
        'A graha that seems to move backwards for some weeks, because the Earth overtakes it or is overtaken. It is said to turn its matters over twice.',
      ),
      term(
        'Combust',
        'A graha so near the Sun that it cannot be seen. Each has an orb of its own within which it counts.',
      ),
      term(
        'Vargottama',
        'A graha in the same sign in the birth chart and in the navamsha. It is said to mean what it says.',
      ),
      term(
        'Aspect',
        'A graha looks at the house opposite; Mars, Jupiter and Saturn look at two more. What is looked at is coloured by the one who looks.',
      ),
      term(
        'Karaka',
        'The graha that stands for a person or matter. Jaimini orders them by the degrees they have gone in their sign; the furthest is the atma karaka.',
      ),
    ],
  },
  {
    title: 'Time',
    terms: [
      term(
        'Dasha',
        'Periods of life ruled by the grahas in turn. Vimshottari, the usual one, takes 120 years for the round and starts from the Moon’s nakshatra at birth.',
      ),
      term(
        'Antardasha',
        'A part of a main period, ruled by another graha. Each part can be divided again, down to five levels.',
      ),
      term('Transit', 'Where the grahas stand on a day, counted from the lagna or Moon of a birth (gochar).'),
      term(
        'Sade sati',
        'Saturn’s passage through the sign before the Moon’s, the Moon’s own, and the one after it: about seven and a half years in every thirty. A time for patience and order; not a verdict.',
      ),
      term(
        'Dhaiya',
        'Saturn’s passage through the fourth or the eighth sign from the Moon, about two and a half years.',
      ),
    ],
  },
  {
    title: 'Strength and yogas',
    terms: [
      term(
        'Yoga',
        'A named combination of placements. Also, in the panchang, one of 27 parts of the sum of Sun and Moon.',
      ),
      term(
        'Ashtakavarga',
        'Points that each graha gives to some signs. A graha passing a sign with many points finds support; 28 is the average of the sum.',
      ),
      term('Shadbala', 'Six kinds of strength of a graha, added up in rupas and compared with what it needs.'),
      term(
        'Manglik',
        'Mars in certain houses from the lagna, the Moon or Venus. Tradition compares it between partners; many placements lift it, and each is named.',
      ),
      term(
        'Kaal sarp',
        'All seven grahas on one side of the line from Rahu to Ketu. The old books do not know it; the almanacs do.',
      ),
      term(
        'Dosha',
        'A placement that tradition asks to look at. Each has a rule, and most have exceptions; none decides a life.',
      ),
    ],
  },
  {
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
