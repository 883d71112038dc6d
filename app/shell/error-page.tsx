import { isRouteErrorResponse } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { OrbitGlyph } from '#app/ui/orbit-glyph.tsx'
import { shellText } from './shell-text.ts'

const text = shellText.error

export function errorMessage(error: unknown): string {
  if (isRouteErrorResponse(error)) {
    const data: unknown = error.data
    if (typeof data === 'string' && data) return data
    return `${error.status} ${error.statusText}`.trim()
  }
  if (error instanceof Error && error.message) return error.message
  return typeof error === 'string' && error ? error : text.unknown
}

/** Facts for support: browser, window, language, network. */
export function deviceDescription(): string {
  const { userAgent, language, onLine } = navigator
  return `${userAgent} · ${innerWidth} × ${innerHeight} · ${language} · ${onLine ? 'online' : 'no network'}`
}

export function ErrorPage({ error }: { error: unknown }) {
  const [device, setDevice] = useState('')
  // Read after mount: the server knows nothing of the device.
  useEffect(() => setDevice(deviceDescription()), [])

  function clearAndReload() {
    try {
      localStorage.clear()
    } finally {
      location.reload()
    }
  }

  return (
    <main className="oops" id="main">
      <div className="oops__in" role="alert">
        <OrbitGlyph className="oops__g" />
        <h1>{text.title}</h1>
        <div>
          <h4>{text.message}</h4>
          <pre>{errorMessage(error)}</pre>
        </div>
        <div>
          <h4>{text.device}</h4>
          <pre className="muted">{device}</pre>
        </div>
        <div className="row row--wrap">
          <Button variant="primary" onClick={() => location.reload()}>
            {text.reload}
          </Button>
          <Button onClick={clearAndReload}>{text.clear}</Button>
        </div>
      </div>
    </main>
  )
}
