import { useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { Tag } from '#app/ui/tag.tsx'
import { apiDocsTexts } from './api-docs-text.ts'
import { Code } from './code-block.tsx'
import type { Operation } from './read-document.ts'
import { TryOut } from './try-out.tsx'

/** One endpoint: a line, and on demand all of it. */
export function OperationDetails({ operation }: { operation: Operation }) {
  const text = useTexts(apiDocsTexts)
  const [open, setOpen] = useState(false)
  const { method, path, summary, description, body, answers } = operation
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="grid cursor-pointer list-none gap-x-3 gap-y-1 px-4 py-3.5 sm:grid-cols-[72px_minmax(0,1fr)] md:px-5">
        <span>
          <Tag>{method}</Tag>
        </span>
        <span className="min-w-0">
          <code className="font-text text-14 font-semibold wrap-anywhere">/api{path}</code>
          <span className="block text-small text-muted">{summary}</span>
        </span>
      </summary>
      {open ? (
        <div className="grid gap-4 px-4 pb-5 *:min-w-0 md:px-5">
          {description ? <p className="text-small text-muted">{description}</p> : null}
          {body ? <Shape title={text.takes} schema={body} /> : null}
          {answers.map(({ status, schema }) => (
            <Shape key={status} title={text.answers(status)} schema={schema} />
          ))}
          <TryOut operation={operation} />
        </div>
      ) : null}
    </details>
  )
}

function Shape({ title, schema }: { title: string; schema: string }) {
  return (
    <details>
      <summary className="cursor-pointer py-1 text-14 text-link">{title}</summary>
      <Code>{schema}</Code>
    </details>
  )
}
