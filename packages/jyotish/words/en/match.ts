// English words of a match: what each koota compares, its result, and what it means in the tradition.
import { type Catalogue, wordsOf } from '../render.ts'
import { DOSHA_WORDS } from './doshas.ts'
import { ENGLISH } from './language.ts'

const POINTS = '{points} of {max}'

/** Full, in part, none. */
const KOOTAS: Readonly<Record<string, readonly [about: string, full: string, part: string, none: string]>> = {
  varna: [
    'Varna, attitude to work and learning',
    'the two fit.',
    '',
    'you go about work differently; respect each other’s way.',
  ],
  vashya: [
    'Vashya, who draws whom',
    'the pull is mutual.',
    'the pull is there, and stronger on one side.',
    'neither leads the other; decide things together.',
  ],
  tara: [
    'Tara, the stars counted from each other',
    'both counts are good.',
    'one count is good and one is not.',
    'both counts ask for consideration in everyday matters.',
  ],
  yoni: [
    'Yoni, instinct and closeness',
    'your natures are alike.',
    'your natures differ somewhat; tell each other what you like.',
    'the animals of your stars are old opponents; patience makes friends of them.',
  ],
  graha_maitri: [
    'Graha maitri, the friendship of the Moon-sign lords',
    'you think alike and talk easily.',
    'you understand each other with a little goodwill.',
    'you see things differently; take time to explain.',
  ],
  gana: [
    'Gana, temperament',
    'your temperaments go well together.',
    'your temperaments differ a little.',
    'your temperaments differ greatly: one is gentler, the other bolder; give each room.',
  ],
  bhakoot: [
    'Bhakoot, the distance of the Moon signs',
    'the signs support each other.',
    '',
    'the signs stand 2/12, 5/9 or 6/8 apart; see below whether an exception applies.',
  ],
  nadi: [
    'Nadi, constitution',
    'your nadis differ, as tradition wishes.',
    '',
    'you share one nadi; see below whether an exception applies.',
  ],
}

const kootas = Object.entries(KOOTAS).flatMap(([name, [about, full, part, none]]) => [
  [`match.koota.${name}.full`, `${about}: ${POINTS}; ${full}`],
  [`match.koota.${name}.part`, `${about}: ${POINTS}; ${part}`],
  [`match.koota.${name}.none`, `${about}: ${POINTS}; ${none}`],
])

/** The subject of each porutham. */
const PORUTHAMS: Readonly<Record<string, string>> = {
  dina: 'Dina, day-to-day life',
  gana: 'Gana, temperament',
  mahendra: 'Mahendra, family and support',
  stree_deergha: 'Stree-deergha, lasting contentment',
  yoni: 'Yoni, closeness',
  rasi: 'Rasi, the Moon signs',
  rasyadhipati: 'Rasyadhipati, friendship of the sign lords',
  vasya: 'Vasya, attraction',
  rajju: 'Rajju, the tie between the stars',
  vedha: 'Vedha, whether the stars hinder each other',
}
const VERDICTS = { good: 'good', middling: 'middling', bad: 'not met' }

const poruthams = Object.entries(PORUTHAMS).flatMap(([name, about]) =>
  Object.entries(VERDICTS).map(([verdict, word]) => [`match.porutham.${name}.${verdict}`, `${about}: ${word}.`]),
)

export const MATCH_WORDS: Catalogue = {
  ...Object.fromEntries([...kootas, ...poruthams]),
  'match.band.not_recommended':
    '{total} of {max} points. Convention asks for 18; below that it advises a closer look by an astrologer at both whole charts.',
  'match.band.average': '{total} of {max} points: above the usual mark of 18, an average match by convention.',
  'match.band.good': '{total} of {max} points: a good match by convention.',
  'match.band.excellent': '{total} of {max} points: an excellent match by convention.',
  'match.lifted':
    'If every exception that applies counted, the sum would be {totalIfLifted}; the score itself stays {total}.',
  'match.dosha.nadi': 'Nadi dosha: both have the same nadi.',
  'match.dosha.bhakoot': 'Bhakoot dosha: the Moon signs stand 2/12, 5/9 or 6/8 apart.',
  'match.dosha.gana': 'Gana dosha: the temperaments of the two stars are far apart.',
  'match.exception.nadi.same_sign_different_star': 'Exception: one sign, but two stars.',
  'match.exception.nadi.same_star_different_sign': 'Exception: one star, but two signs.',
  'match.exception.nadi.same_star_different_pada': 'Exception: one star, but two padas.',
  'match.exception.nadi.raman_lords_and_rajju':
    'Exception (B.V. Raman): the sign lords are friends and the rajjus differ.',
  'match.exception.bhakoot.same_lord': 'Exception: both signs have the same lord.',
  'match.exception.bhakoot.lords_friends': 'Exception: the lords of the signs are friends.',
  'match.exception.bhakoot.navamsa_lords_friends': 'Exception: the lords of the Moons’ navamsas are friends.',
  'match.exception.gana.lords_friends': 'Exception: the lords of the signs are the same or friends.',
  'match.exception.gana.girl_star_beyond_14': 'Exception: the second star is more than fourteen stars from the first.',
  'match.manglik.neither': 'Manglik: neither of you is.',
  'match.manglik.balanced': 'Manglik: both of you are, which tradition counts as balanced.',
  'match.manglik.lifted': 'Manglik by house on one side or both, but every case has an exception.',
  'match.manglik.one_sided':
    'Manglik: one of you is, the other not. Tradition asks an astrologer to look at both charts together.',
  'match.papasamya.even': 'Papasamya: the two charts are in balance, {boy} and {girl} points.',
  'match.papasamya.first_more':
    'Papasamya: the first person has more by over a point, {boy} and {girl}. Custom asks for no less on this side.',
  'match.papasamya.second_more':
    'Papasamya: the second person has more, {boy} and {girl} points. Custom asks an astrologer to look at both charts together.',
  'match.dasha_sandhi.none':
    'No two changes of a mahadasha, one of each of you, come within half a year of each other.',
  'match.dasha_sandhi.one': 'Once a mahadasha changes for both of you within half a year.',
  'match.dasha_sandhi.several': '{count} times a mahadasha changes for both of you within half a year.',
  'match.seventh.lord.supported':
    'The lord of the 7th, {graha|graha}, stands in {sign|sign}, the {house|ordinal} house: partnership has good ground.',
  'match.seventh.lord.quiet':
    'The lord of the 7th, {graha|graha}, stands in {sign|sign}, the {house|ordinal} house: partnership grows with time and care.',
  'match.seventh.venus.supported': 'Venus in {sign|sign}, the {house|ordinal} house: affection is shown easily.',
  'match.seventh.venus.quiet':
    'Venus in {sign|sign}, the {house|ordinal} house: affection is quiet, and deep once it is known.',
  'match.seventh.jupiter.supported':
    'Jupiter in {sign|sign}, the {house|ordinal} house: good sense and goodwill stand by the couple.',
  'match.seventh.jupiter.quiet':
    'Jupiter in {sign|sign}, the {house|ordinal} house: good counsel is worth seeking together.',
  'match.sensitivity.same': 'With birth times up to {minutes} minutes off, the score stays {total}.',
  'match.sensitivity.moves':
    'With birth times up to {minutes} minutes off, the score would lie between {min} and {max}: check the times.',
}

/** English words for the lines of `matchReading` and the doshas of both charts. */
export const ENGLISH_MATCH = wordsOf(ENGLISH, MATCH_WORDS, DOSHA_WORDS)
