import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/icon.tsx'
import { placeName, placeText as text } from './place-text.ts'
import type { Picker } from './use-place-picker.ts'

export type OptionsProps = { id: string; picker: Picker }

/** The list under a place field: places, or why there are none. */
export function PlaceOptions({ id, picker }: OptionsProps) {
  const { offer, options, at, list } = picker
  const failed = offer.state === 'failed'
  const none = offer.state === 'ready' && options.length === 0
  const waiting = offer.state === 'loading' && options.length === 0
  const lastUsed = offer.state === 'idle' && options.length > 0
  if (!failed && !none && !waiting && options.length === 0) return null
  return (
    // The field keeps the focus: a press in the list must not take it away.
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here but keeping the focus
    <div className="listbox combo__list" onMouseDown={(event) => event.preventDefault()}>
      {lastUsed ? <p className="combo__head">{text.lastUsed}</p> : null}
      <div id={id} role="listbox" aria-label={text.list} ref={list} hidden={options.length === 0}>
        {options.map((place, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's (aria-activedescendant)
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          <div
            key={place.id}
            id={`${id}-${i}`}
            role="option"
            aria-selected={i === at}
            className={cx(i === at && 'is-active')}
            onMouseMove={() => picker.point(i)}
            onClick={() => picker.choose(place)}
          >
            <span>
              {placeName(place)}
              <span className="where">
                {[place.region, place.country, place.tz.replaceAll('_', ' ')].filter(Boolean).join(' · ')}
              </span>
            </span>
          </div>
        ))}
      </div>
      {waiting ? <p className="combo__note">{text.loading}</p> : null}
      {none ? <p className="combo__note">{text.none}</p> : null}
      {failed ? (
        <p className="combo__note">
          <Icon name="circle-alert" />
          <span>
            {text.failed}{' '}
            <button type="button" onClick={picker.retry}>
              {text.retry}
            </button>
          </span>
        </p>
      ) : null}
    </div>
  )
}
