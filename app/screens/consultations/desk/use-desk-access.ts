import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { useEffect, useRef } from 'react'
import type { AttachedBirth } from '#workers/contract/accounts/birth-profiles.ts'
import type { DeskAccess } from './desk-access.ts'
import { offersFor } from './place-offers.ts'
import { isBeforeBirth } from './pointed-chart.ts'
import type { Desk } from './use-desk.ts'

type Access = { birth: AttachedBirth; desk: Desk; made: Kundli | null; at: number; onAsked(): void }

/** Passes the access to the desk once; its functions use the values of the last render. */
export function useDeskAccess({
  onDeskAccess,
  ...now
}: Access & { onDeskAccess(deskAccess: DeskAccess | null): void }): void {
  const latest = useRef(now)
  latest.current = now
  useEffect(() => {
    onDeskAccess({
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
    return () => onDeskAccess(null)
  }, [onDeskAccess])
}
