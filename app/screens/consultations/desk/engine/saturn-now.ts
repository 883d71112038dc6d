// Saturn's periods at an instant, as the kundli tells them: what runs, and what comes.

import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { sadeSati, saturnEnd, saturnReach } from 'drishti-jyotish/kundli/life-periods.ts'
import { saturnLines } from 'drishti-jyotish/kundli/reading.ts'
import type { SaturnPhase } from 'drishti-jyotish/kundli/sade-sati.ts'
import type { Message } from 'drishti-jyotish/words/message.ts'

const SENTENCES = 2

export type SaturnNow = {
  /** The hundred years that are reckoned ended (`end`, ms UTC). */
  over: boolean
  end: number
  /** Phase that runs; null when none does. */
  phase: SaturnPhase | null
  messages: Message[]
}

export function saturnNowOf(made: Kundli, at: number): SaturnNow {
  const end = saturnEnd(made)
  if (saturnReach(made, at) === 'after') return { over: true, end, phase: null, messages: [] }
  const life = sadeSati(made)
  return {
    over: false,
    end,
    phase: life.periods.find((period) => at >= period.start && at < period.end)?.phase ?? null,
    messages: saturnLines(life, at)
      .slice(0, SENTENCES)
      .map(({ message }) => message),
  }
}
