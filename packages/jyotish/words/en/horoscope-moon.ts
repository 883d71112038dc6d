// English words of the horoscope: what the Moon's nakshatra is good for, and the mood of its house, three wordings each.
import type { Catalogue } from '../render.ts'
import { rows } from './rows.ts'

const STARS = [
  'a star of quick starts',
  'a star that carries things through',
  'a star for clear cuts and honest words',
  'a star of growth and beauty',
  'a star for searching and asking',
  'a star that clears the air',
  'a star of returns and second chances',
  'a star that nourishes',
  'a star for keeping confidences',
  'a star of ancestors and dignity',
  'a star of ease and good company',
  'a star of kept agreements',
  'a star for skilful hands',
  'a star of fine form and design',
  'a star of free movement',
  'a star of firm aims',
  'a star of friendship',
  'a star of quiet authority',
  'a star that goes to the root',
  'a star of confidence and persuasion',
  'a star of lasting wins',
  'a star for listening',
  'a star of rhythm and drive',
  'a star for working things out alone',
  'a star of high ideals',
  'a star of depth and patience',
  'a star of safe arrivals',
]

/** Twelve houses, three ways each, as clauses. */
const MOODS = [
  'people notice you and you answer warmly|your feelings lead, and they lead well|you want a fresh start, and small ones succeed',
  'your thoughts turn to family and to what you own|a good meal and a kind word settle much|you know what things are worth to you',
  'you feel like talking and getting about|a short message does more than a long wait|courage comes easily in small things',
  'you would rather be at home, and home needs you a little|quiet corners draw you and do you good|memories come up and make you gentle',
  'play and affection come before duty|ideas pop up faster than you can use them|you have a light hand with the young and the hopeful',
  'you want things in order and get them there|there is much to do, and you are equal to it|helping someone turns out to help you',
  'others set the tone, and you find the right answer|you see yourself in the people you meet|a good talk brings two sides closer',
  'you look under the surface and say less than you see|plans may shift, so hold them loosely|an old matter can be put to rest',
  'you want more sky above you|good advice comes from afar or from a book|hope returns and makes the day larger',
  'eyes are on what you do, and you do it well|duty calls and you can be proud of the answer|work goes forward when you take the lead',
  'friends have a part in whatever goes well|wishes feel nearer than they did|an invitation or a hint opens a door',
  'you need time alone and should take it|things end softly and make room|rest now is work done for tomorrow',
]

export const MOON_WORDS: Catalogue = {
  ...rows('hs.star', 1, STARS),
  ...Object.fromEntries(MOODS.flatMap((text, i) => text.split('|').map((way, v) => [`hs.mood.${i + 1}.${v}`, way]))),
}
