// /glossary: where "What is this?" leads for more.
import type { MetaFunction } from '@remix-run/cloudflare'
import { PageHead } from '#app/ui/card.tsx'
import { GLOSSARY } from './terms.ts'

const text = {
  title: 'Glossary',
  description: 'Plain words for the terms of Vedic astrology that our charts, almanac and matching use.',
}

export const meta: MetaFunction = () => [
  { title: 'Glossary of Vedic astrology' },
  { name: 'description', content: text.description },
]

export default function Glossary() {
  return (
    <main id="main" className="wrap page">
      <PageHead title={text.title}>{text.description}</PageHead>
      <nav aria-label="Parts of the glossary" className="row row--wrap mb-6">
        {GLOSSARY.map(({ title }) => (
          <a key={title} className="btn btn--sm btn--secondary" href={`#${anchor(title)}`}>
            {title}
          </a>
        ))}
      </nav>
      {GLOSSARY.map(({ title, terms }) => (
        <section key={title} id={anchor(title)} className="gloss" aria-labelledby={`${anchor(title)}-h`}>
          <h2 id={`${anchor(title)}-h`} className="h-sm">
            {title}
          </h2>
          <dl>
            {terms.map(({ id, name, text: words }) => (
              <div key={id} id={id}>
                <dt>{name}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </main>
  )
}

const anchor = (title: string) => `part-${title.toLowerCase().replace(/[^a-z]+/g, '-')}`
