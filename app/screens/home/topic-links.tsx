import { useTexts } from '#app/language/texts.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { homeTexts } from './home-text.ts'

/** Links to the pages of topics. */
export function TopicLinks() {
  const text = useTexts(homeTexts)
  return (
    <section className="border-t border-line py-section" aria-labelledby="topics">
      <div className="mx-auto grid w-full max-w-page gap-6 px-gutter *:min-w-0 lg:grid-cols-[320px_minmax(0,1fr)] lg:gap-12">
        <div>
          <h2 id="topics">{text.topicsTitle}</h2>
          <p className="mt-3 text-muted">{text.topicsText}</p>
        </div>
        <ul className="flex flex-wrap content-start gap-2.5">
          {text.topics.map(([to, label]) => (
            <li key={to}>
              <ButtonLink to={to}>{label}</ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
