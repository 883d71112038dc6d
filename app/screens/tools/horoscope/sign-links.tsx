// The twelve signs as links, each with the house the Moon stands in.
import { Link } from '@remix-run/react'
import { SignGlyph } from '#app/ui/glyphs.tsx'
import { ordinal } from '../shared/text-case.ts'
import { SIGN_NAMES } from './horoscope-text.ts'

/** `moon`: its sign, 0 to 11; `house` says the Moon's in words. */
type Props = { moon: number; to(sign: number): string; house(nth: string): string }

export function SignLinks({ moon, to, house }: Props) {
  return (
    <div className="signs">
      {SIGN_NAMES.map(([slug, name, western, deva], n) => (
        <Link key={slug} className="sign" to={to(n)}>
          <SignGlyph sign={n} />
          <span className="sign__n">
            {name}
            <span className="sign__e">{western}</span>
          </span>
          <span className="sign__d deva" lang="hi">
            {deva}
          </span>
          <span className="sign__h num">{house(ordinal(((moon - n + 12) % 12) + 1))}</span>
        </Link>
      ))}
    </div>
  )
}
