// The error page. Its texts and buttons are loaded on demand; the page for a missing network is in the bundle.

import { lazy, Suspense } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { shellTexts } from '#app/shell/shell-text.ts'
import { Button } from '#app/ui/button.tsx'
import { isNoConnection } from './no-connection.ts'

const FailurePage = lazy(async () => {
  try {
    return { default: (await import('./failure-page.tsx')).FailurePage }
  } catch {
    return { default: NoConnection }
  }
})

export function ErrorPage({ error }: { error: unknown }) {
  const onLine = typeof navigator === 'undefined' || navigator.onLine !== false
  if (isNoConnection(error, { onLine })) return <NoConnection />
  return (
    <Suspense fallback={null}>
      <FailurePage error={error} />
    </Suspense>
  )
}

/** Without reload and reset: neither the page nor the stored data is at fault. */
function NoConnection() {
  const text = useTexts(shellTexts).noConnection
  return (
    <main className="grid min-h-[70dvh] place-items-center px-gutter py-section" id="main">
      <div className="grid w-[min(560px,100%)] justify-items-start gap-4" role="alert">
        <h1>{text.title}</h1>
        <p>{text.text}</p>
        <Button variant="primary" onClick={() => location.reload()}>
          {text.tryAgain}
        </Button>
      </div>
    </main>
  )
}
