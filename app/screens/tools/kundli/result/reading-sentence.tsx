// Sentences of the engine, each opening the placements it rests on.
import { CauseDetails } from '#app/ui/cause-details.tsx'
import { ENGLISH_KUNDLI } from '#workers/jyotish/words/en/index.ts'
import { ENGLISH } from '#workers/jyotish/words/en/language.ts'
import type { Cause, Message } from '#workers/jyotish/words/message.ts'
import { render } from '#workers/jyotish/words/render.ts'
import { dayText } from '../../shared/format.ts'
import { resultLineClass } from '../../shared/result-line-class.ts'
import { ordinal, sentenceCase } from '../../shared/text-case.ts'
import { kundliText as text } from '../kundli-text.ts'

const FROM = { lagna: 'the lagna', moon: 'the Moon', sun: 'the Sun', venus: 'Venus', sign: 'the sign' } as const

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
      return `${text.graha(cause.graha)} in ${text.sign(cause.sign)}, ${placeOf(cause.house, cause.from)}`
    case 'transit':
      return `${text.graha(cause.graha)} in ${text.sign(cause.sign)}, ${placeOf(cause.house, cause.from)}, ${dayText(cause.start + offsetMs)} to ${dayText(cause.end + offsetMs)}`
    case 'aspect':
      return `${text.graha(cause.from)} looks at ${text.graha(cause.to)}`
    case 'event':
      return `${text.graha(cause.graha)}: ${cause.event} in ${text.sign(cause.sign)}, ${dayText(cause.at + offsetMs)}`
    case 'pair':
      return `${sentenceCase(cause.what)}: ${cause.boy} and ${cause.girl}`
    case 'star':
      return `the Moon in ${ENGLISH.nakshatras[cause.nakshatra - 1]}, the ${ordinal(cause.count)} from your own`
  }
}

function placeOf(house: number, from: keyof typeof FROM): string {
  return from === 'lagna' ? `the ${ordinal(house)} house` : `the ${ordinal(house)} from ${FROM[from]}`
}
