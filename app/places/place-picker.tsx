// A place field. Without JavaScript it is a plain text field, and the server resolves the name.

import { type ReactNode, useId } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { Spinner } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { affixClass, fieldHint, inputClass } from '#app/ui/form/field-class.ts'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { Icon } from '#app/ui/icons/icon.tsx'
import { type Place, placeLabel } from '#workers/contract/places/place.ts'
import { placeFactTexts, placeTexts } from './place-text.ts'
import { usePlacePicker } from './use-place-picker.ts'

export type PlacePickerProps = {
  name?: string
  label?: string
  hint?: ReactNode
  error?: ReactNode
  hideLabel?: boolean
  /** The initial place of the field. */
  initial?: Place | null
  /** The previously typed text if it names no place. */
  typed?: string
  /** The user's own place, not that of a birth: it becomes the default of every tool. */
  here?: boolean
  /** Shown instead of the facts of the place. */
  note?: string | null
  onChoose?: (place: Place) => void
}

/** Submits the text as `name`, and the id of the selected place as `name`_id. */
export function PlacePicker({ name = 'place', label: ownLabel, initial = null, ...props }: PlacePickerProps) {
  const text = useTexts(placeTexts)
  const label = ownLabel ?? text.label
  const placeFacts = useTexts(placeFactTexts)
  const picker = usePlacePicker({
    initial,
    keepAs: props.here ? 'place' : 'birth_place',
    onChoose: props.onChoose,
  })
  const hydrated = useHydrated()
  const listId = useId()
  const { offer, options, chosen, open, at } = picker
  const { Options } = picker
  const shown = open && options.length > 0 && Options !== null
  const combobox = hydrated && {
    role: 'combobox' as const,
    'aria-autocomplete': 'list' as const,
    'aria-expanded': shown,
    'aria-controls': listId,
    'aria-activedescendant': shown && at >= 0 ? `${listId}-${at}` : undefined,
  }
  const hint = chosen && !props.note ? <span className="num">{placeFacts(chosen)}</span> : (props.hint ?? text.hint)
  return (
    <div>
      <Field label={label} hint={hint} error={props.error} hideLabel={props.hideLabel}>
        {(wiring) => (
          <div className="relative">
            <div className={affixClass}>
              <Icon name="map-pin" className="text-muted" />
              <input
                {...wiring}
                {...combobox}
                {...picker.handlers}
                ref={picker.input}
                className={inputClass({ inside: true })}
                name={name}
                autoComplete="off"
                enterKeyHint="search"
                spellCheck={false}
                maxLength={120}
                defaultValue={initial ? placeLabel(initial) : (props.typed ?? '')}
              />
              {offer.state === 'loading' ? <Spinner className="mr-3 flex-none" /> : null}
            </div>
            {open && Options ? <Options id={listId} picker={picker} /> : null}
            {open && !Options && offer.state === 'failed' ? <p className={fieldHint}>{text.failed}</p> : null}
          </div>
        )}
      </Field>
      {chosen ? <input type="hidden" name={`${name}_id`} value={chosen.id} /> : null}
      <span className="sr-only" role="status">
        {open && offer.state === 'ready' ? (options.length > 0 ? text.count(options.length) : text.none) : ''}
        {open && offer.state === 'failed' ? text.failed : ''}
      </span>
    </div>
  )
}

/** The attribution that the licence of the gazetteer requires. */
export function PlaceCredit() {
  const text = useTexts(placeTexts)
  return (
    <p className="text-tiny text-muted">
      <a href={text.creditHref}>{text.credit}</a>, <a href={text.licenceHref}>{text.licence}</a>
    </p>
  )
}
