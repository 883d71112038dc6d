// Names of points, with the name of the chart where several are shared.

import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { currentLanguage } from '#app/language/language.ts'
import type { DeskPlace, DeskPoint, DeskTarget } from '#workers/contract/consultations/desk.ts'
import { deskTexts } from './desk-text.ts'
import { wordsOfTargetTexts } from './target-text.ts'
import type { Casts } from './use-casts.ts'
import { unnamedChart } from './whose-chart.ts'

/**
 * "Saturn in the 10th house", "the 7th house of D9 Navamsha", "the Venus – Moon period of Karthik’s chart". `whose`: whose
 * chart it is, for who may see the births; null where one chart alone is meant.
 */
export function targetText(
  target: DeskTarget,
  place: DeskPlace,
  made: Kundli | null,
  whose: string | null = unnamedChart(place),
): string {
  const deskText = deskTexts[currentLanguage()]
  const words = wordsOfTargetTexts[currentLanguage()](target, place, made)
  // The match is of both charts, and the panchang of a place.
  if (whose === null || target.of === 'koota' || target.of === 'panchang') return words
  return target.of === 'transit' ? deskText.overChart(words, whose) : deskText.ofChart(words, whose)
}

/** The words of a point that is kept: on a birth that is no longer shared without names and houses. */
export function pointWords(point: DeskPoint, casts: Pick<Casts, 'has' | 'at' | 'whose'>): string {
  const { target, place } = point
  return targetText(target, place, casts.at(point), casts.has(point) ? casts.whose(place) : unnamedChart(place))
}
