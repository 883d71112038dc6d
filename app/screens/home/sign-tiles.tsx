import { Link } from '@remix-run/react'
import { SIGN_NAMES } from '#app/screens/tools/horoscope/horoscope-text.ts'
import { ordinal } from '#app/screens/tools/shared/words.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { SignGlyph } from '#app/ui/glyphs.tsx'
import { homeText as text } from './home-text.ts'

export function SignTiles({ moon }: { moon: { sign: number; until: string } }) {
  return (
    <section className="section" aria-labelledby="signs">
      <div className="wrap">
        <div className="sec-head">
          <div>
            <h2 id="signs">{text.signsTitle}</h2>
            <p>{text.signsLead(SIGN_NAMES[moon.sign]?.[1] ?? '', moon.until)}</p>
          </div>
          <ButtonLink to="/horoscope#find" size="sm">
            {text.findSign}
          </ButtonLink>
        </div>
        <div className="signs">
          {SIGN_NAMES.map(([slug, name, western, deva], n) => (
            <Link key={slug} className="sign" to={`/horoscope/${slug}/today`}>
              <SignGlyph sign={n} />
              <span className="sign__n">
                {name}
                <span className="sign__e">{western}</span>
              </span>
              <span className="sign__d deva" lang="hi">
                {deva}
              </span>
              <span className="sign__h num">{text.moonIn(ordinal(((moon.sign - n + 12) % 12) + 1))}</span>
            </Link>
          ))}
        </div>
      </div>
    </section>
  )
}
