// An admin screen that failed to load: its sentence beside the menu, and a retry button.

import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from '@remix-run/react'
import { useTexts } from '#app/language/texts.ts'
import { errorMessage } from '#app/shell/errors/failure-page.tsx'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { adminErrorsTexts } from './admin-errors-text.ts'

export function AdminErrors() {
  const text = useTexts(adminErrorsTexts)
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  const screen = useLocation().pathname.split('/').filter(Boolean).at(-1) ?? ''
  const sentences = new Map<string, string>(Object.entries(text.screens))
  // In production the server's message is only "Unexpected Server Error".
  const told = isRouteErrorResponse(error) && typeof error.data === 'string' ? errorMessage(error) : text.unknown
  return (
    <Callout tone="danger" title={sentences.get(screen) ?? `${text.error}${told}`}>
      <p>{text.hint}</p>
      <Button size="sm" className="mt-3" loading={state !== 'idle'} onClick={revalidate}>
        {text.retry}
      </Button>
    </Callout>
  )
}
