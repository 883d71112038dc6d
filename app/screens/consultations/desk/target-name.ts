// Names of points, with the name of the chart if several are shared.

import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { currentLanguage } from '#app/language/language.ts'
import type { DeskPlace, DeskPoint, DeskTarget } from '#workers/contract/consultations/desk.ts'
import { deskTexts } from './desk-text.ts'
import { wordsOfTargetTexts } from './target-text.ts'
import type { Casts } from './use-casts.ts'
import { unnamedChart } from './whose-chart.ts'

/**
 * "Saturn in the 10th house", "the 7th house of D9 Navamsha", "the Venus – Moon period of Karthik’s chart". `whose`:
 * the owner of the chart, for readers with access to the births; null if there is only one chart.
 */
export function targetText(
  target: DeskTarget,
  place: DeskPlace,
  made: Kundli | null,
  whose: string | null = unnamedChart(place),
): string {
  const deskText = deskTexts[currentLanguage()]
  const words = wordsOfTargetTexts[currentLanguage()](target, place, made)
  // A match has both charts, and a panchang belongs to a place.
  if (whose === null || target.of === 'koota' || target.of === 'panchang') return words
  return target.of === 'transit' ? deskText.overChart(words, whose) : deskText.ofChart(words, whose)
}

/** The text of a stored point; without names and houses if its birth is no longer shared. */
export function pointWords(point: DeskPoint, casts: Pick<Casts, 'has' | 'at' | 'whose'>): string {
  const { target, place } = point
  return targetText(target, place, casts.at(point), casts.has(point) ? casts.whose(place) : unnamedChart(place))
}
