import { SIGN_NAMES } from '#app/screens/tools/horoscope/horoscope-text.ts'
import { SignLinks } from '#app/screens/tools/horoscope/sign-links.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
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
        <SignLinks moon={moon.sign} to={(n) => `/horoscope/${SIGN_NAMES[n]?.[0]}/today`} house={text.moonIn} />
      </div>
    </section>
  )
}
