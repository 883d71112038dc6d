// Keyboard and selection of a place field, by the combobox pattern of ARIA 1.2 with a listbox. Headless UI's Combobox
// is not used: it is 46 KB, and content pages have place fields.
import { type ComponentType, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { store } from '#app/login-state/browser-login.ts'
import { isComposing } from '#app/ui/form/is-composing.ts'
import { type Place, placeLabel } from '#workers/contract/places/place.ts'
import type { OptionsProps } from './place-options.tsx'
import { type PlaceKey, rememberedPlace, rememberPlace } from './remembered-place.ts'
import { usePlaceSearch } from './use-place-search.ts'

const NONE = -1

export type PickerOptions = { initial: Place | null; keepAs: PlaceKey; onChoose?: ((place: Place) => void) | undefined }

export function usePlacePicker({ initial, keepAs, onChoose }: PickerOptions) {
  const { offer, ask, clear, warm } = usePlaceSearch()
  const [chosen, setChosen] = useState(initial)
  const [open, setOpen] = useState(false)
  /** The index of the active option; -1 for none. */
  const [active, setActive] = useState(NONE)
  const [last, setLast] = useState<Place | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  // The list is loaded on the first focus, together with the search.
  const [Options, setOptions] = useState<ComponentType<OptionsProps> | null>(null)
  const focus = () => {
    void import('./place-options.tsx').then(({ PlaceOptions }) => setOptions(() => PlaceOptions)).catch(() => null)
    warm()
  }
  const options = offer.state === 'idle' && last ? [last] : offer.places
  const at = Math.min(active, options.length - 1)

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  })

  // The user may have focused the field before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount
  useEffect(() => {
    const field = input.current
    if (!field) return
    if (document.activeElement === field) {
      focus()
      openEmpty()
    }
    if (field.value === field.defaultValue) return
    setChosen(null)
    if (document.activeElement === field) type(field.value)
  }, [])

  // Enter selects the best match, even if the list was still loading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list
  useEffect(() => {
    if (offer.entered && offer.places[0]) choose(offer.places[0])
  }, [offer])

  const sent = useRef<string | null>(null)
  useEffect(() => {
    const form = input.current?.form
    const onSubmit = () => {
      sent.current = input.current?.value ?? null
    }
    form?.addEventListener('submit', onSubmit)
    return () => form?.removeEventListener('submit', onSubmit)
  }, [])

  // The page may change its place without the field, for example by the remembered place; the field then shows the new
  // place without losing the focus.
  const given = initial?.id
  const stands = useRef(given)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a place is its id
  useEffect(() => {
    const field = input.current
    if (!field || stands.current === given) return
    stands.current = given
    // Text that was typed after the form was sent remains.
    const isNewer = sent.current !== null && sent.current !== field.value
    sent.current = null
    if (!initial || isNewer) return
    setChosen(initial)
    if (document.activeElement !== field || !open) field.value = placeLabel(initial)
  }, [given])

  function choose(place: Place) {
    if (input.current) input.current.value = placeLabel(place)
    setChosen(place)
    setOpen(false)
    clear()
    rememberPlace(store, keepAs, place)
    onChoose?.(place)
  }

  function type(text: string) {
    setActive(NONE)
    setOpen(true)
    // Other text clears the selection.
    setChosen((kept) => (kept && placeLabel(kept) === text ? kept : null))
    setLast(text === '' ? rememberedPlace(store, keepAs) : null)
    ask(text)
  }

  function move(step: number) {
    if (!open) return reopen()
    if (offer.state === 'failed') return retry()
    const next = at + step
    setActive(next < NONE ? options.length - 1 : next < options.length ? next : 0)
  }

  function retry(entered?: boolean) {
    ask(input.current?.value ?? '', 0, entered)
  }

  function reopen() {
    const text = input.current?.value ?? ''
    setLast(text === '' ? rememberedPlace(store, keepAs) : null)
    setActive(NONE)
    setOpen(true)
    if (text !== '' && offer.state === 'idle') retry()
  }

  function openEmpty() {
    if (!open && input.current?.value === '') reopen()
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event)) return
    // Enter without an active option selects the best match.
    const place = options[Math.max(at, 0)]
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && open && at < 0 && offer.state === 'loading') retry(true)
    else if (event.key === 'Enter' && open && place) choose(place)
    else if (event.key === 'Escape' && open) {
      setOpen(false)
      if (offer.state === 'loading') clear()
    } else if (event.key === 'Escape' && input.current?.value) {
      input.current.value = ''
      setChosen(null)
      clear()
    } else return
    event.preventDefault()
  }

  return {
    Options,
    offer,
    options,
    chosen,
    open,
    at,
    input,
    list,
    choose,
    point: setActive,
    retry,
    handlers: {
      onKeyDown,
      onFocus: focus,
      onClick: openEmpty,
      onBlur: () => setOpen(false),
      onInput: () => type(input.current?.value ?? ''),
    },
  }
}

export type Picker = ReturnType<typeof usePlacePicker>
