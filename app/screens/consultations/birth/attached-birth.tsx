// The birth of a consultation, with the chart desk: beside the conversation in a wide window, otherwise one line above
// it that opens in its place.

import { useCallback, useEffect, useRef, useState } from 'react'
import { bornOnTexts } from '#app/births/birth-text.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import type { DeskLink } from '#app/realtime/room/desk-link.ts'
import type { DeskNews } from '#app/screens/consultations/desk/desk.tsx'
import type { DeskAccess } from '#app/screens/consultations/desk/desk-access.ts'
import { DESK_BESIDE } from '#app/screens/consultations/desk/use-desk-open.ts'
import { RoomDesk } from '#app/screens/consultations/room/room-parts.tsx'
import { cx } from '#app/ui/cx.ts'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import type { AttachedBirth as Birth } from '#workers/contract/accounts/birth-profiles.ts'
import type { DeskPoint } from '#workers/contract/consultations/desk.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { attachedBirthTexts } from './attached-birth-text.ts'
import { BirthActions } from './birth-actions.tsx'
import { BirthFacts } from './birth-facts.tsx'

export type AttachedBirthProps = {
  birth: Birth
  consultationId: string
  side: 'user' | 'astrologer'
  /** The name of the other side. */
  other: string
  link: DeskLink
  points: readonly DeskPoint[]
  /** The meter is running. */
  runs: boolean
  over: boolean
  open: boolean
  onOpen(open: boolean): void
  onDeskAccess(deskAccess: DeskAccess | null): void
  /** Rendered in a card among others. */
  inCard?: boolean
}

export function AttachedBirth(props: AttachedBirthProps) {
  const text = useTexts(attachedBirthTexts)
  const { birth, consultationId, inCard = false, open, onOpen, onDeskAccess, ...desk } = props
  const { side, other, over, runs, link } = desk
  const [at, setAt] = useState<number | null>(null)
  const [news, setNews] = useState<DeskNews | null>(null)
  const line = useRef<HTMLElement>(null)
  // The user may have opened it before hydration.
  useEffect(() => onOpen(line.current?.closest('details')?.open || matchMedia(DESK_BESIDE).matches), [onOpen])
  // "Today" follows the page's clock, read once after mount.
  useEffect(() => setAt(Date.now()), [])
  const passDeskAccess = useCallback(
    (deskAccess: DeskAccess | null) =>
      onDeskAccess(
        deskAccess && {
          ...deskAccess,
          visit(there) {
            onOpen(true)
            deskAccess.visit(there)
          },
        },
      ),
    [onDeskAccess, onOpen],
  )
  // The focus returns to the line with which the desk was opened.
  const fold = () => {
    onOpen(false)
    line.current?.focus()
  }
  return (
    // Not Headless UI's Disclosure, because beside the conversation it must be open without JavaScript.
    <details
      className={cx(
        'group/birth min-w-0 scroll-pt-28 bg-surface text-14 desk-open:h-full desk-open:scroll-pt-44 desk-open:overflow-y-auto room-low:scroll-pt-12 desk-open:room-low:scroll-pt-12',
        inCard
          ? 'in-[.night]:bg-transparent'
          : 'relative border-b border-line desk-beside:overflow-y-auto desk-beside:border-b-0 desk-beside:border-l desk-beside:[grid-area:1_/_2] room-lowest:hidden desk-beside:room-lowest:block desk-open:room-lowest:block',
      )}
      data-desk
      open={open}
      onToggle={({ currentTarget }) => onOpen(currentTarget.open)}
      onKeyDown={(event) => {
        if (isDeskCloseKey(event) && !matchMedia(DESK_BESIDE).matches) fold()
      }}
    >
      <summary
        ref={line}
        className={cx(
          'flex min-h-12 cursor-pointer list-none items-center gap-2.5 py-2 desk-open:sticky desk-open:top-0 desk-open:z-20 desk-open:bg-surface in-[.night]:desk-open:bg-(--night-mid)',
          inCard ? 'desk-open:px-5' : 'px-5',
        )}
      >
        <MoreIcon name={news?.points && !open ? 'mouse-pointer' : 'sparkles'} className="text-accent-text" />
        <span className="min-w-0 flex-1">
          <b className="block truncate" title={headOf(birth, { side, over })}>
            {headOf(birth, { side, over })}
          </b>
          <Line birth={birth} open={open} news={news} />
        </span>
        <MoreIcon name="chevron-down" className="group-open/birth:rotate-180" />
      </summary>
      <div className={cx('space-y-2 pb-4', inCard ? 'desk-open:px-5' : 'px-5')}>
        {at === null ? null : (
          <RoomDesk {...desk} birth={birth} at={at} open={open} onNews={setNews} onDeskAccess={passDeskAccess} />
        )}
        <BirthFacts birth={birth} side={side} />
        {birth.second ? <BirthFacts birth={birth.second} side={side} named /> : null}
        {at === null || over ? null : (
          <BirthActions
            consultationId={consultationId}
            side={side}
            other={other}
            runs={runs}
            link={link}
            second={birth.second !== undefined}
          />
        )}
        <p className="text-tiny text-muted">{over ? text.untilOver : text.until}</p>
      </div>
    </details>
  )
}

/** Below the name: the birth; while the desk is closed also who follows whom, and the current points. */
function Line({ birth, open, news }: { birth: Birth; open: boolean; news: DeskNews | null }) {
  const bornOn = useTexts(bornOnTexts)
  const born = [birth, ...(birth.second ? [birth.second] : [])].map(bornOn).join(' · ')
  if (open) return <span className="block num text-muted desk-open:hidden">{born}</span>
  return (
    <span className="block num text-muted">
      {news?.follows ? (
        <>
          <span role="status">{news.follows}</span>{' '}
        </>
      ) : null}
      <span role="status">{news?.points ?? born}</span>
    </span>
  )
}

type Key = {
  key: string
  defaultPrevented: boolean
  target: unknown
  currentTarget: Pick<HTMLDetailsElement, 'contains' | 'open'>
}

/**
 * True for Escape in the open desk, unless it closes a list or a dialog there: React events bubble from a portal to the
 * desk.
 */
export function isDeskCloseKey({ key, defaultPrevented, target, currentTarget }: Key): boolean {
  return key === 'Escape' && !defaultPrevented && currentTarget.open && currentTarget.contains(target as Node)
}

type Reader = { side: 'user' | 'astrologer'; over: boolean }

/** After the end the client still sees that they shared the birth. */
export function headOf({ name, second }: Pick<Birth, 'name' | 'second'>, { side, over }: Reader): string {
  const text = attachedBirthTexts[currentLanguage()]
  const first = isolatedName(name)
  if (!second) return side === 'astrologer' ? text.birthOf(first) : (over ? text.sharedBefore : text.shared)(first)
  const words = side === 'astrologer' ? text.birthsOf : over ? text.sharedTwoBefore : text.sharedTwo
  return words(first, isolatedName(second.name))
}
