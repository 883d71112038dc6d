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
    <div
      className='absolute inset-x-0 top-[calc(100%_+_6px)] bottom-auto z-80 max-h-85 min-w-50 overflow-y-auto [overscroll-behavior:contain] rounded-card border border-line bg-surface p-1.5 text-14 shadow-raised [&_li]:flex [&_li]:w-full [&_li]:items-center [&_li]:gap-2.5 [&_li]:rounded-control [&_li]:border-0 [&_li]:bg-transparent [&_li]:px-2.5 [&_li]:py-2.25 [&_li]:text-left [&_li]:leading-[1.35] [&_li]:text-inherit [&_li]:no-underline [&_li]:aria-selected:font-semibold [&_li]:data-focus:bg-info-bg [&_*]:[&[role="option"]]:cursor-pointer [&_*]:[&[role="option"]]:rounded-control [&_*]:[&[role="option"]]:px-2.5 [&_*]:[&[role="option"]]:py-2.25 [&_*]:[&[role="option"]]:leading-[1.35]'
      onMouseDown={(event) => event.preventDefault()}
    >
      {lastUsed ? <p className="px-2.5 pt-1.5 pb-0.5 text-12 text-muted">{text.lastUsed}</p> : null}
      <div id={id} role="listbox" aria-label={text.list} ref={list} hidden={options.length === 0}>
        {options.map((place, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's (aria-activedescendant)
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          <div
            key={place.id}
            id={`${id}-${i}`}
            role="option"
            aria-selected={i === at}
            className={cx(i === at && 'bg-info-bg')}
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
      {waiting ? (
        <p className="flex gap-2 p-2.5 leading-[1.45] text-muted [&_button]:cursor-pointer [&_button]:border-0 [&_button]:bg-transparent [&_button]:p-0 [&_button]:text-link [&_button]:underline [&_svg]:flex-none [&_svg]:text-danger">
          {text.loading}
        </p>
      ) : null}
      {none ? (
        <p className="flex gap-2 p-2.5 leading-[1.45] text-muted [&_button]:cursor-pointer [&_button]:border-0 [&_button]:bg-transparent [&_button]:p-0 [&_button]:text-link [&_button]:underline [&_svg]:flex-none [&_svg]:text-danger">
          {text.none}
        </p>
      ) : null}
      {failed ? (
        <p className="flex gap-2 p-2.5 leading-[1.45] text-muted [&_button]:cursor-pointer [&_button]:border-0 [&_button]:bg-transparent [&_button]:p-0 [&_button]:text-link [&_button]:underline [&_svg]:flex-none [&_svg]:text-danger">
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
