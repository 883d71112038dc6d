// The engine's sentences of a match, whole or in the parts that a table shows.

import type { Koota } from 'drishti-jyotish/match/kootas.ts'
import type { PairMatch } from 'drishti-jyotish/match/pair-input.ts'
import { type MatchLine, type MatchSection, matchReading } from 'drishti-jyotish/match/reading.ts'
import { matchWords } from 'drishti-jyotish/words/match.ts'
import type { Message } from 'drishti-jyotish/words/message.ts'
import { render } from 'drishti-jyotish/words/render.ts'
import { currentLanguage } from '#app/language/language.ts'
import { matchWordTexts } from './match-words-text.ts'

/** `matchWords` must be loaded. */
export const matchSentence = (message: Message): string => render(message, matchWords.of(currentLanguage()))

/** A sentence of the catalogue that has no parameters, by its key. */
export const matchSentenceByKey = (key: string): string => matchSentence({ key, params: {}, causes: [] })

export function linesOf(result: PairMatch, section: MatchSection): MatchLine[] {
  return matchReading(result).filter((line) => line.section === section)
}

export const listed = (names: readonly string[]): string => matchWordTexts[currentLanguage()].listed(names)

export type Parts = { name: string; about: string; meaning: string }

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** partsOf("Nadi, constitution: 0 of 8; you share one nadi.") = Nadi, Constitution, You share one nadi. */
export function partsOf(sentence: string): Parts {
  const [head = '', ...rest] = sentence.split(': ')
  const [name = '', ...about] = head.split(', ')
  const tail = rest.join(': ')
  const meaning = tail.slice(tail.indexOf('; ') + 1).trim()
  return { name, about: capital(about.join(', ')), meaning: capital(meaning) }
}

export type KootaRow = { koota: Koota } & Parts

export function kootaRows(result: PairMatch): KootaRow[] {
  return linesOf(result, 'kootas').map(({ message }, i) => ({
    koota: result.kootas[i] as Koota,
    ...partsOf(matchSentence(message)),
  }))
}

/** The koota with the most points and the one with the smallest share of its own: the opening of the page. */
export function opening(
  rows: readonly KootaRow[],
  total: number,
): { carrying: KootaRow[]; points: number; talk: KootaRow[] } {
  const carrying = rows
    .filter(({ koota: { points, max } }) => points >= 3 && points >= max * 0.75)
    .sort((x, y) => y.koota.points - x.koota.points)
    .slice(0, 3)
  const talk = rows
    .filter(({ koota: { points, max } }) => max >= 2 && points <= max / 2)
    .sort((x, y) => y.koota.max - y.koota.points - (x.koota.max - x.koota.points))
    .slice(0, 2)
  return {
    carrying,
    points: Math.min(
      total,
      carrying.reduce((sum, { koota }) => sum + koota.points, 0),
    ),
    talk,
  }
}
