import { useEffect, useRef, useState } from 'react'
import { langOf } from '#app/language/language-of-words.ts'
import { useTexts } from '#app/language/texts.ts'
import { Tag } from '#app/ui/tag.tsx'
import { apiDocsTexts } from './api-docs-text.ts'
import { Code } from './code-block.tsx'
import type { Operation } from './read-document.ts'
import { TryOut } from './try-out.tsx'

type Props = {
  operation: Operation
  /** The URL has ?try. */
  tries: boolean
}

/** One endpoint: a line, and on demand all of it. */
export function OperationDetails({ operation, tries }: Props) {
  const text = useTexts(apiDocsTexts)
  const { id, method, path, summary, description, takes, answers } = operation
  const { details, open, onToggle } = useOpen(id)
  return (
    <details ref={details} id={id} className="scroll-mt-22" onToggle={onToggle}>
      <summary className="grid cursor-pointer list-none gap-x-3 gap-y-1 px-4 py-3.5 sm:grid-cols-[72px_minmax(0,1fr)] md:px-5">
        <span>
          <Tag>{method}</Tag>
        </span>
        <span className="min-w-0">
          <code className="font-text text-14 font-semibold wrap-anywhere">{`/api${path}`}</code>
          <span lang={langOf(summary)} className="block text-small text-muted">
            {summary}
          </span>
        </span>
      </summary>
      <div className="grid gap-4 px-4 pb-5 *:min-w-0 md:px-5">
        {description ? (
          <p lang={langOf(description)} className="text-small text-muted">
            {description}
          </p>
        ) : null}
        {takes.map((each) => (
          <Shape key={each.in} title={text.takes[each.in]} {...each} />
        ))}
        {answers.map((each) => (
          <Shape key={each.status} title={text.answers(each.status)} {...each} />
        ))}
        {tries ? open ? <TryOut operation={operation} /> : null : <TryLink operation={operation} />}
      </div>
    </details>
  )
}

/** The URL may name the open endpoint, and a click may open one before hydration. */
function useOpen(id: string) {
  const details = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!details.current) return
    if (location.hash === `#${id}`) details.current.open = true
    setOpen(details.current.open)
  }, [id])
  return { details, open, onToggle: () => setOpen(details.current?.open ?? false) }
}

/** Reloads the page with the form of this endpoint, which needs JavaScript. */
function TryLink({ operation: { id, method, path } }: Pick<Props, 'operation'>) {
  const text = useTexts(apiDocsTexts)
  return (
    <p>
      <a className="inline-block py-1 text-14" href={`?try#${id}`} rel="nofollow">
        {text.tryOut}
        <span className="sr-only">{` ${method} /api${path}`}</span>
      </a>
    </p>
  )
}

function Shape({ title, type, shape }: { title: string; type?: string; shape: string }) {
  return (
    <details>
      <summary className="cursor-pointer py-1 text-14 text-link">{type ? `${title}, ${type}` : title}</summary>
      <Code>{shape}</Code>
    </details>
  )
}
