import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/icons/icon.tsx'
import type { Place } from '#workers/contract/places/place.ts'
import { placeNameTexts, placeTexts } from './place-text.ts'
import type { Offer } from './use-place-search.ts'

const noteClass = 'flex gap-2 p-2.5 leading-[1.45] text-muted'

/** State and handlers that the list shares with its field. */
type OfferedPlaces = {
  offer: Offer
  options: readonly Place[]
  /** The index of the active option. */
  at: number
  list: RefObject<HTMLDivElement>
  point(option: number): void
  choose(place: Place): void
  retry(): void
}
export type OptionsProps = { id: string; picker: OfferedPlaces }

/** The space between the field and the list, and between the list and the edge of the window. */
const GAP = 6
const HIGHEST = 340

/**
 * The list of a place field: places, or why there are none. It opens below the field, or above it if there is more
 * room.
 */
export function PlaceOptions({ id, picker }: OptionsProps) {
  const text = useTexts(placeTexts)
  const placeName = useTexts(placeNameTexts)
  const { offer, options, at, list } = picker
  const { frame, up, height } = useRoom()
  const failed = offer.state === 'failed'
  const none = offer.state === 'ready' && options.length === 0
  const waiting = offer.state === 'loading' && options.length === 0
  const lastUsed = offer.state === 'idle' && options.length > 0
  if (!failed && !none && !waiting && options.length === 0) return null
  return (
    // Prevents a click in the list from taking the focus from the field.
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here but keeping the focus
    <div
      ref={frame}
      className={cx(
        'absolute inset-x-0 z-80 flex min-w-50 flex-col p-1.5 text-14 shadow-raised card',
        up ? 'bottom-[calc(100%+6px)]' : 'top-[calc(100%+6px)]',
      )}
      style={{ maxHeight: height }}
      onMouseDown={(event) => event.preventDefault()}
    >
      {lastUsed ? <p className="px-2.5 pt-1.5 pb-0.5 text-12 text-muted">{text.lastUsed}</p> : null}
      <div
        className="min-h-0 overflow-y-auto overscroll-contain"
        id={id}
        role="listbox"
        aria-label={text.list}
        ref={list}
        hidden={options.length === 0}
      >
        {options.map((place, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's (aria-activedescendant)
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          <div
            key={place.id}
            id={`${id}-${i}`}
            role="option"
            aria-selected={i === at}
            className="cursor-pointer rounded-control px-2.5 py-2.25 leading-[1.35] aria-selected:bg-info-bg"
            onMouseMove={() => picker.point(i)}
            onClick={() => picker.choose(place)}
          >
            <span>
              {placeName(place)}
              <span className="block text-12 font-normal text-muted">
                {[place.region, place.country, place.tz.replaceAll('_', ' ')].filter(Boolean).join(' · ')}
              </span>
            </span>
          </div>
        ))}
      </div>
      {waiting ? <p className={noteClass}>{text.loading}</p> : null}
      {none ? <p className={noteClass}>{text.none}</p> : null}
      {failed ? (
        <p className={noteClass}>
          <Icon name="circle-alert" className="text-danger" />
          <span>
            {text.failed}{' '}
            <button type="button" className="text-link underline" onClick={() => picker.retry()}>
              {text.retry}
            </button>
          </span>
        </p>
      ) : null}
    </div>
  )
}

/**
 * The side of the field with more room for the list, and the list's maximum height; a phone's keyboard reduces the
 * room.
 */
function useRoom() {
  const frame = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ up: false, height: HIGHEST })
  useLayoutEffect(() => {
    function measure() {
      const field = frame.current?.parentElement?.getBoundingClientRect()
      if (!field) return
      const above = field.top - 2 * GAP
      const below = (visualViewport?.height ?? innerHeight) - field.bottom - 2 * GAP
      const up = below < HIGHEST && above > below
      const height = Math.max(0, Math.min(HIGHEST, up ? above : below))
      setRoom((known) => (known.up === up && known.height === height ? known : { up, height }))
    }
    measure()
    addEventListener('scroll', measure, { passive: true })
    visualViewport?.addEventListener('resize', measure)
    return () => {
      removeEventListener('scroll', measure)
      visualViewport?.removeEventListener('resize', measure)
    }
  })
  return { frame, ...room }
}
