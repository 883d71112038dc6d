// A message with chips, each of which opens the desk at a place of the chart.

import { useContext, useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { MessageLinks } from '#app/screens/consultations/chat/message-links.tsx'
import { type Chip, chipParts } from './chip-text.ts'
import { DeskAccessContext, MessageTimeContext } from './desk-access.ts'
import { deskTexts } from './desk-text.ts'

const chip = 'rounded-[6px] bg-info-bg px-1.25 py-0.25 font-semibold text-info'

export function MessageChips({ text: message }: { text: string }) {
  const text = useTexts(deskTexts)
  const deskAccess = useContext(DeskAccessContext)
  const writtenAt = useContext(MessageTimeContext)
  // A chip of another birth that was clicked: the desk must not show it on this chart.
  const [other, setOther] = useState<{ words: string; place: Chip } | null>(null)
  return (
    <>
      {chipParts(message).map(({ text: part, chip: place }, n) => {
        const key = `${n} ${part}`
        if (!place) return <MessageLinks key={key} text={part} />
        // Without the birth there is no chart to open.
        if (!deskAccess)
          return (
            <span key={key} className={chip}>
              {part}
            </span>
          )
        return (
          <button
            key={key}
            type="button"
            className={`${chip} underline decoration-dotted underline-offset-3 hover:decoration-solid`}
            aria-label={text.showPlace(part.slice(1))}
            onClick={() => {
              if (writtenAt !== null && deskAccess.isBefore(writtenAt, place.place)) setOther({ words: part, place })
              else deskAccess.visit(place)
            }}
          >
            {part}
          </button>
        )
      })}
      {other ? (
        <span role="status" className="mt-1.5 block border-t border-line pt-1.5 text-small text-muted">
          {text.writtenBefore(other.words)}{' '}
          <button type="button" className="min-h-6 text-link underline" onClick={() => deskAccess?.visit(other.place)}>
            {text.showHere}
          </button>
        </span>
      ) : null}
    </>
  )
}
