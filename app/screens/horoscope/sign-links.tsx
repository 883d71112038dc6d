// The twelve signs as links, each with the Moon's house.

import { ordinalTexts } from '#app/format/text-case.ts'
import { useTexts } from '#app/language/texts.ts'
import { SignGlyph } from '#app/ui/icons/glyphs.tsx'
import { Link } from '#app/ui/link.tsx'
import { signNameTexts } from './sign-names-text.ts'

/** `moon`: its sign, 0 to 11; `house` says the Moon's in words. */
type Props = { moon: number; to(sign: number): string; house(nth: string): string }

export function SignLinks({ moon, to, house }: Props) {
  const signNames = useTexts(signNameTexts)
  const ordinal = useTexts(ordinalTexts)
  return (
    <div className="grid grid-cols-3 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-4 lg:grid-cols-6">
      {signNames.map(([slug, name, western, deva], n) => (
        <Link
          key={slug}
          className="relative grid gap-2.5 bg-surface px-3.5 pt-4.5 pb-4 text-text no-underline transition-colors hover:bg-accent-soft max-sm:px-2.5 max-sm:pt-3.5 max-sm:pb-3"
          to={to(n)}
        >
          <SignGlyph className="size-9 stroke-[1.6] text-accent-text" sign={n} />
          <span className="leading-[1.3] font-semibold max-sm:text-[15px]">
            {name}
            {western === name ? null : (
              <span className="block text-14 font-normal text-muted max-sm:text-[13px]">{western}</span>
            )}
          </span>
          {deva === name ? null : (
            <span
              className='absolute top-5 right-3.5 [font-family:"Own_Devanagari","Noto_Sans_Devanagari",var(--font-text)] text-small text-muted max-sm:hidden'
              lang="hi"
            >
              {deva}
            </span>
          )}
          <span className="border-t border-line pt-2 num text-12 text-muted">
            {house(ordinal(((moon - n + 12) % 12) + 1))}
          </span>
        </Link>
      ))}
    </div>
  )
}
