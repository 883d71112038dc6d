// English words of the doshas: what the rule found, how strong the dosha is, and what helps. They must not frighten readers.
import type { Catalogue } from '../render.ts'
import { rows } from './rows.ts'

const PAIRS: Readonly<Record<string, readonly [name: string, meaning: string]>> = {
  guru_chandal: ['Guru Chandal', 'you question what you are taught; choose teachers who welcome questions.'],
  guru_ketu: ['Guru–Ketu', 'you seek wisdom off the beaten path; ground it in daily life.'],
  grahan_sun_rahu: ['Grahan (Sun with Rahu)', 'ambition is strong; credit shared is credit doubled.'],
  grahan_sun_ketu: ['Grahan (Sun with Ketu)', 'you avoid the limelight; let good work be seen now and then.'],
  grahan_moon_rahu: ['Grahan (Moon with Rahu)', 'feelings run high; sleep on decisions and talk to a friend.'],
  grahan_moon_ketu: ['Grahan (Moon with Ketu)', 'you feel much and say little; quiet routines do you good.'],
  angarak: ['Angarak', 'energy comes in surges; sport and a plan put it to use.'],
  vish: ['Vish', 'you take things seriously; make room for lightness and company.'],
  shrapit: ['Shrapit', 'results come after patient repetition; start small and keep on.'],
  yama: ['Yama', 'drive and caution pull against each other; decide in steps.'],
}

const PITRU = 'what elders began is yours to honour or to mend; a good deed in their name is the old advice.'

const pairs = Object.entries(PAIRS).flatMap(([id, [name, meaning]]) => [
  [`dosha.${id}.full`, `${name} (by {placements}: in one sign, {apart}° apart, so within 10°): ${meaning}`],
  [`dosha.${id}.partial`, `${name}, in part (by {placements}: in one sign, but {apart}° apart): ${meaning}`],
])

const KAAL_SARP =
  'Anant Kulik Vasuki Shankhpal Padma Mahapadma Takshak Karkotak Shankhachud Ghatak Vishdhar Sheshnag'.split(' ')

