// /topics: what people ask astrologers about.

import type { MetaFunction } from '@remix-run/cloudflare'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { pageMeta } from '#app/search/page-meta.ts'
import { PageHead } from '#app/ui/card.tsx'
import { Link } from '#app/ui/link.tsx'
import { CONTENT_PAGE } from '#workers/contract/content/shared-page.ts'
import { TOPICS } from '#workers/contract/content/topics.ts'
import { topicContentTexts, topicsTexts } from './topics-text.ts'

export const handle = CONTENT_PAGE

export const meta: MetaFunction = (args) => {
  const text = topicsTexts[currentLanguage()]
  return pageMeta(args, { title: text.title, description: text.description })
}

export default function Topics() {
  const text = useTexts(topicsTexts)
  const topicContent = useTexts(topicContentTexts)
  return (
    <main id="main" className="mx-auto w-full max-w-page px-gutter pt-10 pb-22">
      <PageHead title={text.heading}>{text.description}</PageHead>
      <ul className="grid gap-x-10 lg:grid-cols-2">
        {TOPICS.map((topic) => (
          <li key={topic} className="relative border-t border-line py-5">
            <Link
              to={`/topics/${topic}`}
              className="font-display text-24 text-text no-underline after:absolute after:inset-0 hover:underline"
            >
              {topicContent[topic].name}
            </Link>
            <p className="mt-1.5 max-w-[60ch] text-muted">{topicContent[topic].lead}</p>
          </li>
        ))}
      </ul>
    </main>
  )
}
