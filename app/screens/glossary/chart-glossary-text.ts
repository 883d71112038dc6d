// The glossary's terms of a chart: its parts, its time, its strength.
import { texts } from '#app/language/texts.ts'
import { chartGlossaryHindi } from './chart-glossary-text.hi.ts'
import { type Group, term } from './glossary-term.ts'

export const chartGlossaryEnglish: readonly Group[] = [
  {
    id: 'part-the-chart',
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
    id: 'part-time',
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
    id: 'part-strength-and-yogas',
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
]

export const chartGlossaryTexts = texts({ en: chartGlossaryEnglish, hi: chartGlossaryHindi })
