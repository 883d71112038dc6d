import type { ReactNode } from 'react'

export type ContentSection = { heading: string; paragraphs: readonly string[]; list?: readonly string[] }
export type Content = { title: string; lead: string; updated?: string; sections: readonly ContentSection[] }

/** A page of prose: one column of reading width. */
export function ContentPage({ content, children }: { content: Content; children?: ReactNode }) {
  return (
    <main id="main" className="section">
      <article className="wrap content-page">
        <h1>{content.title}</h1>
        <p className="lead">{content.lead}</p>
        {content.updated ? <p className="small muted">{content.updated}</p> : null}
        {content.sections.map((section) => (
          <section key={section.heading}>
            <h2 className="h-sm">{section.heading}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {section.list ? (
              <ul className="content-page__list">
                {section.list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            ) : null}
          </section>
        ))}
        {children}
      </article>
    </main>
  )
}
