import { useTexts } from '#app/language/texts.ts'
import { SignLinks } from '#app/screens/horoscope/sign-links.tsx'
import { signNameTexts } from '#app/screens/horoscope/sign-names-text.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { homeTexts } from './home-text.ts'

export function SignTiles({ moon }: { moon: { sign: number; until: string } }) {
  const text = useTexts(homeTexts)
  const signNames = useTexts(signNameTexts)
  return (
    <section className="py-section" aria-labelledby="signs">
      <div className="mx-auto w-full max-w-page px-gutter">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div>
            <h2 id="signs">{text.signsTitle}</h2>
            <p className="mt-2.5 max-w-[56ch] text-muted">
              {text.signsLead(signNames[moon.sign]?.[1] ?? '', moon.until)}
            </p>
          </div>
          <ButtonLink to="/horoscope#find" size="sm">
            {text.findSign}
          </ButtonLink>
        </div>
        <SignLinks moon={moon.sign} to={(n) => `/horoscope/${signNames[n]?.[0]}/today`} house={text.moonIn} />
      </div>
    </section>
  )
}
