// Terms of the schools beside Parashara's, and of the year of life.
import { type Group, term } from './glossary-term.ts'

export const SCHOOL_TERMS: Group = {
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
}