export const DOSHA_WORDS: Catalogue = {
  ...Object.fromEntries(pairs),
  'dosha.pitru.sun_in_9_with_node_or_saturn': `Pitru (by {placements}: the Sun in the 9th house, and not alone): ${PITRU}`,
  'dosha.pitru.sun_with_node_or_saturn': `Pitru, in part (by {placements}: one sign, but not the 9th house): ${PITRU}`,
  'dosha.pitru.node_or_saturn_in_9_and_saturn_sees_sun': `Pitru, in part (by {placements}: the 9th house is held and Saturn looks at the Sun): ${PITRU}`,
  'dosha.ganda_mula.full':
    'Ganda Mula: the Moon is in {nakshatra|star}, in the pada next to the joint of two signs. Tradition marks it with a quiet ceremony; in life it asks for patience with beginnings.',
  'dosha.ganda_mula.partial':
    'Ganda Mula, in part: the Moon is in {nakshatra|star}, a star at the joint of two signs, but away from the joint itself. Tradition makes little of it.',
  'manglik.none':
    'Manglik: no. Mars stands in none of the houses that count ({school|word} rule), from the lagna, the Moon or Venus.',
  'manglik.lifted':
    'Manglik by house, but lifted: every place where Mars counts has an exception, named below ({school|word} rule).',
  'manglik.partial':
    'Partly manglik: Mars counts from one side without an exception ({school|word} rule). Talk it over; many matches balance it.',
  'manglik.full':
    'Manglik: Mars counts from the lagna and from another side ({school|word} rule). Tradition looks for a partner whose chart balances it.',
  'manglik.view': 'Mars in {sign|sign} is in the {house|ordinal} house from {from|word}.',
  'word.lagna': 'the lagna',
  'word.moon': 'the Moon',
  'word.venus': 'Venus',
  'word.north': 'north',
  'word.south': 'south',
  'word.raman': 'raman',
  'manglik.exception.mars_own_sign': 'Lifted: Mars is in his own sign.',
  'manglik.exception.mars_exalted': 'Lifted: Mars is exalted.',
  'manglik.exception.mars_in_simha_or_kumbha': 'Lifted: Mars is in Simha or Kumbha.',
  'manglik.exception.house_2_mithuna_kanya': 'Lifted: in the 2nd house, Mars is in Mithuna or Kanya.',
  'manglik.exception.house_4_mesha_vrishchika': 'Lifted: in the 4th house, Mars is in Mesha or Vrishchika.',
  'manglik.exception.house_7_karka_makara': 'Lifted: in the 7th house, Mars is in Karka or Makara.',
  'manglik.exception.house_8_dhanu_mina': 'Lifted: in the 8th house, Mars is in Dhanu or Mina.',
  'manglik.exception.house_12_vrishabha_tula': 'Lifted: in the 12th house, Mars is in Vrishabha or Tula.',
  'manglik.exception.with_jupiter': 'Lifted: Jupiter is in the same sign as Mars.',
  'manglik.exception.seen_by_jupiter': 'Lifted: Jupiter looks at Mars.',
  'manglik.exception.with_moon': 'Lifted: the Moon is in the same sign as Mars.',
  'manglik.exception.jupiter_or_venus_in_lagna': 'Lifted: Jupiter or Venus is in the lagna.',
  'manglik.exception.lagna_karka_or_simha': 'Lifted: Karka or Simha rises, for which Mars is a friend.',
  ...Object.fromEntries(KAAL_SARP.map((name) => [`word.${name.toLowerCase()}`, name])),
  'kaal_sarp.none': 'Kaal Sarp: no. Grahas stand on both sides of the line from Rahu to Ketu.',
  'kaal_sarp.partial':
    'Kaal Sarp, in part: all but {outside|graha} stand on one side of the line from Rahu ({rahuHouse|ordinal} house) to Ketu. The old books do not know this rule; effort comes in long pushes, and so does reward.',
  'kaal_sarp.full':
    'Kaal Sarp ({type|word}): all seven grahas stand on one side of the line from Rahu ({rahuHouse|ordinal} house) to Ketu. The old books do not know this rule; almanacs read it as one strong direction in life, with rewards after persistence.',
  'kaal_sarp.signs':
    'By signs alone some count it as Kaal Sarp, since grahas share a sign with Rahu or Ketu; by degrees it is not complete.',
  ...rows('kaal_sarp.house', 1, [
    'The direction is yourself: independence is learnt step by step.',
    'The direction is means and family: save first, then spend.',
    'The direction is courage: small brave acts add up.',
    'The direction is home: make peace there and the rest follows.',
    'The direction is learning and children: keep studying.',
    'The direction is work: rivals teach you your strength.',
    'The direction is partnership: choose slowly.',
    'The direction is change: keep papers and savings in order.',
    'The direction is belief: meet many teachers.',
    'The direction is career: the climb is long and worth it.',
    'The direction is friends and gains: choose the circle well.',
    'The direction is inward: rest, travel and giving refresh you.',
  ]),
  'sade_sati.rising':
    'Sade sati, first part: Saturn in {sign|sign}, the 12th from your Moon, from {start|fulldate} to {end|fulldate}. Tidy up, save and sleep well; it is time to let go of what is finished.',
  'sade_sati.peak':
    'Sade sati, middle part: Saturn in {sign|sign}, on your Moon sign, from {start|fulldate} to {end|fulldate}. Responsibilities grow, and so does what you can carry.',
  'sade_sati.setting':
    'Sade sati, last part: Saturn in {sign|sign}, the 2nd from your Moon, from {start|fulldate} to {end|fulldate}. Budget carefully, speak kindly, and collect what the effort has earned.',
  'sade_sati.dhaiya_4':
    'Dhaiya: Saturn in {sign|sign}, the 4th from your Moon, from {start|fulldate} to {end|fulldate}. Home and peace of mind want patient attention.',
  'sade_sati.dhaiya_8':
    'Dhaiya: Saturn in {sign|sign}, the 8th from your Moon, from {start|fulldate} to {end|fulldate}. Go steadily, keep reserves and finish old tasks.',
}
