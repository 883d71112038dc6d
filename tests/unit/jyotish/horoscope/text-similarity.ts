// The similarity of two texts whose names, numbers and dates are covered.
import { ENGLISH_HOROSCOPE } from 'drishti-jyotish/words/en/horoscope.ts'

const { language } = ENGLISH_HOROSCOPE
const NAMES = [...language.signs, ...language.nakshatras, ...Object.values(language.graha), 'The Sun', 'The Moon']
const DATE = /\d+ (January|February|March|April|May|June|July|August|September|October|November|December)( \d{4})?/g

/** A sentence without what differs by itself: names, ordinals, dates, hours. */
export function covered(sentence: string): string {
  const nameless = NAMES.reduce((text, name) => text.replaceAll(name, '·'), sentence)
  return nameless
    .replace(/retrograde /gi, '')
    .replace(DATE, '·')
    .replace(/\d+(st|nd|rd|th)|\d\d:\d\d/g, '·')
    .toLowerCase()
}

/** Part of the sentences of one text that stand in the other. */
export function shared(a: readonly string[], b: readonly string[]): number {
  return a.filter((sentence) => b.includes(sentence)).length / a.length
}

function triples(sentences: readonly string[]): Set<string> {
  const words = sentences
    .join(' ')
    .split(/[^a-z’·]+/)
    .filter(Boolean)
  return new Set(words.slice(2).map((word, i) => `${words[i]} ${words[i + 1]} ${word}`))
}

/** Runs of three words in common, of all runs of both: 0 nothing alike, 1 the same. */
export function likeness(a: readonly string[], b: readonly string[]): number {
  const [x, y] = [triples(a), triples(b)]
  const common = [...x].filter((run) => y.has(run)).length
  return common / (x.size + y.size - common)
}
