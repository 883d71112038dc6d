// The chart desk on the page of a reading. Loaded when the client opens it, or clicks a chip in the text.

import { lazy, type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import type { DeskLink } from '#app/realtime/room/desk-link.ts'
import { type DeskAccess, DeskAccessContext } from '#app/screens/consultations/desk/desk-access.ts'
import { LazyPart } from '#app/shell/lazy-part.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { AttachedBirth } from '#workers/contract/accounts/birth-profiles.ts'
import type { DeskPoint } from '#workers/contract/consultations/desk.ts'
import { loadDesk } from '../desk/load-desk.ts'
import { isBeforeBirth } from '../desk/pointed-chart.ts'
import { readingTexts } from './reading-text.ts'

const Desk = lazy(async () => ({ default: (await loadDesk()).Desk }))

/** The consultation is over, so this desk has no room. */
const NO_ROOM: DeskLink = { send: () => false, listen: () => () => undefined }
const ignore = () => undefined

type Props = {
  /** Without a birth there is no desk, and chips are plain text. */
  birth: AttachedBirth | null
  points: readonly DeskPoint[]
  /** The astrologer's name. */
  other: string
  /** The text of the reading, whose chips open the desk. */
  children: ReactNode
}

export function WithReadingDesk({ birth, points, other, children }: Props) {
  const text = useTexts(readingTexts)
  const [openedAt, setOpenedAt] = useState<number | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const deskAccess = useRef<DeskAccess | null>(null)
  const waiting = useRef<Parameters<DeskAccess['visit']>[0] | null>(null)
  const open = useCallback(() => setOpenedAt((at) => at ?? Date.now()), [])
  const onDeskAccess = useCallback((opened: DeskAccess | null) => {
    deskAccess.current = opened
    if (!opened || !waiting.current) return
    opened.visit(waiting.current)
    waiting.current = null
  }, [])
  const fromWords = useMemo<DeskAccess>(
    () => ({
      visit(there) {
        open()
        if (deskAccess.current) deskAccess.current.visit(there)
        else waiting.current = there
        box.current?.scrollIntoView({ block: 'start' })
      },
      isBefore: (writtenAt, place) => birth !== null && isBeforeBirth(birth, writtenAt, place),
      offers: () => [],
    }),
    [open, birth],
  )
  return (
    <DeskAccessContext.Provider value={birth ? fromWords : null}>
      {children}
      {birth ? (
        <div ref={box} className="scroll-mt-20 print:hidden">
          <Card title={text.desk} pad>
            {openedAt === null ? (
              <>
                <p className="mb-3 text-muted">{text.deskLead}</p>
                <Button onClick={open}>{text.openDesk}</Button>
              </>
            ) : (
              <LazyPart fallback={<Skeleton height={420} />}>
                <Desk
                  birth={birth}
                  points={points}
                  other={other}
                  onDeskAccess={onDeskAccess}
                  side="user"
                  link={NO_ROOM}
                  runs={false}
                  over
                  open
                  onNews={ignore}
                  at={openedAt}
                />
              </LazyPart>
            )}
          </Card>
        </div>
      ) : null}
    </DeskAccessContext.Provider>
  )
}
