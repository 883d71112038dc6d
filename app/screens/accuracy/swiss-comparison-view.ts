// Time and error of our longitudes and of the Swiss Ephemeris as text, for /accuracy. Server only.

import type { Graha } from 'drishti-jyotish/zodiac.ts'
import { grahaNameTexts, longDayText } from '#app/format/format.ts'
import { currentLanguage } from '#app/language/language.ts'
import { accuracyTexts } from './accuracy-text.ts'
import type { Beside, BesideView } from './read-accuracy.ts'

export function swissComparisonView({ date, node, instants, bodies, ours, swiss }: Beside): BesideView {
  const text = accuracyTexts[currentLanguage()]
  const error = (rms: number | undefined) => `${(rms ?? 0).toFixed(3)}″`
  return {
    words: text.besideText({
      date: longDayText(Date.parse(date)),
      node,
      instants,
      ours: ours.version,
      swiss: swiss.version,
      build: swiss.package,
    }),
    rows: [
      { what: text.time, ours: milliseconds(ours.ms), theirs: milliseconds(swiss.ms) },
      ...bodies.map((body, i) => ({
        what:
          body === 'all' ? text.errorOfAll : text.error(grahaNameTexts[currentLanguage()][body.toLowerCase() as Graha]),
        ours: error(ours.rms[i]),
        theirs: error(swiss.rms[i]),
      })),
    ],
  }
}

const milliseconds = (ms: number) => `${ms.toFixed(4)} ms`
