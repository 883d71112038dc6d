// A picture of the real chart desk (scripts/shots/desk-picture.ts). The HTML contains both themes and CSS shows one, because the
// server has no theme of the reader; the browser never fetches the hidden one.
import { useTexts } from '#app/language/texts.ts'
import { deskPictureTexts } from './desk-picture-text.ts'

const THEMES = {
  light: 'theme-dark:hidden',
  dark: 'hidden theme-dark:block',
} as const

export function DeskPicture() {
  const text = useTexts(deskPictureTexts)
  return (
    <section className="border-t border-line py-section" aria-labelledby="desk">
      <div className="mx-auto w-full max-w-page px-gutter">
        <h2 id="desk">{text.title}</h2>
        <p className="mt-3 mb-7 max-w-[62ch] text-muted">{text.text}</p>
        {(['light', 'dark'] as const).map((theme) => (
          <picture key={theme} className={THEMES[theme]}>
            <source
              media="(max-width: 639px)"
              srcSet={`/pictures/desk-narrow-${theme}.webp`}
              width="420"
              height="780"
            />
            <img
              className="mx-auto h-auto w-full max-w-280 rounded-card border border-line shadow-raised"
              src={`/pictures/desk-wide-${theme}.webp`}
              alt={text.picture}
              width="1120"
              height="716"
              loading="lazy"
              decoding="async"
            />
          </picture>
        ))}
      </div>
    </section>
  )
}
