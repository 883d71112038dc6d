// The 404 page. It is not an error of the product, so it shows no device facts and no reload, but links to other pages.
import { useTexts } from '#app/language/texts.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { OrbitGlyph } from '#app/ui/icons/orbit-glyph.tsx'
import { notFoundTexts } from './not-found-text.ts'

/** `title` names the missing thing (an astrologer, a receipt) where the URL has a valid form. */
export function NotFoundPage({ title: ownTitle }: { title?: string }) {
  const notFoundText = useTexts(notFoundTexts)
  const title = ownTitle ?? notFoundText.title
  return (
    <main className="grid min-h-[70dvh] place-items-center px-gutter py-section" id="main">
      <div className="grid w-[min(560px,100%)] justify-items-center gap-4 text-center">
        <OrbitGlyph className="size-20 stroke-[0.9] text-accent-text" />
        <h1 className="text-30 md:text-38">{title}</h1>
        <p className="text-muted">{notFoundText.lead}</p>
        <div className="mt-2 flex flex-wrap items-center justify-center gap-3">
          <ButtonLink to="/" variant="primary">
            {notFoundText.home}
          </ButtonLink>
          <ButtonLink to="/astrologers">{notFoundText.astrologers}</ButtonLink>
          <ButtonLink to="/kundli">{notFoundText.kundli}</ButtonLink>
        </div>
      </div>
    </main>
  )
}
