import { useEffect, useRef } from 'react'
import type { AttachedBirth } from '#workers/contract/birth-profiles.ts'
import type { Kundli } from '#workers/jyotish/kundli/kundli.ts'
import type { DeskDoor } from '../desk-door.ts'
import { isBeforeBirth } from './chart-of.ts'
import { offersFor } from './offers.ts'
import type { Desk } from './use-desk.ts'

type Door = { birth: AttachedBirth; desk: Desk; made: Kundli | null; at: number; onAsked(): void }

/** Opens the door from the conversation once; behind it stands what the last render knew. */
export function useDoor({ onDoor, ...now }: Door & { onDoor(door: DeskDoor | null): void }): void {
  const latest = useRef(now)
  latest.current = now
  useEffect(() => {
    onDoor({
      visit({ target, place }) {
        const { desk } = latest.current
        desk.visit({ target, place: { ...desk.place, ...place } })
      },
      isBefore: (writtenAt, place) => isBeforeBirth(latest.current.birth, writtenAt, place),
      offers(typed) {
        const { desk, made, at, onAsked } = latest.current
        if (!made) onAsked()
        return offersFor({ made, which: desk.place, at, typed })
      },
    })
    return () => onDoor(null)
  }, [onDoor])
}
