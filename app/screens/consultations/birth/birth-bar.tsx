// The bar above a conversation without a birth, or while the astrologer requests one, with the actions of each side.

import { useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import type { DeskLink } from '#app/realtime/room/desk-link.ts'
import { Button } from '#app/ui/button.tsx'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import { birthBarTexts } from './birth-bar-text.ts'
import { ShareBirthDialog } from './share-birth-dialog.tsx'
import { useBirthQuestion } from './use-birth-question.ts'

export type BirthBarProps = {
  consultationId: string
  side: 'user' | 'astrologer'
  /** The name of the other side. */
  other: string
  /** A birth is shared. */
  shared: boolean
  /** The astrologer has requested a birth. */
  asks: boolean
  /** The meter is running, so the room accepts requests. */
  runs: boolean
  link: DeskLink
}

export function BirthBar({ consultationId, side, other, shared, runs, link, ...room }: BirthBarProps) {
  const text = useTexts(birthBarTexts)
  const [choosing, setChoosing] = useState(false)
  const { asks, waits, ask } = useBirthQuestion({ link, runs, asks: room.asks })
  const sentence =
    side === 'user'
      ? asks
        ? text.asksYou(other)
        : text.noneOfYours(other)
      : asks
        ? text.youAsked(other)
        : shared
          ? null
          : text.none(other)
  if (sentence === null) return null
  return (
    <div className="flex flex-none flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-surface px-5 py-1.5 text-14 in-[.night]:rounded-card in-[.night]:border in-[.night]:py-3.5">
      <MoreIcon name="sparkles" className="text-accent-text" />
      <span className="min-w-48 flex-1" role="status">
        {sentence}
        {waits ? <span className="block text-small text-busy">{text.waits}</span> : null}
      </span>
      {side === 'user' ? (
        <>
          {asks ? (
            <Button size="sm" variant="quiet" disabled={!runs} onClick={() => ask(false)}>
              {text.notNow}
            </Button>
          ) : null}
          <Button size="sm" onClick={() => setChoosing(true)}>
            {text.share}
          </Button>
        </>
      ) : (
        <Button size="sm" variant={asks ? 'quiet' : 'secondary'} disabled={!runs} onClick={() => ask(!asks)}>
          {asks ? text.withdraw : text.ask}
        </Button>
      )}
      {choosing ? (
        <ShareBirthDialog consultationId={consultationId} other={other} onClose={() => setChoosing(false)} />
      ) : null}
    </div>
  )
}
