/** The round buttons below a call: an icon in a circle with its name. */
export const callControlClass =
  'group grid w-19 justify-items-center gap-2 desk-open:gap-1 text-12 text-text no-underline aria-disabled:opacity-50 max-[481px]:w-15.5'

const circle = 'box-content size-5.5 rounded-full border p-4.25 transition-colors max-[481px]:p-3.75 desk-open:p-2.25'
const circles = {
  plain:
    'border-control group-hover:bg-(--night-hover) group-aria-expanded:border-text group-aria-expanded:bg-text group-aria-expanded:text-ink group-aria-pressed:border-text group-aria-pressed:bg-text group-aria-pressed:text-ink',
  end: 'border-transparent bg-danger-fill text-on-danger group-hover:bg-danger-hover',
}
/** For the icon. */
export const callCircleClass = (look: keyof typeof circles = 'plain') => `${circle} ${circles[look]}`
