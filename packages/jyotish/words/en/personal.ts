// English words of the personal day: tara, dasha lords in the sky, transits through the natal houses.
import { type Catalogue, wordsOf } from '../render.ts'
import { FIELD_WORDS } from './horoscope-fields.ts'
import { ENGLISH } from './language.ts'
import { rows } from './rows.ts'

const TARA = 'The Moon in {nakshatra|star} is the {tara|ordinal} tara from your {birthStar|star}'

export const PERSONAL_WORDS: Catalogue = {
  ...rows('personal.tara', 1, [
    `${TARA}, janma: feelings run close to the skin; keep the day simple.`,
    `${TARA}, sampat: a good time for earning and for putting things in order.`,
    `${TARA}, vipat: double-check plans and keep reserves.`,
    `${TARA}, kshema: a comfortable time; look after home and people.`,
    `${TARA}, pratyak: expect detours and take them calmly.`,
    `${TARA}, sadhaka: what you begin in earnest gets done.`,
    `${TARA}, naidhana: rest more and finish old things before new ones.`,
    `${TARA}, mitra: friends and helpers are near.`,
    `${TARA}, ati-mitra: goodwill all round; ask and offer freely.`,
  ]),
  'personal.dasha.maha':
    'Your great period’s lord, {graha|graha}, now passes {sign|sign}, your {house|ordinal} house: its long theme meets {field|part}.',
  'personal.dasha.antar':
    'Your sub-period’s lord, {graha|graha}, until {end|fulldate}, now passes {sign|sign}, your {house|ordinal} house, and brings up {field|part}.',
  'personal.transit.strong':
    '{graha|graha} passes your {house|ordinal} house, where {points} points stand: good backing for {field|part}.',
  'personal.transit.even':
    '{graha|graha} passes your {house|ordinal} house ({points} points): steady conditions for {field|part}.',
  'personal.transit.weak':
    '{graha|graha} passes your {house|ordinal} house ({points} points): take it slowly with {field|part}.',
}

/** English words for the lines of `personalLines`. */
export const ENGLISH_PERSONAL = wordsOf(ENGLISH, FIELD_WORDS, PERSONAL_WORDS)
