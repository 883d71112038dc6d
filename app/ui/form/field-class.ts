// Styles of fields, for the components of field.tsx and for the few separate inputs.
import { cx } from '#app/ui/cx.ts'

export const fieldLabel = 'mb-1.5 flex justify-between gap-2 text-14 leading-[1.4] font-semibold'
export const fieldHint = 'mt-1.5 text-14 leading-[1.45] text-muted'
export const fieldError = 'mt-1.5 flex gap-1.5 text-14 leading-[1.45] text-danger'

const normal = 'min-h-11 px-3 py-2.25'
/** Safari on iPhones and iPads zooms into a field below 16 px. */
const smallText = 'text-14 pointer-coarse:text-16'
const small = `min-h-9 px-2.5 py-1.25 ${smallText}`

/** `inside`: between the affixes, whose container has the frame. */
export function inputClass(look: { small?: boolean; inside?: boolean } = {}): string {
  if (look.inside)
    return 'min-h-10 w-full min-w-0 bg-transparent py-2.25 pr-3 text-16 leading-[1.5] outline-none placeholder:text-muted'
  return cx('control', look.small ? small : normal)
}

const textarea = 'control px-3 py-2.25'
export const textareaClass = cx(textarea, 'min-h-24 resize-y')
/** A textarea that grows with its text. */
export const growingTextareaClass = cx(textarea, 'block min-h-11 resize-none')

export function selectClass(look: { small?: boolean } = {}): string {
  const size = look.small ? `min-h-9 py-1.25 pr-9.5 pl-2.5 ${smallText}` : 'min-h-11 py-2.25 pr-9.5 pl-3'
  return cx('appearance-none control select-arrow', size)
}

/** An input with a prefix or suffix in one frame. */
export const affixClass = 'control flex min-h-11 min-w-0 items-center gap-2 pl-3'
