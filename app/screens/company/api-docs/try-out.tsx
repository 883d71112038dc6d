// Sends a request of one endpoint with the viewer's login, and shows the answer.

import { type FormEvent, useState } from 'react'
import { ApiError } from '#app/api/api-client.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { Button } from '#app/ui/button.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import { TextareaField } from '#app/ui/form/textarea-field.tsx'
import type { Route } from '#workers/contract/api/index.ts'
import { apiDocsTexts } from './api-docs-text.ts'
import { Code } from './code-block.tsx'
import type { Operation } from './read-document.ts'

type Outcome = { title: string; json: string }

export function TryOut({ operation }: { operation: Operation }) {
  const text = useTexts(apiDocsTexts)
  const { method, path, parameters, example } = operation
  const [busy, setBusy] = useState(false)
  const [notJson, setNotJson] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const body = bodyOf(String(form.get('body') ?? ''))
    setNotJson(body === null)
    if (body === null) return
    setBusy(true)
    setOutcome(await outcomeOf(operation, form, body))
    setBusy(false)
  }

  return (
    <form className="grid gap-3 border-t border-line pt-4" onSubmit={(event) => void send(event)} noValidate>
      <h3>{text.tryOut}</h3>
      {method === 'GET' ? null : <p className="text-small text-muted">{text.changes}</p>}
      <div className="grid gap-3 sm:grid-cols-2">
        {parameters.map(({ name, required }) => (
          <InputField
            key={name}
            label={name}
            name={`parameter.${name}`}
            note={required ? undefined : text.optional}
            autoComplete="off"
            spellCheck={false}
          />
        ))}
      </div>
      {example ? (
        <TextareaField
          label={text.body}
          name="body"
          rows={Math.min(12, example.split('\n').length + 1)}
          defaultValue={example}
          error={notJson ? text.notJson : undefined}
          spellCheck={false}
        />
      ) : null}
      <div>
        <Button type="submit" needsScript variant="primary" size="sm" loading={busy} loadingLabel={text.sending}>
          {text.send}
          <span className="sr-only">
            {method} /api{path}
          </span>
        </Button>
      </div>
      <div role="status" className="min-w-0">
        {outcome ? (
          <>
            <p className="text-small font-semibold">{outcome.title}</p>
            <Code>{outcome.json}</Code>
          </>
        ) : null}
      </div>
    </form>
  )
}

/** Undefined without a body, null if it is not JSON. */
function bodyOf(typed: string): object | undefined | null {
  if (!typed.trim()) return undefined
  try {
    return JSON.parse(typed)
  } catch {
    return null
  }
}

async function outcomeOf(operation: Operation, form: FormData, body: object | undefined): Promise<Outcome> {
  const text = apiDocsTexts[currentLanguage()]
  const given = (where: string) =>
    operation.parameters.flatMap(({ name, in: place }) => {
      const value = String(form.get(`parameter.${name}`) ?? '')
      return place === where && value ? [[name, value]] : []
    })
  const query = new URLSearchParams(given('query')).toString()
  const route = `${operation.method.toLowerCase()} ${operation.path}${query ? `?${query}` : ''}`
  try {
    // Cast, because the reader selects the endpoint at run time. An error response is a result, too.
    const answer = await api.call(
      route as Route,
      { params: Object.fromEntries(given('path')), body, own: 'all' } as never,
    )
    return { title: text.answered, json: JSON.stringify(answer, null, 2) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status, code, message, fields } = error
    return { title: text.refused(status, code), json: JSON.stringify({ message, code, fields }, null, 2) }
  }
}
