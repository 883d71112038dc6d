// Sentences of the engine; each can be expanded to show the placements on which it is based.

import { kundliWords } from 'drishti-jyotish/words/kundli.ts'
import type { Cause, Message } from 'drishti-jyotish/words/message.ts'
import { render } from 'drishti-jyotish/words/render.ts'
import { dayText } from '#app/format/format.ts'
import { ordinalTexts, sentenceCase } from '#app/format/text-case.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useLanguage } from '#app/language/use-language.ts'
import { resultLineClass } from '#app/tool-forms/result-line-class.ts'
import { CauseDetails } from '#app/ui/content/cause-details.tsx'
import { causeWordTexts } from './cause-text.ts'
import { kundliTexts } from './kundli-text.ts'

export function ReadingSentence({ message, offsetMs }: { message: Message; offsetMs: number }) {
  const kundliReading = kundliWords.of(useLanguage())
  const said = render(message, kundliReading, { offsetAt: () => offsetMs })
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
  const words = causeWordTexts[currentLanguage()]
  const text = kundliTexts[currentLanguage()]
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
      return words.moonInStar(text.star(cause.nakshatra), ordinalTexts[currentLanguage()](cause.count))
  }
}

function placeOf(house: number, from: keyof (typeof causeWordTexts)['en']['from']): string {
  const words = causeWordTexts[currentLanguage()]
  const ordinal = ordinalTexts[currentLanguage()]
  return from === 'lagna' ? words.house(ordinal(house)) : words.houseFrom(ordinal(house), words.from[from])
}
