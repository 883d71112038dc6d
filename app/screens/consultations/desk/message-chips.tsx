// A message whose words name places of the chart: each is a chip that opens the desk there.
import { useContext } from 'react'
import { DeskDoorContext } from '../desk-door.ts'
import { MessageLinks } from '../message-links.tsx'
import { chipParts } from './chip-text.ts'
import { deskText as text } from './desk-text.ts'

const chip = 'rounded-[6px] bg-info-bg px-1.25 py-0.25 font-semibold text-info'

export function MessageChips({ text: message }: { text: string }) {
  const door = useContext(DeskDoorContext)
  return (
    <>
      {chipParts(message).map(({ text: part, chip: place }, n) => {
        const key = `${n} ${part}`
        if (!place) return <MessageLinks key={key} text={part} />
        // Without the birth there is no chart to open.
        if (!door)
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
            onClick={() => door.visit(place)}
          >
            {part}
          </button>
        )
      })}
    </>
  )
}
