// Parts of a conversation that are too large for its first load: the chart desk with its engine, menus above the message box,
// and the forms of births and readings. Their code is preloaded right after the page's own, so that it need not be loaded during
// the conversation.
import { type ComponentProps, lazy, useEffect } from 'react'
import { loadDesk } from '#app/screens/consultations/desk/load-desk.ts'
import { LazyPart } from '#app/shell/lazy-part.tsx'
import { loadOptional } from '#app/ui/form/optional-code.ts'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'

const importBirthForm = () => import('#app/screens/consultations/birth/new-birth-form.tsx')
const importChipMenu = () => import('#app/screens/consultations/desk/chip-menu.tsx')
const importEmojiButton = () => import('#app/screens/consultations/chat/emoji-button.tsx')
const importReading = () => import('#app/screens/consultations/reading/leave-reading.tsx')

const Desk = lazy(async () => ({ default: (await loadDesk()).Desk }))
const BirthForm = lazy(async () => ({ default: (await importBirthForm()).NewBirthForm }))
const ChipMenu = lazy(async () => ({ default: (await importChipMenu()).ChipMenu }))
const EmojiButton = lazy(async () => ({ default: (await importEmojiButton()).EmojiButton }))
const Reading = lazy(async () => ({ default: (await importReading()).LeaveReading }))

/** Loads the code of a live conversation's parts after the page has mounted. */
export function useRoomParts(goesOn: boolean): void {
  useEffect(() => {
    if (goesOn)
      for (const load of [importEmojiButton, loadDesk, importBirthForm, importChipMenu, importReading])
        void loadOptional<unknown>(load)
  }, [goesOn])
}

export function RoomDesk(props: ComponentProps<typeof Desk>) {
  return (
    <LazyPart fallback={<Skeleton height={420} />}>
      <Desk {...props} />
    </LazyPart>
  )
}

export function RoomBirthForm(props: ComponentProps<typeof BirthForm>) {
  return (
    <LazyPart fallback={<Skeleton height={420} />}>
      <BirthForm {...props} />
    </LazyPart>
  )
}

export function RoomChipMenu(props: ComponentProps<typeof ChipMenu>) {
  return (
    <LazyPart lost={null}>
      <ChipMenu {...props} />
    </LazyPart>
  )
}

const NO_BUTTON = <span className="size-11" />

export function RoomEmojiButton(props: ComponentProps<typeof EmojiButton>) {
  if (!useHydrated()) return NO_BUTTON
  return (
    <LazyPart fallback={NO_BUTTON} lost={NO_BUTTON}>
      <EmojiButton {...props} />
    </LazyPart>
  )
}

export function RoomReading(props: ComponentProps<typeof Reading>) {
  return useHydrated() ? (
    <LazyPart>
      <Reading {...props} />
    </LazyPart>
  ) : null
}
