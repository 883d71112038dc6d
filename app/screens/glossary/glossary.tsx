// /glossary, to which "What is this?" links.

import type { MetaFunction } from '@remix-run/cloudflare'
import { useSearchParams } from '@remix-run/react'
import { useMemo, useState } from 'react'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { pageMeta } from '#app/search/page-meta.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/card.tsx'
import type { ContentHandle, SharedPageHandle } from '#workers/contract/content/shared-page.ts'
import { foundTexts } from './found-text.ts'
import { glossaryGroups } from './glossary-groups.ts'
import { glossaryPageTexts } from './glossary-page-text.ts'
import { GlossarySearch } from './glossary-search.tsx'
import { searchTerms } from './search-terms.ts'

/** The query parameter of the search. */
const QUERY = 'q'

export const handle = {
  content: true,
  shared: { query: [QUERY], minutes: 15 },
} satisfies ContentHandle & SharedPageHandle

export const meta: MetaFunction = (args) => {
  const text = glossaryPageTexts[currentLanguage()]
  return pageMeta(args, { title: text.pageTitle, titleAlone: true, description: text.description })
}

export default function Glossary() {
  const text = useTexts(glossaryPageTexts)
  const found = useTexts(foundTexts)
  const [asked] = useSearchParams()
  const [words, setWords] = useState(asked.get(QUERY) ?? '')
  const groups = useMemo(() => searchTerms(words), [words])
  return (
    <main id="main" className="mx-auto w-full max-w-page px-gutter pt-10 pb-22">
      <PageHead title={text.title}>{text.description}</PageHead>
      <nav aria-label={text.parts} className="mb-5 flex flex-wrap items-center gap-3">
        {glossaryGroups().map(({ id, title }) => (
          <a key={id} className={buttonClass({ size: 'sm' })} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      <GlossarySearch
        name={QUERY}
        words={words}
        onSearch={setWords}
        found={groups.flatMap(({ terms }) => terms).length}
      />
      {groups.length === 0 ? (
        <div className="mt-10">
          <h2 className="heading-sm">{found.none(words)}</h2>
          <p className="mt-2 text-muted">{text.noneHint}</p>
        </div>
      ) : null}
      {groups.map(({ id: part, title, terms }) => (
        <section key={part} id={part} data-terms className="mt-10 max-w-[72ch]" aria-labelledby={`${part}-h`}>
          <h2 id={`${part}-h`} className="heading-sm">
            {title}
          </h2>
          <dl className="mt-3.5">
            {terms.map(({ id, name, text: meaning }) => (
              <div
                key={id}
                id={id}
                data-term
                className="scroll-mt-22.5 border-t border-line py-3.5 target:bg-accent-soft target:px-3"
              >
                <dt className="font-semibold">{name}</dt>
                <dd className="mt-1 leading-[1.6]">{meaning}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </main>
  )
}
