import { cx } from '#app/ui/cx.ts'

const base =
  'grid w-19 justify-items-center gap-2 border-0 bg-transparent p-0 text-12 text-text no-underline disabled:opacity-50 max-[481px]:w-15.5 [&_svg]:[box-sizing:content-box] [&_svg]:size-5.5 [&_svg]:rounded-full [&_svg]:border [&_svg]:p-4.25 [&_svg]:transition-colors aria-expanded:[&_svg]:border-text aria-expanded:[&_svg]:bg-text aria-expanded:[&_svg]:text-ink aria-pressed:[&_svg]:border-text aria-pressed:[&_svg]:bg-text aria-pressed:[&_svg]:text-ink max-[481px]:[&_svg]:p-3.75'
/** The round buttons under a call: a glyph in a circle, its name below. */
export const callControlClass = cx(base, '[&_svg]:border-control hover:[&_svg]:bg-(--night-hover)')
export const callEndClass = cx(
  base,
  '[&_svg]:border-transparent [&_svg]:bg-danger-fill [&_svg]:text-on-danger hover:[&_svg]:bg-danger-hover',
)
