// Sentences of the engine, each opening the placements it rests on.

import { ENGLISH_KUNDLI } from 'drishti-jyotish/words/en/index.ts'
import type { Cause, Message } from 'drishti-jyotish/words/message.ts'
import { render } from 'drishti-jyotish/words/render.ts'
import { CauseDetails } from '#app/ui/cause-details.tsx'
import { dayText } from '../../shared/format.ts'
import { resultLineClass } from '../../shared/result-line-class.ts'
import { ordinal, sentenceCase } from '../../shared/text-case.ts'
import { kundliText as text } from '../kundli-text.ts'
import { causeWords as words } from './cause-text.ts'

export function ReadingSentence({ message, offsetMs }: { message: Message; offsetMs: number }) {
  const said = render(message, ENGLISH_KUNDLI, { offsetAt: () => offsetMs })
  if (message.causes.length === 0) return <p className={resultLineClass}>{said}</p>
  return (
    <div className={resultLineClass}>
      <CauseDetails
        look="line"
        cause={
          <ul>
            {message.causes.map((cause) => (
              <li key={JSON.stringify(cause)}>{causeText(cause, offsetMs)}</li>
            ))}
          </ul>
        }
      >
        {said}
      </CauseDetails>
    </div>
  )
}

/** "Mars in Mesha, the 3rd house", "Saturn in Mina, the 12th from the Moon, 29 Mar 2025 to 2 Jun 2027". */
export function causeText(cause: Cause, offsetMs: number): string {
  switch (cause.kind) {
    case 'placement':
      return `${words.inSign(text.graha(cause.graha), text.sign(cause.sign))}, ${placeOf(cause.house, cause.from)}`
    case 'transit':
      return `${words.inSign(text.graha(cause.graha), text.sign(cause.sign))}, ${placeOf(cause.house, cause.from)}, ${words.during(dayText(cause.start + offsetMs), dayText(cause.end + offsetMs))}`
    case 'aspect':
      return words.looksAt(text.graha(cause.from), text.graha(cause.to))
    case 'event':
      return `${words.event(text.graha(cause.graha), cause.event, text.sign(cause.sign))}, ${dayText(cause.at + offsetMs)}`
    case 'pair':
      return words.pair(sentenceCase(cause.what), cause.boy, cause.girl)
    case 'star':
      return words.moonInStar(text.star(cause.nakshatra), ordinal(cause.count))
  }
}

function placeOf(house: number, from: keyof typeof words.from): string {
  return from === 'lagna' ? words.house(ordinal(house)) : words.houseFrom(ordinal(house), words.from[from])
}
