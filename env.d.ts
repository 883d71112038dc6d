/// <reference types="@remix-run/cloudflare" />
/// <reference types="vite/client" />

declare const __LOCAL__: boolean
declare const __BUILD__: string

declare module 'virtual:remix/server-build' {
  import type { ServerBuild } from '@remix-run/cloudflare'

  const build: ServerBuild
  export = build
}

/** The types of pdfkit lack its output helpers. */
declare module 'pdfkit/output' {
  export function toBlob(document: PDFKit.PDFDocument): Promise<Blob>
}

/** autocannon has no types of its own; this is what the bench uses. */
declare module 'autocannon' {
  namespace autocannon {
    type Options = {
      url: string
      connections?: number
      duration?: number
      method?: string
      headers?: Record<string, string>
      requests?: {
        method: string
        path: string
        body: string
        setupRequest(request: object): object
      }[]
    }
    type Result = {
      requests: { average: number; total: number }
      latency: { p50: number; p99: number }
      errors: number
      non2xx: number
    }
  }
  function autocannon(options: autocannon.Options): Promise<autocannon.Result>
  export = autocannon
}

/** Series of npm astronomia, without types of their own: only scripts and tests of the engine read them. */
declare module 'astronomia/data/*'
