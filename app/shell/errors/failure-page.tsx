import { isRouteErrorResponse } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { isUndecodable } from '#app/framework-workarounds.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { OrbitGlyph } from '#app/ui/icons/orbit-glyph.tsx'
import { store } from '#app/web-storage/web-storage.ts'
import { clearStorage } from './clear-storage.ts'
import { failureTexts } from './failure-text.ts'

export function errorMessage(error: unknown): string {
  if (isRouteErrorResponse(error)) {
    const data: unknown = error.data
    if (typeof data === 'string' && data) return data
    return `${error.status} ${error.statusText}`.trim()
  }
  if (isUndecodable(error)) return failureTexts[currentLanguage()].unread
  if (error instanceof Error && error.message) return error.message
  return typeof error === 'string' && error ? error : failureTexts[currentLanguage()].unknown
}

/** Facts for support: browser, window, language, network. */
export function deviceDescription(): string {
  const { userAgent, language, onLine } = navigator
  return `${userAgent} · ${innerWidth} × ${innerHeight} · ${language} · ${onLine ? 'online' : 'no network'}`
}

const detailClass = 'rounded-control border border-line bg-sunken px-3.5 py-3 text-14 wrap-anywhere whitespace-pre-wrap'

export function FailurePage({ error }: { error: unknown }) {
  const text = useTexts(failureTexts)
  const [device, setDevice] = useState('')
  // Read after mount, because the server has no `navigator`.
  useEffect(() => setDevice(deviceDescription()), [])

  function clearAndReload() {
    clearStorage(store)
    location.reload()
  }

  return (
    <main className="grid min-h-[70dvh] place-items-center px-gutter py-section" id="main">
      <div className="grid w-[min(560px,100%)] gap-4" role="alert">
        <OrbitGlyph className="size-14 stroke-[1.2] text-accent-text" />
        <h1>{text.title}</h1>
        <div>
          <p className="text-14 leading-[1.4] font-semibold">{text.message}</p>
          <pre className={detailClass}>{errorMessage(error)}</pre>
        </div>
        <div>
          <p className="text-14 leading-[1.4] font-semibold">{text.device}</p>
          <pre className={`${detailClass} text-muted`}>{device}</pre>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="primary" onClick={() => location.reload()}>
            {text.reload}
          </Button>
          <Button onClick={clearAndReload}>{text.clear}</Button>
        </div>
      </div>
    </main>
  )
}
